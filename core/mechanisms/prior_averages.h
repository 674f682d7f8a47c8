#pragma once

#include "core/mechanisms/moments.h"
#include "core/prior/prior.h"

#include <array>
#include <cstddef>
#include <vector>

namespace epsiscope {

/// Averages over labels drawn from a prior, exactly: labels are uniform within a bin and clamped to the
/// bounds. The mean of u^q, u the normalised label, is summed once per bin, so that each average costs
/// O(pieces log bins).
class PriorAverages {
public:
  /// `prior` null: uniform on the bounds.
  PriorAverages(const Prior* prior, const LabelBounds& bounds);

  /// The curves' bounds must be those of the constructor.
  double variance(const MomentCurve& moments) const;
  /// The average of varianceWeight v(y) + (m(y) - y)^2: E (t - y)^2 if the weight is 1.
  double squaredError(const MomentCurve& moments, double varianceWeight = 1) const;

private:
  /// Sums of mass u^q, q = 0, 1, 2.
  using Sums = std::array<double, 3>;
  /// Labels that are uniform on [from, to]: a bin within the bounds, or a point if from == to.
  struct Cell {
    double from = 0, to = 0, mass = 0;
    Sums before{};  ///< of the cells before this one
  };

  void add(double from, double to, double mass);
  Sums sumsOf(const Cell& cell, double to) const;
  Sums sumsUpTo(double label, bool included) const;
  template <class Polynomial>
  double average(const MomentCurve& moments, const Polynomial& of) const;

  LabelBounds m_bounds;
  std::vector<Cell> m_cells;  ///< ascending
  Sums m_all{};
};

/// vbar: the variance averaged over the prior. `prior` null: uniform on the bounds.
double meanVariance(const MomentCurve& moments, const Prior* prior);
/// The average of E (t - y)^2 = v(y) + (m(y) - y)^2 over the prior. `prior` null: uniform on the bounds.
double expectedSquaredError(const MomentCurve& moments, const Prior* prior);

}  // namespace epsiscope
