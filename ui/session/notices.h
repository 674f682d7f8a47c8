#pragma once

#include <QObject>

#include <cstddef>

#include "ui/session/aspects.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// What is said to the user: the notices of the state, the newest first.
class Notices : public QObject {
  Q_OBJECT
public:
  explicit Notices(AppState& state, QObject* parent = nullptr) : QObject(parent), m_state(state) {}

  /// What went well, or should be known.
  void say(const QString& sentence) { post({.sentence = sentence}); }
  /// What did not.
  void fail(const QString& sentence) { post({.sentence = sentence, .kind = Notice::Kind::error}); }
  void post(const Notice& notice);
  /// By its place in the list.
  void dismiss(std::size_t index);
  void dismissAll();
  /// Drops what speaks about steps after so many: they are undone.
  void forgetAfter(std::size_t steps);

  /// These are part of a larger change, and left to its changed().
  void add(const Notice& notice) { addNotice(m_state.notices, notice); }
  /// Those that offer this action are past.
  void forget(NoticeAction action);
  /// Everything but what offers this action, and what is about the program.
  void forgetAllBut(NoticeAction action);
  /// Everything but what is about the program.
  void forgetAll();
  /// What is open in the data, with what there is to do about it: it takes the place of what was open before.
  void addWhatIsOpen();
  /// Whether the target holds classes and the task is about numbers, with the task to switch to: it takes
  /// the place of what was said before.
  void addClassTarget();
  /// Why nothing of the study is private, with what to declare, as long as that is so: it takes the place of
  /// what was said of that before, and is said once for each reason. Of lessons, and of mistakes that the
  /// study repeats on purpose, nothing is said here. Returns whether anything changed.
  bool followPrivacy();
  /// What else the data changed between `before` and the study: nothing is reset in silence.
  /// `step`: see Notice::step.
  void sayWhatChanged(const Study& before, bool ofDataToo, std::size_t step);

signals:
  void changed(Aspects what);

private:
  AppState& m_state;
  QString m_notPrivate;  ///< what was said last of why nothing is private; empty: something is
};

}  // namespace epsiscope
