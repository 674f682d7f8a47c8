#include "ui/session/file_watch.h"

#include <QFileInfo>
#include <QLocale>

#include <utility>

#include "core/table/database_address.h"
#include "ui/session/session.h"

namespace epsiscope {

FileWatch::FileWatch(Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&session, &Session::changed, this, &FileWatch::follow);
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::check);
}

void FileWatch::follow(Aspects what) {
  if (!(what & (Aspect::study | Aspect::data))) return;
  const AppState& state = m_session.state();
  const QString table = QString::fromStdString(fileOnDisk(state.study.data.file));
  const bool hasTable = state.dataset && QFileInfo(table).isAbsolute();
  if (state.studyFile == m_study && (hasTable ? table : QString()) == m_table) return;
  m_study = state.studyFile;
  m_table = hasTable ? table : QString();
  m_seenStudy = m_session.fileStamp();
  m_seenTable = tableStamp(m_table);
  watch();
}

FileWatch::TableStamp FileWatch::tableStamp(const QString& file) {
  const QFileInfo info(file);
  return file.isEmpty() || !info.exists() ? TableStamp{} : TableStamp{info.size(), info.lastModified()};
}

/// A file that was replaced is another one to the system, and is watched anew.
void FileWatch::watch() {
  if (const QStringList before = m_watcher.files(); !before.isEmpty()) m_watcher.removePaths(before);
  for (const QString& file : {m_study, m_table})
    if (!file.isEmpty() && QFileInfo(file).isFile()) m_watcher.addPath(file);
}

void FileWatch::check() {
  if (m_study.isEmpty() && m_table.isEmpty()) return;
  watch();
  m_runner.start([this, study = m_study, table = m_table](const Runner::Control&) -> Runner::Delivery {
    const FileStamp ofStudy = study.isEmpty() ? FileStamp{} : stampOf(study);
    return [this, study, table, ofStudy, ofTable = tableStamp(table)] {
      if (!study.isEmpty() && study == m_study) compareStudy(ofStudy);
      if (!table.isEmpty() && table == m_table) compareTable(ofTable);
    };
  });
}

void FileWatch::compareStudy(const FileStamp& now) {
  const bool isAsHere = now.holds(m_session.fileStamp());
  if (!isAsHere && !now.holds(m_seenStudy)) {
    m_session.forgetNotices(NoticeAction::reopen);
    if (now.isThere())
      m_session.post(
          {.sentence = tr("%1 was changed at %2 by another window or program; saving asks before it "
                          "replaces that.")
                           .arg(m_study, QLocale().toString(now.modified, QLocale::ShortFormat)),
           .actions = {NoticeAction::reopen},
           .file = m_study});
    else
      m_session.say(tr("%1 is no longer there; saving writes it again.").arg(m_study));
  }
  m_seenStudy = now;
}

void FileWatch::compareTable(const TableStamp& now) {
  const TableStamp before = std::exchange(m_seenTable, now);
  if (now == before) return;
  if (now.written.isNull())
    m_session.say(tr("%1 is no longer there. The window keeps showing the rows that were read, but the study "
                     "does not open without it: put it back.")
                      .arg(m_table));
  else
    m_session.say(tr("%1 was written at %2 by another program. The window keeps showing the rows that were "
                     "read; open it again to see those that it has now.")
                      .arg(m_table, QLocale().toString(now.written, QLocale::ShortFormat)));
}

}  // namespace epsiscope
