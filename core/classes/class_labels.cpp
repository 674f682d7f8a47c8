#include "core/classes/class_labels.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_map>

#include "core/reading/text/cell_text.h"
#include "core/reading/text/number_cell.h"
#include "core/text/decimal.h"

namespace epsiscope {

namespace {

/// The place of each class that is a number.
std::unordered_map<double, std::int32_t> placesOfNumbers(const std::vector<std::string>& classes) {
  std::unordered_map<double, std::int32_t> places;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const NumberCell cell = readCell(classes[i], '.');
    if (cell.kind == CellKind::number || cell.kind == CellKind::underflow)
      places.emplace(cell.value, static_cast<std::int32_t>(i));
  }
  return places;
}

/// The place of each category of a text.
std::vector<std::int32_t> placesOfTexts(const std::vector<std::string>& categories,
                                        const std::vector<std::string>& classes) {
  std::unordered_map<std::string, std::int32_t> places;
  for (std::size_t i = 0; i < classes.size(); ++i)
    places.emplace(std::string(trimmed(classes[i])), static_cast<std::int32_t>(i));
  std::vector<std::int32_t> found;
  for (const std::string& category : categories) {
    const auto place = places.find(std::string(trimmed(category)));
    found.push_back(place == places.end() ? kOtherClass : place->second);
  }
  return found;
}

}  // namespace

std::vector<std::string> classesIn(const Column& target, std::span<const std::uint32_t> rows,
                                   std::size_t most) {
  std::vector<std::string> classes;
  if (target.kind == ColumnKind::number) {
    std::set<double> numbers;
    for (const std::uint32_t row : rows)
      if (numbers.insert(target.values[row]).second && numbers.size() > most) break;
    for (const double number : numbers) classes.push_back(shortestDigits(number));
    return classes;
  }
  std::vector<char> seen(target.categories.size(), 0);
  for (const std::uint32_t row : rows) seen[static_cast<std::size_t>(target.codes[row])] = 1;
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (seen[i] != 0) classes.emplace_back(trimmed(target.categories[i]));
  std::ranges::sort(classes);
  classes.erase(std::unique(classes.begin(), classes.end()), classes.end());
  classes.resize(std::min(classes.size(), most + 1));
  return classes;
}

ClassLabels classLabels(const Column& target, std::span<const std::uint32_t> rows,
                        std::vector<std::string> classes) {
  ClassLabels labels;
  labels.codes.reserve(rows.size());
  if (target.kind == ColumnKind::number) {
    const auto places = placesOfNumbers(classes);
    for (const std::uint32_t row : rows) {
      const auto place = places.find(target.values[row]);
      labels.codes.push_back(place == places.end() ? kOtherClass : place->second);
    }
  } else {
    const std::vector<std::int32_t> places = placesOfTexts(target.categories, classes);
    for (const std::uint32_t row : rows)
      labels.codes.push_back(places[static_cast<std::size_t>(target.codes[row])]);
  }
  labels.others = static_cast<std::size_t>(std::ranges::count(labels.codes, kOtherClass));
  labels.classes = std::move(classes);
  return labels;
}

std::vector<double> classCounts(std::span<const std::int32_t> codes, std::size_t classes) {
  std::vector<double> counts(classes);
  for (const std::int32_t code : codes)
    if (code != kOtherClass) ++counts[static_cast<std::size_t>(code)];
  return counts;
}

}  // namespace epsiscope
