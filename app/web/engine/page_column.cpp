#include "app/web/engine/page_column.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

#include "app/web/engine/preview_json.h"

namespace epsiscope {

namespace {

constexpr std::size_t kCells = 40;

Json classesOf(const Column& column) {
  std::vector<std::size_t> counts(column.categories.size());
  for (const std::int32_t code : column.codes)
    if (code >= 0) ++counts[static_cast<std::size_t>(code)];
  return {{"categories", column.categories}, {"counts", counts}};
}

Json valuesOf(const Column& column, const DataChoice& data) {
  std::vector<double> values;
  std::ranges::copy_if(column.values, std::back_inserter(values),
                       [](double one) { return !std::isnan(one); });
  if (values.empty()) return Json::object();
  const auto [first, last] = std::minmax_element(values.begin(), values.end());
  const double least = *first, most = *last;
  const double width = (most > least ? most - least : 1) / static_cast<double>(kCells);
  std::array<std::size_t, kCells> counts{};
  std::size_t below = 0, above = 0;
  double sum = 0;
  for (const double value : values) {
    ++counts[std::min(static_cast<std::size_t>((value - least) / width), kCells - 1)];
    if (data.lower && value < *data.lower) ++below;
    if (data.upper && value > *data.upper) ++above;
    sum += value;
  }
  std::vector<double> edges;
  for (std::size_t i = 0; i <= kCells; ++i) edges.push_back(least + width * static_cast<double>(i));
  const auto total = static_cast<double>(values.size());
  return {{"edges", edges},
          {"counts", counts},
          {"rows", values.size()},
          {"mean", pageNumber(sum / total)},
          {"least", pageNumber(least)},
          {"most", pageNumber(most)},
          {"below", below},
          {"above", above},
          {"clipped_share", static_cast<double>(below + above) / total}};
}

}  // namespace

Json columnJson(const DataChoice& choice, const Dataset& dataset) {
  const int place = dataset.find(choice.target);
  if (place < 0) return Json::object();
  const Column& column = dataset.columns[static_cast<std::size_t>(place)];
  return column.kind == ColumnKind::number ? valuesOf(column, choice) : classesOf(column);
}

}  // namespace epsiscope
