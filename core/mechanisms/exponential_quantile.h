#pragma once

#include "core/mechanisms/mechanism.h"
#include "core/statistics/quantile_law.h"

#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace epsiscope {

/// The p-quantile of a table by the exponential mechanism (McSherry and Talwar 2007; Smith 2011): density
/// proportional to exp(-epsilon |#{x_i < t} - p n|/2) between the bounds. The label is the value of one row,
/// the one that is replaced; the values of the others are given.
///
/// Proof of epsilon-DP for one replaced row: it changes #{x_i < t} by at most 1 for every t, so the weight
/// of t by a factor of at most e^(epsilon/2), and so the integral of the weights: together e^epsilon.
class ExponentialQuantile : public Mechanism {
public:
  /// `others`: values of the n - 1 other rows, ascending. `owner` keeps them alive.
  ExponentialQuantile(LabelBounds bounds, std::span<const double> others, std::shared_ptr<const void> owner,
                      double quantile, double epsilon);

  double logDensity(double output, double label) const override;
  Support support() const override { return {bounds().lower, bounds().upper, {}}; }
  std::vector<double> breakpoints(double label) const override;
  OutputRange outputRange(double label, double mass) const override;
  double sample(double label, Rng& rng) const override;
  MomentCurve moments() const override { return {bounds(), {}}; }
  double mean(double label) const override;
  double variance(double label) const override;
  Booking booking() const override { return {.epsilon = m_epsilon, .neighbours = Booking::Neighbours::row}; }

private:
  /// Remembered for the labels that were asked for last.
  std::shared_ptr<const QuantileLaw> lawOf(double label) const;

  std::span<const double> m_others;
  std::shared_ptr<const void> m_owner;
  double m_quantile;
  double m_epsilon;
  mutable std::mutex m_guard;  ///< guards the remembered values
  mutable std::map<double, std::shared_ptr<const QuantileLaw>> m_laws;
};

}  // namespace epsiscope
