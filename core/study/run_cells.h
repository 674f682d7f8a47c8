#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/learners/ridge_cache.h"
#include "core/prior/prior.h"
#include "core/study/result.h"
#include "core/study/study.h"

namespace epsiscope {

/// One method at one epsilon.
struct Cell {
  std::string method;
  double epsilon = 0;
};

/// What one trial finds in a cell: a value for each of the cell's rows.
struct CellValues {
  double lambda = 0;
  std::vector<double> values;
  std::string note;
};

/// Method by method, epsilons in the study's order.
std::vector<Cell> cellsOf(const Study& study);
/// The cell's rows, still without values.
std::vector<ResultRow> rowsOf(const Study& study, const Cell& cell);
/// Nothing if `goOn` said stop in between. `prior`: that of the trial at the cell's epsilon, if the method
/// needs one.
std::optional<CellValues> compute(const Study& study, const RidgeCache& ridge, const Cell& cell, int trial,
                                  const std::optional<PrivatePrior>& prior,
                                  const std::function<bool()>& goOn);

}  // namespace epsiscope
