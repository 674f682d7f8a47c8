#include "core/study/study_paths.h"

#include <algorithm>
#include <string>
#include <system_error>

#include "core/study/study.h"
#include "core/table/database_address.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

/// "up/../data" is "data", unless "up" is a link: then the system knows better.
fs::path withoutDetours(const fs::path& file) {
  std::error_code error;
  fs::path plain = file.lexically_normal();
  if (fs::exists(plain, error) || !fs::exists(file, error)) return plain;
  const fs::path found = fs::canonical(file, error);
  return error ? plain : found;
}

std::string absolutePath(const std::string& file, const fs::path& folder) {
  const std::string path = fileOnDisk(file);
  return path.empty() ? file : withFileOnDisk(file, withoutDetours(folder / path).string());
}

/// Whether the path leads up to the root.
bool startsAtRoot(const fs::path& way, const fs::path& folder) {
  const auto steps = std::count(way.begin(), way.end(), fs::path(".."));
  const fs::path below = folder.relative_path();
  return steps > 0 && steps >= std::count_if(below.begin(), below.end(),
                                             [](const fs::path& name) { return !name.empty(); });
}

/// Whether the system, which follows links, finds another file there.
bool leadsElsewhere(const fs::path& way, const fs::path& folder, const fs::path& file) {
  std::error_code error;
  return fs::exists(file, error) && !fs::equivalent(folder / way, file, error);
}

std::string relativePath(const std::string& file, const fs::path& folder) {
  const fs::path path = fileOnDisk(file);
  if (path.empty() || path.is_relative()) return file;
  const fs::path from = folder.lexically_normal();
  const fs::path way = path.lexically_normal().lexically_relative(from);
  const bool isFound = !way.empty() && !startsAtRoot(way, from) && !leadsElsewhere(way, folder, path);
  return isFound ? withFileOnDisk(file, way.string()) : file;
}

Study withPaths(const Study& study, const fs::path& folder,
                std::string (*path)(const std::string&, const fs::path&)) {
  Study next = study;
  next.data.file = path(study.data.file, folder);
  renameFilesBeside(next, [&](const std::string& file) { return path(file, folder); });
  return next;
}

}  // namespace

std::vector<std::string> filesBeside(const Study& study) {
  const std::optional<std::string>& prior = study.labelPrivacy.priorFile;
  return prior ? std::vector{*prior} : std::vector<std::string>();
}

void renameFilesBeside(Study& study, const std::function<std::string(const std::string&)>& renamed) {
  if (std::optional<std::string>& prior = study.labelPrivacy.priorFile) prior = renamed(*prior);
}

Study withAbsolutePaths(const Study& study, const fs::path& folder) {
  return withPaths(study, folder, absolutePath);
}

Study withRelativePaths(const Study& study, const fs::path& folder) {
  return withPaths(study, folder, relativePath);
}

Study withPathsMoved(const Study& study, const fs::path& from, const fs::path& to) {
  std::error_code error;
  const fs::path before = fs::absolute(from / ".", error);
  const fs::path after = fs::canonical(to, error);
  return error ? study : withRelativePaths(withAbsolutePaths(study, before), after);
}

}  // namespace epsiscope
