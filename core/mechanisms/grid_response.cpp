#include "core/mechanisms/grid_response.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epsiscope {

namespace {

std::vector<double> centresOf(const LabelBounds& bounds, std::size_t cells) {
  std::vector<double> centres(cells);
  for (std::size_t i = 0; i < cells; ++i)
    centres[i] =
        bounds.lower + bounds.width() * ((static_cast<double>(i) + 0.5) / static_cast<double>(cells));
  // Bounds that are a few doubles wide have fewer cells; the correction is right for any set of centres.
  centres.erase(std::unique(centres.begin(), centres.end()), centres.end());
  return centres;
}

/// From the middle of the centres, so that neither large labels nor a tiny epsilon take digits.
std::vector<double> debiased(const std::vector<double>& centres, double epsilon) {
  double middle = 0;
  for (const double c : centres) middle += (c - centres.front()) / static_cast<double>(centres.size());
  const double stretch = 1 + static_cast<double>(centres.size()) / std::expm1(epsilon);
  std::vector<double> outputs;
  for (const double c : centres)
    outputs.push_back(centres.front() + middle + (c - centres.front() - middle) * stretch);
  return outputs;
}

ResponseTable tableOf(const LabelBounds& bounds, double epsilon) {
  const std::vector<double> centres = centresOf(bounds, gridCells(epsilon));
  std::vector<std::size_t> rowOf(centres.size());
  std::iota(rowOf.begin(), rowOf.end(), 0U);
  return {debiased(centres, epsilon), centres, randomizedResponse(centres.size(), epsilon), rowOf};
}

}  // namespace

std::size_t gridCells(double epsilon) {
  constexpr double kMostCells = 1024;
  const double wanted = std::round(std::max(2 * epsilon, 1.2 * std::exp(0.375 * epsilon)));
  return static_cast<std::size_t>(std::clamp(wanted, 2.0, kMostCells));
}

GridResponse::GridResponse(LabelBounds bounds, double epsilon)
    : FiniteMechanism(bounds, epsilon, tableOf(bounds, epsilon), Rounding::keepMean) {}

}  // namespace epsiscope
