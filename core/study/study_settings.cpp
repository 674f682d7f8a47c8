#include "core/study/study_settings.h"

#include <algorithm>

#include "core/study/study_json.h"

namespace epsiscope {

namespace {

using Json = nlohmann::ordered_json;

std::string textOf(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A key that is left out while it has no value cannot be assigned alone.
bool sameKeys(const Json& a, const Json& b) {
  return a.is_object() && b.is_object() && a.size() == b.size() &&
         std::ranges::all_of(a.items(), [&](const auto& item) { return b.contains(item.key()); });
}

void addDifferences(const std::string& key, const Json& from, const Json& to,
                    std::vector<std::string>& found) {
  if (from == to) return;
  if (!key.empty() && !sameKeys(from, to)) {
    found.push_back(key + "=" + textOf(to));
    return;
  }
  for (const auto& [name, value] : to.items())
    addDifferences(key.empty() ? name : key + "." + name, from.contains(name) ? from[name] : Json(), value,
                   found);
}

}  // namespace

std::vector<std::string> settingsBetween(const Study& from, const Study& to) {
  Study target = to;
  target.view = from.view;
  Json before = studyToJson(from), after = studyToJson(target);
  // A list that is left out while it is empty.
  if (before.contains("published") && !after.contains("published")) after["published"] = Json::array();
  std::vector<std::string> found;
  addDifferences({}, before, after, found);
  return found;
}

std::string compactJson(const Study& study) {
  return textOf(studyToJson(study));
}

}  // namespace epsiscope
