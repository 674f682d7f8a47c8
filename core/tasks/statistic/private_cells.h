#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"
#include "core/tasks/statistic/release.h"

namespace epsiscope {

/// What remains of a picture that counts rows in cells: each count with noise, one possible result. No row is
/// in two cells, so that the cells share one epsilon between them (parallel composition): a replaced row
/// leaves one and enters another.
struct PrivateCells {
  /// With this probability a count is at most `halfWidth` from its true one.
  static constexpr double kLevel = 0.95;

  std::vector<double> counts{};
  double epsilon = 0;
  double halfWidth = 0;
  double totalVariation = 0;  ///< see expectedTotalVariation()

  /// Whether the count may as well be 0: it must not be drawn as if it were one.
  bool isUnsure(std::size_t cell) const { return !(counts[cell] > halfWidth); }
  /// What the noise of so many cells could make up together: their half-widths add like standard deviations.
  double noiseOfSum(std::size_t cells) const { return halfWidth * std::sqrt(static_cast<double>(cells)); }
};

/// The expected distance in total variation of the shares that a histogram of so many cells is released with
/// from the true ones: cells E|Z|/(2 n), for Laplace noise.
double expectedTotalVariation(const StatisticRelease& release, std::size_t cells, double epsilon);

/// One release of the true counts, published by the custodian, among so many rows.
PrivateCells privateCells(const Study& study, const std::vector<double>& counts, std::size_t rows,
                          double epsilon, const Custodian& custodian);

}  // namespace epsiscope
