#include "ui/session/study_paths.h"

#include <QFileInfo>

#include <string_view>

#include "core/base/plain_file.h"

namespace epsiscope {

std::filesystem::path pathOf(const QString& file) {
  return file.toStdU16String();
}

QString absoluteFile(const QString& file) {
  return QFileInfo(file).absoluteFilePath();
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
