#pragma once

#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include "ui/session/aspects.h"
#include "ui/session/file_stamp.h"
#include "ui/session/runner.h"

namespace epsiscope {

class Session;

/// Says when the study's file is changed or removed by somebody else, and when its table is. They are looked
/// at on a worker thread; of a table, which may be large, only its size and when it was written.
class FileWatch : public QObject {
  Q_OBJECT
public:
  explicit FileWatch(Session& session, QObject* parent = nullptr);

  /// Looks at both now: a file on another machine sends no notification.
  void check();
  bool isChecking() const { return m_runner.isRunning(); }

private:
  /// Without a date: it is not there.
  struct TableStamp {
    qint64 size = 0;
    QDateTime written = {};
    bool operator==(const TableStamp&) const = default;
  };
  static TableStamp tableStamp(const QString& file);

  void follow(Aspects what);
  void watch();
  void compareStudy(const FileStamp& now);
  void compareTable(const TableStamp& now);

  Session& m_session;
  QString m_study, m_table;  ///< the files; empty: none
  FileStamp m_seenStudy;     ///< as it was looked at last; at first as it was opened or saved
  TableStamp m_seenTable;    ///< likewise
  QFileSystemWatcher m_watcher;
  Runner m_runner;
};

}  // namespace epsiscope
