#include "ui/session/recovery_copy.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <functional>

#include "core/base/store.h"
#include "core/study/study_file.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

RecoveryCopy::RecoveryCopy(const QString& path)
    : m_path(path), m_lease(Lease::Of::file, pathOf(path + QStringLiteral(".lock"))) {}

std::unique_ptr<RecoveryCopy> RecoveryCopy::make(const QString& folder) {
  if (makeFolders(pathOf(folder)) || keepToOwner(pathOf(folder))) return nullptr;
  const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
  std::unique_ptr<RecoveryCopy> copy(new RecoveryCopy(QDir(folder).filePath(name)));
  return copy->m_lease.isOfAnother() ? nullptr : std::move(copy);
}

std::vector<std::unique_ptr<RecoveryCopy>> RecoveryCopy::orphans(const QString& folder) {
  std::vector<std::unique_ptr<RecoveryCopy>> found;
  const QDir dir(folder);
  QStringList names;
  for (const QFileInfo& file :
       dir.entryInfoList({QStringLiteral("*.json"), QStringLiteral("*.lock")}, QDir::Files))
    names << file.completeBaseName();
  names.removeDuplicates();
  for (const QString& name : names) {
    std::unique_ptr<RecoveryCopy> copy(new RecoveryCopy(dir.filePath(name)));
    if (!copy->m_lease.isHeld()) continue;
    // The halves of files that a crash left.
    for (const QString& part : dir.entryList({name + QStringLiteral(".json.*.part")}))
      removeFile(pathOf(dir.filePath(part)));
    if (QFile::exists(copy->file())) found.push_back(std::move(copy));
  }
  std::ranges::sort(found, std::greater(),
                    [](const auto& copy) { return QFileInfo(copy->file()).lastModified(); });
  return found;
}

void RecoveryCopy::write(const Study& study) const {
  writeStudy(study, file().toStdU16String(), Readers::ownerOnly);
}

void RecoveryCopy::remove() const {
  removeFile(pathOf(file()));
}

}  // namespace epsiscope
