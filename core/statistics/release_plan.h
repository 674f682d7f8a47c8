#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/privacy/bounds.h"
#include "core/privacy/protected_unit.h"
#include "core/statistics/statistic_kind.h"

namespace epsiscope {

/// The released statistic of one column and its mechanism, without epsilon.
struct ReleasePlan {
  StatisticKind kind = StatisticKind::mean;
  std::string mechanism = {};  ///< one of StatisticRow::mechanisms
  LabelBounds bounds = {};     ///< values are clipped to these; a count counts those inside
  double quantile = 0.5;
  std::size_t bins = 1;  ///< number of bins of a histogram of numbers
  double delta = 1e-5;   ///< delta of Gaussian noise
  int latticeBits = 40;  ///< bits of the width of the bounds in whole steps
  /// The groups of rows that each have the statistic, and a row is in one of them or in none; 0: all rows
  /// together, whose number is public. Where rows have weights there is at least one, of all.
  std::size_t groups = 0;
  std::optional<double> mostWeight = {};  ///< weights are clipped to [0, this]; absent: a row counts once
  bool isGrouped() const { return groups > 0; }
  /// The share of epsilon that finds the bounds, in whose place others may stand until then; 0: they are
  /// declared. Not with weights.
  double boundsShare = 0;
  ProtectedUnit unit = {};  ///< noise is for all rows of a person that may be replaced together
  /// Laplace noise has its scale for its standard deviation, a published mistake.
  bool deviationForScale = false;
  bool operator==(const ReleasePlan&) const = default;
};

}  // namespace epsiscope
