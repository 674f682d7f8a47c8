#pragma once

#include <string>
#include <vector>

#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// What remains of a picture that counts rows in cells: each count with noise, one possible result. No row is
/// in two cells, so that the cells share one epsilon between them (parallel composition): a replaced row
/// leaves one and enters another.
struct PrivateCells {
  /// With this probability a count is at most `halfWidth` from its true one.
  static constexpr double kLevel = 0.95;

  std::vector<double> counts{};
  double epsilon = 0;
  double deviation = 0;  ///< of the noise on each count
  double halfWidth = 0;
  /// The expected distance of the drawn shares from the true ones in total variation: cells E|Z|/(2 n).
  double totalVariation = 0;

  /// Whether the count may as well be 0: it must not be drawn as if it were one.
  bool isUnsure(std::size_t cell) const { return !(counts[cell] > halfWidth); }
};

/// One release of the true counts, published by the custodian, among so many rows.
PrivateCells privateCells(const Study& study, const std::vector<double>& counts, std::size_t rows,
                          double epsilon, const Custodian& custodian);

}  // namespace epsiscope
