#pragma once

#include <cmath>

namespace epsiscope::test {

/// Wilson and Hilferty: the value that a chi-square exceeds once in a million times.
inline double criticalChiSquare(double freedom) {
  constexpr double kNormal = 4.753424;
  const double third = 2 / (9 * freedom);
  return freedom * std::pow(1 - third + kNormal * std::sqrt(third), 3);
}

/// The distance of counts to what they are meant to be, and its degrees of freedom: one less than the cells.
struct ChiSquare {
  double distance = 0, freedom = -1;
  void add(double seen, double meant) {
    distance += (seen - meant) * (seen - meant) / meant;
    ++freedom;
  }
};

}  // namespace epsiscope::test
