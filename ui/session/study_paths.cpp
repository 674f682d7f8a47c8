#include "ui/session/study_paths.h"

#include <QFileInfo>

#include <algorithm>
#include <string_view>
#include <system_error>

#include "core/base/plain_file.h"
#include "core/table/database_address.h"

namespace epsiscope {

std::filesystem::path pathOf(const QString& file) {
  return file.toStdU16String();
}

QString absoluteFile(const QString& file) {
  const std::string data = file.toStdString();
  if (!isDatabase(data)) return QFileInfo(file).absoluteFilePath();
  const std::string path = fileOnDisk(data);
  return path.empty() ? file
                      : QString::fromStdString(withFileOnDisk(
                            data, QFileInfo(QString::fromStdString(path)).absoluteFilePath().toStdString()));
}

bool isSameFile(const QString& one, const QString& other) {
  if (one.isEmpty() || other.isEmpty()) return false;
  std::error_code error;
  return one == other || (std::filesystem::equivalent(pathOf(one), pathOf(other), error) && !error);
}

bool isInside(const std::filesystem::path& file, const std::filesystem::path& folder) {
  std::error_code error, folderError;
  const std::filesystem::path found = std::filesystem::canonical(file, error);
  const std::filesystem::path in = std::filesystem::canonical(folder, folderError);
  if (error || folderError) return false;
  return std::ranges::mismatch(in, found).in1 == in.end();
}

namespace {

constexpr std::size_t kTellingBytes = 4096;

}  // namespace

bool looksLikeStudy(const std::filesystem::path& file) {
  const std::string head = beginningOf(file, kTellingBytes);
  std::string_view text = head;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{';
}

bool looksLikeResults(const std::filesystem::path& file) {
  return looksLikeStudy(file) &&
         beginningOf(file, kTellingBytes).find("\"epsiscope-results\"") != std::string::npos;
}

}  // namespace epsiscope
