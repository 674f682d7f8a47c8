#pragma once

#include <limits>
#include <memory>

#include "core/table/dataset.h"

namespace epsiscope::test {

/// Five rows: a number with a missing and a bad cell, a text with a missing one, and a number.
inline std::shared_ptr<const Dataset> smallTable() {
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  auto dataset = std::make_shared<Dataset>();
  dataset->name = "small";
  Column height{.name = "height", .values = {1.5, none, -2, none, 1.5}};
  height.missing = 1;
  height.badCells = {{.line = 5, .row = 3, .text = 0, .fault = CellFault::notANumber}};
  height.badTexts = {"tall"};
  Column colour{.name = "colour", .kind = ColumnKind::text, .codes = {1, -1, 0, 1, 2}};
  colour.categories = {"red", "blue", "Dark red"};
  colour.missing = 1;
  Column price{.name = "price net", .values = {1, 2, 3, 4, 5}};
  dataset->columns = {height, colour, price};
  return dataset;
}

}  // namespace epsiscope::test
