#pragma once

#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/bounds.h"
#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"

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

/// One release, published by the custodian, of columns of numbers with these bounds. See momentDeviation()
/// for the guarantee. `rng`: draws what looks at nothing private.
PrivateCorrelations privateCorrelations(const Study& study, const PreparedData& data,
                                        const std::vector<std::string>& columns,
                                        const std::vector<LabelBounds>& bounds, double epsilon,
                                        const Custodian& custodian, Rng& rng);

}  // namespace epsiscope
