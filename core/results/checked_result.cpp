#include "core/results/checked_result.h"

#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/base/plain_file.h"
#include "core/base/sha256.h"
#include "core/results/result_file.h"
#include "core/results/written_files.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

#include <exception>

namespace epsiscope {

namespace {

namespace fs = std::filesystem;

/// A list or a block would not be read on a line.
std::string shownValue(const Json& value) {
  if (value.is_object() || value.is_array()) return value.is_object() ? "a block" : "a list";
  return shortened(dumped(value), 80);
}

/// Adds the parts of a text that were not read, or were read as something else.
void addUnread(const Json& text, const Json& read, std::vector<std::string>& found) {
  for (const Json& change : Json::diff(text, read)) {
    const auto path = Json::json_pointer(change.at("path").get<std::string>());
    const std::string place = "The results' " + shortened(change.at("path").get<std::string>(), 80);
    if (path == Json::json_pointer("/sha256")) {
      found.push_back("The results were changed after the run wrote them: their own SHA-256 differs.");
      continue;
    }
    const bool isRead = change.at("op") != "remove";
    const std::string then = isRead ? "a run writes " + shownValue(change.at("value")) : "no run writes that";
    if (change.at("op") == "add")
      found.push_back(place + " is absent; " + then + ".");
    else
      found.push_back(place + " is " + shownValue(text.at(path)) + "; " + then + ".");
  }
}

void addFiles(const Result& result, const fs::path& folder, const GoOn& goOn,
              std::vector<std::string>& found) {
  std::vector<std::string> absent;
  for (const auto& [name, sha256] : result.files) {
    std::error_code error;
    if (!couldBeOfARun(name))
      found.push_back("The results list a file that no run writes: " + shortened(name, 80) + ".");
    else if (!fs::exists(folder / name, error))
      absent.push_back(name);
    else if (sha256OfFile(folder / name, goOn) != sha256)
      found.push_back(name + " is not the file that the run has written: its SHA-256 differs.");
  }
  if (absent.size() < result.files.size())
    for (const std::string& name : absent) found.push_back(name + " is no longer beside the results.");
}

}  // namespace

CheckedResult readChecked(const fs::path& file, const GoOn& goOn) {
  const std::string name = file.string();
  try {
    const Json text = parseJson(readWholeFile(file, kLargestResults, goOn), name, goOn);
    CheckedResult checked{.result = resultFrom(text, name), .changes = {}};
    addUnread(text, parseJson(toJson(checked.result), name, goOn), checked.changes);
    addFiles(checked.result, file.parent_path(), goOn, checked.changes);
    return checked;
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
}

}  // namespace epsiscope
