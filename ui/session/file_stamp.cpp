#include "ui/session/file_stamp.h"

#include <QFileInfo>

#include "core/base/file_error.h"
#include "core/base/sha256.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

FileStamp stampOf(const QString& file) {
  const QFileInfo info(file);
  if (!info.exists() && !info.isSymLink()) return {};
  FileStamp stamp{.sha256 = QStringLiteral("unreadable"), .modified = info.lastModified()};
  try {
    stamp.sha256 = QString::fromStdString(sha256OfFile(pathOf(file)));
  } catch (const FileError&) {
    // A device, a folder, or somebody else's: no study of this session is in it.
  }
  return stamp;
}

FileStamp stampOf(const QString& file, const std::string& text) {
  return {.sha256 = QString::fromStdString(sha256Of(text)), .modified = QFileInfo(file).lastModified()};
}

}  // namespace epsiscope
