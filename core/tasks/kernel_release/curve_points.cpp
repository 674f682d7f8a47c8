#include "core/tasks/kernel_release/curve_points.h"

#include <algorithm>
#include <map>
#include <memory>
#include <span>

#include "core/base/evenly_spread.h"

namespace epsiscope {

namespace {

/// So many rows, evenly spread, say where the middle of a feature is.
constexpr std::size_t kMostLookedAt = 2000;

std::vector<std::uint32_t> someTableRows(const PreparedData& data) {
  return evenlySpread(std::span<const std::uint32_t>(data.rows), kMostLookedAt);
}

std::vector<double> sortedValues(const Feature& feature, const std::vector<std::uint32_t>& rows) {
  std::vector<double> values;
  for (const std::uint32_t row : rows) values.push_back(feature.at(row));
  std::sort(values.begin(), values.end());
  return values;
}

double quantileOf(const std::vector<double>& sorted, double share) {
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// The most frequent code of a text, the smallest of several.
std::int32_t mostFrequent(std::span<const std::int32_t> codes, const std::vector<std::uint32_t>& rows) {
  std::map<std::int32_t, std::size_t> counts;
  for (const std::uint32_t row : rows) ++counts[codes[row]];
  return std::ranges::max_element(counts, {}, [](const auto& one) { return one.second; })->first;
}

/// A table of typical rows that differ in one feature alone.
struct TypicalRows {
  std::shared_ptr<Dataset> table = std::make_shared<Dataset>();
  PreparedData data;
};

TypicalRows typicalRows(const PreparedData& of, const std::string& feature, const std::vector<double>& x) {
  const std::vector<std::uint32_t> rows = someTableRows(of);
  TypicalRows made;
  made.data.features = of.features;
  std::vector<std::size_t> columnOf;  // of each feature; the indicators of a text share theirs
  for (std::size_t j = 0; j < of.features.size(); ++j) {
    const Feature& one = of.features[j];
    const bool continues = j > 0 && !one.codes.empty() && one.codes.data() == of.features[j - 1].codes.data();
    if (!continues) {
      Column& column = made.table->columns.emplace_back(Column{.name = one.name});
      if (!one.codes.empty()) {
        column.kind = ColumnKind::text;
        column.codes.assign(x.size(), mostFrequent(one.codes, rows));
      } else if (one.name == feature) {
        column.values = x;
      } else {
        column.values.assign(x.size(), quantileOf(sortedValues(one, rows), 0.5));
      }
    }
    columnOf.push_back(made.table->columns.size() - 1);
  }
  for (std::size_t j = 0; j < of.features.size(); ++j) {
    made.data.features[j].values = made.table->columns[columnOf[j]].values;
    made.data.features[j].codes = made.table->columns[columnOf[j]].codes;
  }
  made.data.dataset = made.table;
  for (std::size_t i = 0; i < x.size(); ++i) made.data.rows.push_back(static_cast<std::uint32_t>(i));
  return made;
}

}  // namespace

std::vector<std::string> curveFeatures(const PreparedData& data) {
  std::vector<std::string> names;
  for (const Feature& feature : data.features)
    if (feature.codes.empty()) names.push_back(feature.name);
  return names;
}

CurvePoints curvePoints(const KernelReleaseInputs& inputs, const KernelData& data, const std::string& feature,
                        std::size_t count, unsigned threads) {
  const PreparedData& table = data.table->data();
  const auto& along = *std::ranges::find(table.features, feature, &Feature::name);
  const std::vector<double> values = sortedValues(along, someTableRows(table));
  double low = quantileOf(values, 0.01), high = quantileOf(values, 0.99);
  if (!(high > low)) {
    low = values.front();
    high = values.back() > low ? values.back() : low + 1;
  }
  CurvePoints made{.feature = feature, .x = {}, .points = {}};
  for (std::size_t i = 0; i < count; ++i) {
    const double share = static_cast<double>(i) / static_cast<double>(count - 1);
    made.x.push_back((1 - share) * low + share * high);
  }
  made.points = preparedLike(inputs, data, typicalRows(table, feature, made.x).data, threads);
  return made;
}

}  // namespace epsiscope
