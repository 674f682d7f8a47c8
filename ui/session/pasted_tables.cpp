#include "ui/session/pasted_tables.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace epsiscope {

namespace {

/// "clipboard.csv", "clipboard-2.csv" ...
QString numbered(const QString& name, int number) {
  return number == 1 ? name + QStringLiteral(".csv") : QStringLiteral("%1-%2.csv").arg(name).arg(number);
}

QString folderStart() {
  return QDir::tempPath() + QStringLiteral("/epsiscope-pasted-");
}

}  // namespace

std::optional<QString> PastedTables::add(const QString& text) {
  if (!m_folder) m_folder.emplace(folderStart() + QStringLiteral("XXXXXX"));
  QFile file(m_folder->filePath(numbered(QStringLiteral("clipboard"), ++m_count)));
  const QByteArray bytes = text.toUtf8();
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush())
    return std::nullopt;
  return file.fileName();
}

bool isPastedTable(const QString& file) {
  return QFileInfo(file).absolutePath().startsWith(folderStart());
}

std::optional<QString> keptBeside(const QString& table, const QString& studyFile) {
  const QFileInfo study(studyFile);
  const QString name = study.absoluteDir().filePath(study.completeBaseName() + QStringLiteral("-clipboard"));
  int number = 1;
  while (QFile::exists(numbered(name, number))) ++number;
  if (!QFile::copy(table, numbered(name, number))) return std::nullopt;
  return numbered(name, number);
}

}  // namespace epsiscope
