#include "core/unbiased/column.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epsiscope {

Extended costOf(const UnitProblem& problem, const MasterColumn& column) {
  Extended cost = 0;
  for (std::size_t i = 0; i < problem.values.size(); ++i)
    cost += weightedSquare(problem, column.output, i) * (problem.small + problem.rise * column.share[i]);
  return cost;
}

std::vector<Extended> entriesOf(const UnitProblem& problem, const MasterColumn& column) {
  const std::size_t k = problem.values.size();
  std::vector<Extended> entries(2 * k);
  const Extended shares = std::accumulate(column.share.begin(), column.share.end(), Extended{0});
  entries[0] = problem.small + problem.rise * shares / static_cast<Extended>(k);
  for (std::size_t i = 1; i < k; ++i) entries[i] = column.share[i] - column.share[i - 1];
  for (std::size_t i = 0; i < k; ++i) entries[k + i] = problem.outputs[column.output] * entries[i];
  return entries;
}

std::vector<Extended> rightSides(const UnitProblem& problem) {
  const std::size_t k = problem.values.size();
  std::vector<Extended> sides(2 * k, Extended{0});
  sides[0] = 1;
  sides[k] =
      std::accumulate(problem.values.begin(), problem.values.end(), Extended{0}) / static_cast<Extended>(k);
  for (std::size_t i = 1; i < k; ++i)
    sides[k + i] = (problem.values[i] - problem.values[i - 1]) / problem.rise;
  return sides;
}

/// The lower end has probability above + width - v, the upper one below + v: its largest is the mass.
std::vector<Term> endRandomizer(const UnitProblem& problem) {
  const Extended width = problem.values.back();
  std::vector<Term> terms;
  const auto add = [&](std::size_t output, Extended mass, const auto& missing) {
    if (!(mass > 0)) return;
    Term term{{output, {}}, mass};
    for (const Extended v : problem.values)
      term.column.share.push_back(std::max(0.0, static_cast<double>(1 - missing(v) / (mass * problem.rise))));
    terms.push_back(std::move(term));
  };
  add(0, problem.above + width, [](Extended v) { return v; });
  add(problem.outputs.size() - 1, problem.below + width, [&](Extended v) { return width - v; });
  return terms;
}

std::vector<MasterColumn> nearestColumns(const UnitProblem& problem) {
  const std::size_t k = problem.values.size();
  std::vector<MasterColumn> columns;
  columns.reserve(k * problem.outputs.size());
  std::vector<std::size_t> order(k);
  for (std::size_t j = 0; j < problem.outputs.size(); ++j) {
    const auto distance = [&](std::size_t i) { return std::abs(problem.values[i] - problem.outputs[j]); };
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return distance(a) < distance(b); });
    MasterColumn column{j, std::vector<double>(k, 0.0)};
    for (const std::size_t i : order) {
      column.share[i] = 1;
      columns.push_back(column);
    }
  }
  return columns;
}

}  // namespace epsiscope
