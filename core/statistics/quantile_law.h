#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/random/rng.h"

namespace epsiscope {

/// The law of a p-quantile released by the exponential mechanism: density proportional to exp(-epsilon
/// |#{x_i < t} - p n|/2) for t between the bounds (spec 14). It is constant between neighbouring order
/// statistics, so all of it is finite sums. Stretches so far from the quantile's rank that all of them
/// together have less than 1e-17 of the mass are left out: the work grows with 1/epsilon, not with the rows.
class QuantileLaw {
public:
  /// `sorted`: values, ascending; those outside the bounds count as lying on them. They must outlive the law.
  /// `own`: one more value; without any the law is even. 0 < quantile < 1.
  QuantileLaw(std::span<const double> sorted, const LabelBounds& bounds, double quantile, double epsilon,
              std::optional<double> own = std::nullopt);

  /// Where values are next to each other nothing lies between them: of length 0 there is no stretch.
  struct Stretch {
    double lower = 0, upper = 0;
    double mass = 0;
  };
  /// The stretches, ascending.
  const std::vector<Stretch>& stretches() const { return m_stretches; }

  double mean() const;
  /// E(t - from)^2.
  double squaredError(double from) const;
  /// Returns the w for which the release is at most w away from `from` with probability `level`.
  double halfWidth(double from, double level) const;
  /// The natural logarithm of the density; at a value that of the piece to its right, -infinity outside the
  /// bounds.
  double logDensity(double output) const;
  double sample(Rng& rng) const;

private:
  double valueAt(std::size_t i) const;
  template <class Test>
  std::size_t firstAfter(std::size_t begin, const Test& test) const;
  double logWeight(std::size_t below) const;

  std::span<const double> m_sorted;
  std::optional<double> m_own;
  std::size_t m_ownPlace = 0;  ///< number of the others before it
  std::size_t m_rows;          ///< n
  LabelBounds m_bounds;
  double m_rank;  ///< p n
  double m_epsilon;
  double m_logTotal = 0;  ///< log of the sum of all weights
  std::vector<Stretch> m_stretches;
};

}  // namespace epsiscope
