#pragma once

#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "ui/session/recovery_copy.h"
#include "ui/session/runner.h"
#include "ui/session/session.h"

namespace epsiscope {

/// Keeps what a session has not saved in a copy of its own, against a crash, and offers the copies that
/// crashes left. The copy goes when the study is saved or this object ends. Tables of the clipboard that
/// crashes left go at once, but for those that a copy needs.
class Recovery : public QObject {
  Q_OBJECT
public:
  /// The most work, as time, that can be lost.
  static constexpr std::chrono::seconds kDelay{10};

  /// `wanted` is asked before anything is written.
  Recovery(Session& session, const QString& folder, std::function<bool()> wanted, QObject* parent = nullptr);
  ~Recovery() override;

  /// A notice for the newest copy that a crash left, if there is one; another one if copies are wanted and
  /// cannot be kept.
  void offer();
  void restore();
  void discard();
  /// Writes the copy without waiting for the time to come.
  void keepNow();
  /// The program is asked to end: unsaved changes are kept for its next start, at once.
  void leave();
  /// Whether a change waits to be written.
  bool isDue() const { return m_due.isActive(); }
  bool isWriting() const { return m_writer->isRunning(); }
  QString file() const { return m_copy ? m_copy->file() : QString(); }

private:
  void follow(Aspects what);
  bool mustKeep() const;
  void offerOrphan();
  /// The restored study is in this session's copy by now, or in a file of the user.
  void dropRestored();
  void removeAbandoned();

  Session& m_session;
  std::function<bool()> m_wanted;
  std::shared_ptr<const RecoveryCopy> m_copy;
  std::vector<std::unique_ptr<RecoveryCopy>> m_orphans;
  bool m_restored = false;  ///< the first orphan is the study now, and goes once it is kept anew
  bool m_kept = false;      ///< there is a file, or there will be
  bool m_left = false;      ///< it outlives this object
  QString m_folder;
  QTimer m_due;
  std::unique_ptr<Runner> m_writer, m_cleaner;
};

}  // namespace epsiscope
