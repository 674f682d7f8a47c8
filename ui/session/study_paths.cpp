#include "ui/session/study_paths.h"

#include <QFileInfo>

#include <fstream>
#include <string_view>

namespace epsiscope {

std::filesystem::path pathOf(const QString& file) {
  return file.toStdU16String();
}

QString absoluteFile(const QString& file) {
  return QFileInfo(file).absoluteFilePath();
}

namespace {

std::string beginningOf(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string head(4096, '\0');
  stream.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(stream.gcount()));
  return head;
}

}  // namespace

bool looksLikeStudy(const std::filesystem::path& file) {
  const std::string head = beginningOf(file);
  std::string_view text = head;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{';
}

bool looksLikeResults(const std::filesystem::path& file) {
  return looksLikeStudy(file) && beginningOf(file).find("\"epsiscope-results\"") != std::string::npos;
}

}  // namespace epsiscope
