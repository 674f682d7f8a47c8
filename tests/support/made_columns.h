#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope::test {

/// A column of numbers; NaN is a missing cell.
inline Column numbers(std::string name, std::vector<double> values) {
  Column made{.name = std::move(name), .values = std::move(values)};
  made.missing = static_cast<std::size_t>(
      std::ranges::count_if(made.values, [](double value) { return std::isnan(value); }));
  return made;
}

}  // namespace epsiscope::test
