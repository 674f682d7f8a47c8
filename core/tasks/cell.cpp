#include "core/tasks/cell.h"

#include "core/base/numbers.h"
#include "core/study/study.h"
#include "core/study/study_names.h"
#include "core/tasks/methods.h"

namespace epsiscope {

std::vector<Cell> cellsOfMethods(const Study& study, const std::vector<std::string>& methods,
                                 std::optional<double> lambda, const std::vector<double>& sweep) {
  std::vector<Cell> cells;
  const auto add = [&](const std::string& method, std::optional<double> at, std::size_t rows) {
    for (const double epsilon : study.epsilon)
      cells.push_back({.method = method, .epsilon = epsilon, .lambda = at, .rows = rows});
  };
  for (const std::string& method : methods) {
    add(method, lambda, 0);
    for (const double other : sweep)
      if (lambda != other) add(method, other, 0);
    for (const int rows : study.trainSizes) add(method, lambda, static_cast<std::size_t>(rows));
  }
  return cells;
}

bool repeatsPrevious(const Study& study, const Cell& cell) {
  return cell.method == kMethodNone && cell.epsilon != study.epsilon.front();
}

ResultRow rowOfCell(const Study& study, const Cell& cell, const char* metric, const char* kind) {
  ResultRow row;
  row.task = nameOf(study.task);
  row.method = cell.method;
  row.learner = cell.learner;
  row.epsilon = cell.epsilon;
  row.lambda = cell.lambda.value_or(kNaN);
  row.zeta = kNaN;
  row.trainRows = cell.rows;
  row.metric = metric;
  row.kind = kind;
  return row;
}

}  // namespace epsiscope
