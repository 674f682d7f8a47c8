#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/random/rng.h"

namespace epsiscope::test {

/// Returns a text that is as hostile as can be where something else is expected, or one of `words`.
inline std::string anyWord(const std::vector<std::string>& words, Rng& rng) {
  static const std::vector<std::string> hostile = {
      "",      "<b>&\"'</b>", "=1+1", "\xE2\x80\xAEright to left", "two\nlines\x01", std::string(2000, 'x'),
      "../..", "/dev/zero"};
  const bool isHostile = words.empty() || rng.below(10) == 0;
  const std::vector<std::string>& from = isHostile ? hostile : words;
  return from[rng.below(from.size())];
}

/// Returns a number near `before`, or one of the extreme numbers.
inline double anyNumberFrom(double before, Rng& rng) {
  static constexpr double ends[] = {0,     1,     -1,     2,       0.5,   1e-300, 5e-324,     1e-100, 1e-12,
                                    1e-6,  1e-3,  0.9999, 1e6,     1e12,  1e15,   1e100,      1e300,  1.7e308,
                                    -1e15, 1e-15, 3,      2147483, 65536, 100,    2147483647, 4e9,    0.1};
  switch (rng.below(6)) {
    case 0:
      return ends[rng.below(std::size(ends))];
    case 1:
      return before * 2;
    case 2:
      return before / 2;
    case 3:
      return before + 1;
    case 4:
      return before * std::exp(3 * rng.normal());
    default:
      return before - 1;
  }
}

inline Json numberLike(const Json& before, Rng& rng) {
  const double value = anyNumberFrom(before.is_number() ? before.get<double>() : 1, rng);
  const bool isWhole = value == std::floor(value) && std::abs(value) < 9e15;
  if (isWhole && value >= 0) return static_cast<std::uint64_t>(value);
  if (isWhole) return static_cast<std::int64_t>(value);
  return std::isfinite(value) ? Json(value) : Json();
}

/// Replaces the value, mostly by another of its kind.
inline void changeValue(Json& value, const std::vector<std::string>& words, Rng& rng) {
  const std::uint64_t kind = rng.below(20);
  if (kind == 0)
    value = nullptr;
  else if (kind == 1 || value.is_string())
    value = anyWord(words, rng);
  else if (kind == 2 || value.is_null())
    value = rng.below(2) == 0 ? numberLike(1, rng) : Json(anyWord(words, rng));
  else if (kind == 3)
    value = Json::array({numberLike(1, rng), numberLike(2, rng)});
  else if (kind == 4)
    value = Json::array({anyWord(words, rng)});
  else if (value.is_boolean())
    value = !value.get<bool>();
  else
    value = numberLike(value, rng);
}

/// Changes a randomly chosen place of the JSON: goes down from the top.
inline void changePlace(Json& at, const std::vector<std::string>& words, Rng& rng) {
  if (!at.is_structured() || at.empty()) {
    if (at.is_array() && rng.below(2) == 0)
      at.push_back(rng.below(2) == 0 ? numberLike(1, rng) : Json(anyWord(words, rng)));
    else
      changeValue(at, words, rng);
    return;
  }
  const std::size_t place = rng.below(at.size());
  if (at.is_array() && rng.below(3) == 0) {
    const Json item = at[place];
    if (rng.below(2) == 0)
      at.erase(place);
    else
      at.push_back(item);
    return;
  }
  changePlace(*std::next(at.begin(), static_cast<std::ptrdiff_t>(place)), words, rng);
}

/// Puts the text into the fuzzer's buffer if it fits; returns its size, or the old size.
inline std::size_t stored(const std::string& text, std::uint8_t* data, std::size_t size, std::size_t most) {
  if (text.size() > most) return size;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

/// Returns the JSON with one to four places changed; `start` if it is no JSON.
inline std::string mutatedJson(const std::string& text, const std::string& start,
                               const std::vector<std::string>& words, Rng& rng) {
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded() || !json.is_object()) json = Json::parse(start);
  for (std::uint64_t i = 0, count = 1 + rng.below(4); i < count; ++i) changePlace(json, words, rng);
  return dumped(json);
}

}  // namespace epsiscope::test
