#pragma once

#include "core/mechanisms/finite_mechanism.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>

namespace epsiscope::test {

/// The faults of the matrix P(output | value): rows must sum to 1 within 1e-12, and in each column no entry
/// may be above e^epsilon (1 + 1e-12) times another. Empty if there are none.
inline std::string matrixProblem(const FiniteMechanism& mechanism) {
  std::ostringstream problem;
  problem.precision(17);
  const double ratio = std::exp(mechanism.guarantee().epsilon()) * (1 + 1e-12);
  const std::size_t values = mechanism.values().size(), outputs = mechanism.outputs().size();
  for (std::size_t value = 0; value < values; ++value) {
    double sum = 0;
    for (std::size_t output = 0; output < outputs; ++output) sum += mechanism.probability(value, output);
    if (!(std::abs(sum - 1) <= 1e-12)) problem << "row " << value << " sums to " << sum << "; ";
  }
  for (std::size_t output = 0; output < outputs; ++output) {
    double least = 1, most = 0;
    for (std::size_t value = 0; value < values; ++value) {
      least = std::min(least, mechanism.probability(value, output));
      most = std::max(most, mechanism.probability(value, output));
    }
    if (!(least >= 0 && most <= least * ratio))
      problem << "column " << output << " goes from " << least << " to " << most << "; ";
  }
  return problem.str();
}

/// The faults of the means: at each value the mean output must be the value within 1e-9 of the outputs'
/// range. Empty if there are none.
inline std::string biasProblem(const FiniteMechanism& mechanism) {
  std::ostringstream problem;
  problem.precision(17);
  const std::vector<double>& outputs = mechanism.outputs();
  for (std::size_t value = 0; value < mechanism.values().size(); ++value) {
    double bias = 0;
    for (std::size_t i = 0; i < outputs.size(); ++i)
      bias += mechanism.probability(value, i) * (outputs[i] - mechanism.values()[value]);
    if (!(std::abs(bias) <= 1e-9 * (outputs.back() - outputs.front())))
      problem << "value " << mechanism.values()[value] << " has bias " << bias << "; ";
  }
  return problem.str();
}

}  // namespace epsiscope::test
