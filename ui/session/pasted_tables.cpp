#include "ui/session/pasted_tables.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

#include <algorithm>
#include <exception>
#include <limits>
#include <string>

#include "core/base/lease.h"
#include "core/base/plain_file.h"
#include "core/base/store.h"
#include "core/base/temporary_folder.h"
#include "core/study/study.h"
#include "ui/session/study_paths.h"

namespace epsiscope {

namespace {

/// "clipboard.csv", "clipboard-2.csv" ...
QString numbered(const QString& name, int number) {
  return number == 1 ? name + QStringLiteral(".csv") : QStringLiteral("%1-%2.csv").arg(name).arg(number);
}

const QString kFolderName = QStringLiteral("epsiscope-pasted-");

QString folderStart() {
  return QDir::tempPath() + QLatin1Char('/') + kFolderName;
}

QString folderOf(const QString& table) {
  return QFileInfo(table).absolutePath();
}

QString lockIn(const QString& folder) {
  return folder + QStringLiteral("/lock");
}

/// A folder is there for a moment before its lock.
bool mayBeNew(const QFileInfo& folder) {
  constexpr qint64 kMoment = 60;
  return !QFile::exists(lockIn(folder.filePath())) &&
         folder.lastModified().secsTo(QDateTime::currentDateTime()) < kMoment;
}

}  // namespace

/// A folder of tables that goes with this object, if nobody else has it.
class PastedTables::Folder {
public:
  explicit Folder(const QString& path) : m_path(path), m_lease(Lease::Of::file, pathOf(lockIn(path))) {}
  ~Folder() {
    if (isOurs() && !m_outlives) removeWholeFolder(pathOf(m_path));
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  bool isOurs() const { return m_lease.isHeld(); }
  const QString& path() const { return m_path; }
  void leave() { m_outlives = true; }

private:
  QString m_path;
  Lease m_lease;
  bool m_outlives = false;
};

PastedTables::PastedTables() = default;
PastedTables::~PastedTables() = default;

std::optional<QString> PastedTables::add(const QString& text) {
  try {
    if (!m_folder) {
      TemporaryFolder made(kFolderName.toStdString());
      m_folder = std::make_unique<Folder>(QString::fromStdU16String(made.path().u16string()));
      made.keep();
    }
    const QString file =
        m_folder->path() + QLatin1Char('/') + numbered(QStringLiteral("clipboard"), ++m_count);
    writeFileAtomically(pathOf(file), text.toStdString(), Readers::ownerOnly);
    return file;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

void PastedTables::adopt(const QString& file) {
  const QString folder = folderOf(file);
  const bool hasIt = (m_folder && m_folder->path() == folder) || (m_adopted && m_adopted->path() == folder);
  if (isPastedTable(file) && !hasIt) m_adopted = std::make_unique<Folder>(folder);
}

void PastedTables::leave() {
  for (const auto* folder : {&m_folder, &m_adopted})
    if (*folder) (*folder)->leave();
}

bool isPastedTable(const QString& file) {
  return folderOf(file).startsWith(folderStart());
}

void removeAbandonedTables(const QStringList& wanted) {
  const auto isWanted = [&](const QString& folder) {
    return std::ranges::any_of(wanted, [&](const QString& table) { return folderOf(table) == folder; });
  };
  const QDir::Filters folders = QDir::Dirs | QDir::NoSymLinks | QDir::NoDotAndDotDot;
  for (const QFileInfo& info :
       QDir(QDir::tempPath()).entryInfoList({kFolderName + QLatin1Char('*')}, folders)) {
    if (info.ownerId() != ::geteuid() || mayBeNew(info) || isWanted(info.absoluteFilePath())) continue;
    // A folder that no session holds is removed.
    const Lease lease(Lease::Of::file, pathOf(lockIn(info.filePath())));
    if (lease.isHeld()) removeWholeFolder(pathOf(info.filePath()));
  }
}

std::optional<QString> keptBeside(const QString& table, const QString& studyFile) {
  const QFileInfo study(studyFile);
  const QString name = study.absoluteDir().filePath(study.completeBaseName() + QStringLiteral("-clipboard"));
  int number = 1;
  while (QFile::exists(numbered(name, number))) ++number;
  try {
    const std::string bytes = readWholeFile(pathOf(table), std::numeric_limits<std::size_t>::max());
    // The study that needs it must not be on the disk without it.
    writeFileAtomically(pathOf(numbered(name, number)), bytes, Readers::ownerOnly);
  } catch (const std::exception&) {
    return std::nullopt;
  }
  return numbered(name, number);
}

}  // namespace epsiscope
