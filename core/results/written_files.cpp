#include "core/results/written_files.h"

#include <algorithm>
#include <array>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/results/result_file.h"

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

bool isPlain(const fs::path& file) {
  std::error_code error;
  return fs::symlink_status(file, error).type() == fs::file_type::regular;
}

/// The results in the file; nothing if it holds none, or others than a run has written.
std::optional<Json> believedList(const fs::path& file) {
  if (!isPlain(file)) return std::nullopt;
  try {
    Json json = parseJson(readWholeFile(file, kLargestResults), file.string());
    if (hasOwnSha256(json)) return json;
  } catch (const FileError&) {
  }
  return std::nullopt;
}

}  // namespace

bool couldBeOfARun(const std::string& name) {
  constexpr std::array kEndings = {".csv", ".csv.txt", ".svg", ".png", ".html", ".pdf"};
  return !name.empty() && name.front() != '.' && fs::path(name).filename() == name &&
         std::ranges::any_of(kEndings, [&](const char* ending) { return name.ends_with(ending); });
}

void WrittenFiles::addListIn(const fs::path& folder) {
  const std::optional<Json> list = believedList(folder / kResultsList);
  if (!list || !list->contains("files") || !list->at("files").is_object()) return;
  for (const auto& [name, sha256] : list->at("files").items())
    if (sha256.is_string() && couldBeOfARun(name)) m_all[name].insert(sha256.get<std::string>());
}

bool WrittenFiles::isAsWritten(const fs::path& folder, const std::string& name) const {
  if (name == kResultsList) return believedList(folder / name).has_value();
  const auto found = m_all.find(name);
  if (found == m_all.end() || !isPlain(folder / name)) return false;
  try {
    return found->second.contains(sha256OfFile(folder / name));
  } catch (const FileError&) {
    return false;
  }
}

}  // namespace epsiscope
