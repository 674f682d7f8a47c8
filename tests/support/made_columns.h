#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/glance/association.h"
#include "core/table/dataset.h"

namespace epsiscope::test {

/// A column of numbers; NaN is a missing cell.
inline Column numbers(std::string name, std::vector<double> values) {
  Column made{.name = std::move(name), .values = std::move(values)};
  made.missing = static_cast<std::size_t>(
      std::ranges::count_if(made.values, [](double value) { return std::isnan(value); }));
  return made;
}

/// A column of text; -1 is a missing cell.
inline Column text(std::string name, std::vector<std::string> categories, std::vector<std::int32_t> codes) {
  Column made{.name = std::move(name), .kind = ColumnKind::text};
  made.codes = std::move(codes);
  made.categories = std::move(categories);
  made.missing = static_cast<std::size_t>(std::ranges::count(made.codes, -1));
  return made;
}

/// The correlation of two columns of numbers in all rows.
inline double pearson(const Dataset& table, std::size_t a, std::size_t b) {
  const Associations found = associations(table);
  return std::ranges::find_if(found.pairs,
                              [&](const Association& one) {
                                return one.a == a && one.b == b && one.measure == AssociationMeasure::pearson;
                              })
      ->value;
}

}  // namespace epsiscope::test
