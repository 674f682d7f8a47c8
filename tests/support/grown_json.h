#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope::test {

using Json = nlohmann::json;

/// The places of a file: of lists the first entry stands for all.
inline std::vector<Json::json_pointer> placesIn(const Json& value,
                                                const Json::json_pointer& at = Json::json_pointer()) {
  std::vector<Json::json_pointer> places = {at};
  const auto add = [&](const Json& inside, const Json::json_pointer& place) {
    for (auto& found : placesIn(inside, place)) places.push_back(std::move(found));
  };
  if (value.is_object())
    for (const auto& [key, inside] : value.items()) add(inside, at / key);
  if (value.is_array() && !value.empty()) add(value.front(), at / std::size_t{0});
  return places;
}

/// The file with about so many bytes at that place.
inline std::string grown(const Json& file, const Json::json_pointer& place, std::size_t bytes) {
  Json made = file;
  Json& at = made[place];
  if (at.is_array()) {
    const Json entry = at.empty() ? Json(1) : Json(at.front());
    const std::size_t count = bytes / entry.dump().size() + 1;
    at = Json::array();
    for (std::size_t i = 0; i < count; ++i) at.push_back(entry);
  } else if (at.is_object()) {
    const Json value = at.empty() ? Json(1) : Json(at.front());
    const std::size_t count = bytes / (value.dump().size() + 10) + 1;
    for (std::size_t i = 0; i < count; ++i) at["k" + std::to_string(1'000'000 + i)] = value;
  } else if (at.is_string()) {
    at = std::string(bytes, 'x');
  } else {
    const std::string mark = "epsiscope-number";
    at = mark;
    const std::string text = made.dump();
    return std::string(text).replace(text.find(mark) - 1, mark.size() + 2, std::string(bytes, '7'));
  }
  return made.dump();
}

}  // namespace epsiscope::test
