#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/bounds.h"
#include "core/privacy/protected_unit.h"
#include "core/statistics/noisy_moments.h"

namespace epsiscope {

/// Pearson's correlations of columns of numbers, from noisy moments.
struct PrivateCorrelations {
  std::vector<std::string> columns{};
  std::vector<double> values{};  ///< see correlationsFrom()
  /// The root of the mean squared error of each, over draws of the noise, estimated as if the released
  /// moments were the true ones; NaN where the correlation is.
  std::vector<double> errors{};
  std::vector<bool> toldFromZero{};  ///< of each, all together with probability kLevel; see there
  double epsilon = 0;

  static constexpr double kLevel = 0.95;

  /// The place of the pair in both; a < b.
  std::size_t placeOf(std::size_t a, std::size_t b) const {
    return a * (2 * columns.size() - a - 1) / 2 + b - a - 1;
  }
};

/// What they are released from, of columns of numbers with these bounds in the rows in use. Null once
/// cancelled.
std::shared_ptr<const ColumnMoments> momentsOf(const PreparedData& data,
                                               const std::vector<std::string>& columns,
                                               const std::vector<LabelBounds>& bounds, const GoOn& goOn = {});

/// One release, published by the custodian. See momentDeviation() for the guarantee. `rng`: draws what looks
/// at nothing private.
PrivateCorrelations privateCorrelations(const HeldMoments& moments, const std::vector<std::string>& columns,
                                        double epsilon, const ProtectedUnit& unit, Rng& rng);

}  // namespace epsiscope
