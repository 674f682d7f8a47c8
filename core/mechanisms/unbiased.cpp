#include "core/mechanisms/unbiased.h"

#include "core/unbiased/unbiased_range.h"

#include <numeric>
#include <span>

namespace epsiscope {

namespace {

UnbiasedSolution solved(const Prior& points, double epsilon, const OutputGrid& outputs,
                        const MasterBasis* start, const GoOn& goOn) {
  return optimalUnbiased(
      {points.nodes, points.mass, epsilon,
       outputs.count > 0 ? outputs : defaultOutputs(points.nodes, epsilon)},
      {}, [&](double, double) { return goOn(); }, start);
}

ResponseTable tableOf(const Prior& points, const UnbiasedSolution& solution) {
  const std::size_t values = points.nodes.size(), outputs = solution.outputs.size();
  ResponseTable table{{}, points.nodes, std::vector<ResponseRow>(values), std::vector<std::size_t>(values)};
  std::iota(table.rowOf.begin(), table.rowOf.end(), std::size_t{0});
  for (std::size_t j = 0; j < outputs; ++j) {
    if (solution.probabilities[j] == 0) continue;  // then it is 0 for every value
    for (std::size_t i = 0; i < values; ++i)
      table.rows[i].peaks.push_back({table.outputs.size(), solution.probabilities[i * outputs + j]});
    table.outputs.push_back(solution.outputs[j]);
  }
  return table;
}

}  // namespace

Unbiased::Unbiased(LabelBounds bounds, const Prior& points, double epsilon, const OutputGrid& outputs,
                   const MasterBasis* start, const GoOn& goOn)
    : Unbiased(bounds, points, epsilon, solved(points, epsilon, outputs, start, goOn)) {}

Unbiased::Unbiased(LabelBounds bounds, const Prior& points, double epsilon, const UnbiasedSolution& solution)
    : FiniteMechanism(bounds, epsilon, tableOf(points, solution), Rounding::keepMean),
      m_loss(solution.loss),
      m_basis(solution.basis) {}

}  // namespace epsiscope
