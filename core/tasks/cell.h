#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/results/result.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// A question that curves, runs and searches put to a task: a method at one epsilon and lambda, learned from
/// one number of rows.
struct Cell {
  std::string method;
  double epsilon = 1;
  std::optional<double> lambda = {};  ///< absent: as the study says, or there is none
  std::size_t rows = 0;               ///< to learn from; 0: the whole training part
  std::string learner = {};           ///< empty: the only one, or none
  bool operator==(const Cell&) const = default;
};

/// Returns the cells of these methods in a run, method by method: those at `lambda` and at the others of
/// `sweep`, then those of the study's train_sizes at `lambda`; each at every epsilon of the study.
std::vector<Cell> cellsOfMethods(const Study& study, const std::vector<std::string>& methods,
                                 std::optional<double> lambda = {}, const std::vector<double>& sweep = {});

/// Whether the values are those of the cell before it: without noise they are the same at every epsilon.
bool repeatsPrevious(const Study& study, const Cell& cell);

/// Returns a row of the cell's results, still without values, with lambda where the cell has one.
ResultRow rowOfCell(const Study& study, const Cell& cell, const char* metric, const char* kind);

}  // namespace epsiscope
