#include "app/commands/data_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <cstdio>

#include "core/base/file_error.h"

namespace epsiscope {

namespace {

/// False where there is no room for it.
bool copyStandardInput(QFile& copy) {
  std::array<char, 1U << 16> bytes{};
  while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), stdin))
    if (copy.write(bytes.data(), static_cast<qint64>(count)) != static_cast<qint64>(count)) return false;
  return std::ferror(stdin) == 0 && copy.flush();
}

}  // namespace

std::string dataFile(const QString& given) {
  if (given != QLatin1String(kStandardInput)) return given.toStdString();
  static const QTemporaryDir folder(QDir::tempPath() + QStringLiteral("/epsiscope-XXXXXX"));
  QFile copy(folder.filePath(QStringLiteral("standard-input")));
  if (!folder.isValid() || !copy.open(QIODevice::WriteOnly) || !copyStandardInput(copy))
    throw FileError({.file = kStandardInput},
                    "the standard input could not be copied to " + QDir::tempPath().toStdString(),
                    "make room there, or name a file");
  return copy.fileName().toStdString();
}

}  // namespace epsiscope
