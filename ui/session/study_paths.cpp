#include "ui/session/study_paths.h"

#include <QFileInfo>

#include <fstream>
#include <string_view>

#include "ui/session/data_defaults.h"

namespace epsiscope {

namespace {

std::string absolutePath(const std::string& file, const std::filesystem::path& folder) {
  return isBuiltIn(file) ? file : (folder / file).lexically_normal().string();
}

std::string relativePath(const std::string& file, const std::filesystem::path& folder) {
  if (isBuiltIn(file)) return file;
  const std::filesystem::path relative =
      std::filesystem::path(file).lexically_relative(folder.lexically_normal());
  return relative.empty() || *relative.begin() == ".." ? file : relative.string();
}

Study withPaths(const Study& study, const std::filesystem::path& folder,
                std::string (*path)(const std::string&, const std::filesystem::path&)) {
  Study next = study;
  next.data.file = path(study.data.file, folder);
  if (study.labelPrivacy.priorFile) next.labelPrivacy.priorFile = path(*study.labelPrivacy.priorFile, folder);
  return next;
}

}  // namespace

Study withAbsolutePaths(const Study& study, const std::filesystem::path& folder) {
  return withPaths(study, folder, absolutePath);
}

Study withRelativePaths(const Study& study, const std::filesystem::path& folder) {
  return withPaths(study, folder, relativePath);
}

std::filesystem::path pathOf(const QString& file) {
  return file.toStdU16String();
}

QString absoluteFile(const QString& file) {
  return QFileInfo(file).absoluteFilePath();
}

bool looksLikeStudy(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string head(4096, '\0');
  stream.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(stream.gcount()));
  std::string_view text = head;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{';
}

}  // namespace epsiscope
