#include "ui/report/portable_paths.h"

#include <filesystem>

#include "core/study/study_paths.h"
#include "core/table/database_address.h"

namespace epsiscope {

namespace {

/// The most folders up that a file may lie and still be named by its path: in a folder beside the study's.
constexpr int kMostUp = 1;

std::string portable(const std::string& file, const std::filesystem::path& folder) {
  const std::filesystem::path path(fileOnDisk(file));
  if (!path.is_absolute()) return file;  // built-in data and servers too
  const std::filesystem::path near = folder.empty() ? path.filename() : path.lexically_relative(folder);
  int up = 0;
  for (const std::filesystem::path& step : near) up += step == ".." ? 1 : 0;
  return withFileOnDisk(file, (near.empty() || up > kMostUp ? path.filename() : near).generic_string());
}

void makePortable(Study& study, const std::filesystem::path& folder) {
  study.data.file = portable(study.data.file, folder);
  renameFilesBeside(study, [&](const std::string& file) { return portable(file, folder); });
}

}  // namespace

AppState withoutFolders(const AppState& state) {
  AppState shown = state;
  const std::filesystem::path file(state.studyFile.toStdString());
  makePortable(shown.study, file.parent_path());
  makePortable(shown.savedStudy, file.parent_path());
  shown.studyFile = QString::fromStdString(file.filename().string());
  return shown;
}

}  // namespace epsiscope
