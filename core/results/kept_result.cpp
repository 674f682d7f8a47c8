#include "core/results/kept_result.h"

#include <system_error>

#include "core/base/store.h"
#include "core/results/result_file.h"
#include "core/study/study_paths.h"

namespace epsiscope {

namespace {

/// The file's own folder; that of a relative name starts at the working directory.
std::filesystem::path folderOf(const std::filesystem::path& file) {
  std::error_code error;
  const std::filesystem::path found = std::filesystem::absolute(file, error);
  return (error ? file : found).parent_path();
}

}  // namespace

std::filesystem::path keptResultFile(const std::filesystem::path& studyFile) {
  std::filesystem::path file = studyFile;
  if (file.extension() == ".json") file.replace_extension();
  file += ".results.json";
  return file;
}

void writeResult(const Result& result, const std::filesystem::path& file) {
  Result stored = result;
  stored.study = withRelativePaths(stored.study, folderOf(file));
  writeFileAtomically(file, toJson(stored));
}

Result readResultWithPaths(const std::filesystem::path& file, const GoOn& goOn) {
  Result result = readResult(file, goOn);
  result.study = withAbsolutePaths(result.study, folderOf(file));
  return result;
}

}  // namespace epsiscope
