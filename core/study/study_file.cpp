#include "core/study/study_file.h"

#include "core/base/file_error.h"
#include "core/base/plain_file.h"
#include "core/base/store.h"
#include "core/study/study.h"
#include "core/study/study_json.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <exception>

namespace epsiscope {

namespace {

/// The value if the text is JSON, otherwise the text itself.
Json valueOf(const std::string& text) {
  if (!Json::accept(text)) return text;
  return parseJson(text, "--set");
}

void assign(Json& study, const std::string& assignment) {
  const std::size_t equals = assignment.find('=');
  const FileError::Place place{.file = "--set " + shortened(assignment, 60), .columnName = {}};
  if (equals == std::string::npos || equals == 0)
    throw FileError(place, "a setting has the form KEY=VALUE",
                    "write for example --set label_privacy.zeta=0.5");
  const std::string key = assignment.substr(0, equals);
  Json* at = &study;
  std::size_t start = 0;
  while (true) {
    const std::size_t dot = key.find('.', start);
    const std::string step = key.substr(start, dot - start);
    // A view may hold anything, and lists of blocks are left out while they are empty; everything else must
    // be a key that studies have.
    const bool open = key.starts_with("view.") || key.starts_with("data.plan") || key == "published" ||
                      key == "data.columns" || key == "data.column_bounds" || key == "statistic.releases";
    // A block that is left out begins with the assigned key.
    if (open && at->is_null()) *at = Json::object();
    if (!at->is_object() || (!at->contains(step) && !open))
      throw FileError(place, "the key \"" + key + "\" is unknown",
                      "use a key of the study file, with dots between blocks");
    at = &(*at)[step];
    if (dot == std::string::npos) break;
    start = dot + 1;
  }
  *at = valueOf(assignment.substr(equals + 1));
}

std::string firstChangedKey(const Json& one, const Json& other) {
  if (!one.is_object() || !other.is_object()) return {};
  for (const auto& [key, value] : one.items()) {
    const Json there = other.value(key, Json());
    if (value == there) continue;
    const std::string inner = firstChangedKey(value, there);
    return inner.empty() ? key : key + "." + inner;
  }
  return {};
}

/// Whether the keys are the same: one that is left out while it has no value cannot be assigned alone.
bool sameKeys(const Json& a, const Json& b) {
  return a.is_object() && b.is_object() && a.size() == b.size() &&
         std::ranges::all_of(a.items(), [&](const auto& item) { return b.contains(item.key()); });
}

void addDifferences(const std::string& key, const Json& from, const Json& to,
                    std::vector<std::string>& found) {
  if (from == to) return;
  if (!key.empty() && !sameKeys(from, to)) {
    found.push_back(key + "=" + dumped(to));
    return;
  }
  for (const auto& [name, value] : to.items())
    addDifferences(key.empty() ? name : key + "." + name, from.contains(name) ? from[name] : Json(), value,
                   found);
}

}  // namespace

std::string firstChangedKey(const Study& one, const Study& other) {
  Study looked = other;
  looked.view.tab = one.view.tab;
  looked.view.charts = one.view.charts;
  looked.view.lesson = one.view.lesson;
  looked.view.lessonStep = one.view.lessonStep;
  return firstChangedKey(studyToJson(one), studyToJson(looked));
}

Study parseStudy(const std::string& json, const std::string& nameForErrors, const GoOn& goOn) {
  return studyFromJson(parseJson(json, nameForErrors, goOn), nameForErrors);
}

Study readStudy(const std::filesystem::path& file, const GoOn& goOn) {
  try {
    return parseStudy(readWholeFile(file, kLargestStudy, goOn), file.string(), goOn);
  } catch (const std::exception&) {
    throwAsFileError(shownPath(file));
  }
}

std::string toJson(const Study& study) {
  return dumped(studyToJson(study), 1) + "\n";
}

std::string compactJson(const Study& study) {
  return dumped(studyToJson(study));
}

void writeStudy(const Study& study, const std::filesystem::path& file, Readers readers) {
  writeFileAtomically(file, toJson(study), readers);
}

Study withSettings(const Study& study, std::span<const std::string> assignments) {
  Json json = studyToJson(study);
  for (const std::string& assignment : assignments) assign(json, assignment);
  return studyFromJson(json, "--set");
}

std::vector<std::string> settingsBetween(const Study& from, const Study& to) {
  Study target = from;
  target.inputs() = to.inputs();
  Json before = studyToJson(from), after = studyToJson(target);
  // A list that is left out while it is empty.
  if (before.contains("published") && !after.contains("published")) after["published"] = Json::array();
  std::vector<std::string> found;
  addDifferences({}, before, after, found);
  return found;
}

}  // namespace epsiscope
