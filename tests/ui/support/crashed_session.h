#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/temporary_folder.h"
#include "ui/session/pasted_tables.h"

namespace epsiscope::test {

/// A folder for temporary files that no other program uses, while it lives.
class OwnTemporaryFiles {
public:
  OwnTemporaryFiles() : m_before(qgetenv("TMPDIR")) { qputenv("TMPDIR", m_folder.path().c_str()); }
  ~OwnTemporaryFiles() { m_before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", m_before); }
  OwnTemporaryFiles(const OwnTemporaryFiles&) = delete;
  OwnTemporaryFiles& operator=(const OwnTemporaryFiles&) = delete;

  QStringList entries() const {
    return QDir(QDir::tempPath()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
  }

private:
  TemporaryFolder m_folder;
  QByteArray m_before;
};

/// The table that a killed process left of the clipboard: it ended without destroying any object.
inline QString tableOfACrashedSession(const QString& text) {
  const pid_t child = ::fork();
  if (child == 0) {
    PastedTables tables;
    ::_exit(tables.add(text) ? 0 : 1);
  }
  ::waitpid(child, nullptr, 0);
  const QDir temporary(QDir::tempPath());
  const QStringList folders = temporary.entryList({QStringLiteral("epsiscope-pasted-*")}, QDir::Dirs);
  return folders.isEmpty() ? QString()
                           : temporary.filePath(folders.front() + QStringLiteral("/clipboard.csv"));
}

}  // namespace epsiscope::test
