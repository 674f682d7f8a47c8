#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include "ui/session/aspects.h"
#include "ui/session/file_stamp.h"
#include "ui/session/runner.h"

namespace epsiscope {

class Session;

/// Says when the study's file is changed or removed by somebody else, and when its table is. The files are
/// read on a worker thread.
class FileWatch : public QObject {
  Q_OBJECT
public:
  explicit FileWatch(Session& session, QObject* parent = nullptr);

  /// Looks at both now: of a file on another machine nothing else tells.
  void check();
  bool isChecking() const { return m_runner.isRunning(); }

private:
  void follow(Aspects what);
  void watch();
  void compareStudy(const FileStamp& now);
  void compareTable(bool isThere);

  Session& m_session;
  QString m_study, m_table;  ///< the files; empty: none
  FileStamp m_seenStudy;     ///< as it was looked at last; at first as it was opened or saved
  bool m_tableIsGone = false;
  QFileSystemWatcher m_watcher;
  Runner m_runner;
};

}  // namespace epsiscope
