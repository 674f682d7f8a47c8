#pragma once

#include <QObject>

#include <cstddef>

#include "ui/session/aspects.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// The messages to the user: the notices of the state, the newest first.
class Notices : public QObject {
  Q_OBJECT
public:
  explicit Notices(AppState& state, QObject* parent = nullptr) : QObject(parent), m_state(state) {}

  /// Posts a success or a remark.
  void say(const QString& sentence) { post({.sentence = sentence}); }
  /// Posts a failure.
  void fail(const QString& sentence) { post({.sentence = sentence, .kind = Notice::Kind::error}); }
  void post(const Notice& notice);
  /// Dismisses the notice at this place in the list.
  void dismiss(std::size_t index);
  void dismissAll();
  /// Drops what speaks about steps after so many: they are undone.
  void forgetAfter(std::size_t steps);

  /// These are part of a larger change, and left to its changed().
  void add(const Notice& notice) { addNotice(m_state.notices, notice); }
  /// Those that offer this action are past.
  void forget(NoticeAction action);
  /// Forgets all notices but those that offer this action, and those about the program.
  void forgetAllBut(NoticeAction action);
  /// Everything but what is about the program.
  void forgetAll();
  /// Adds the open questions of the data, with the ways to settle them: it takes the place of those before.
  void addWhatIsOpen();
  /// Whether the target holds classes and the task is about numbers, with the task to switch to: it takes the
  /// place of the notice before.
  void addClassTarget();
  /// Why nothing of the study is private, with what to declare, as long as that is so: it takes the place of
  /// the notice about that before, and is posted once for each reason. Lessons, and mistakes that the study
  /// repeats on purpose, have no notice here. Returns whether anything changed.
  bool followPrivacy();
  /// Says what else in the study the data changed since `before`: nothing is reset in silence.
  /// `step`: see Notice::step.
  void sayWhatChanged(const Study& before, bool ofDataToo, std::size_t step);

signals:
  void changed(Aspects what);

private:
  AppState& m_state;
  QString m_notPrivate;  ///< what was said last of why nothing is private; empty: something is
};

}  // namespace epsiscope
