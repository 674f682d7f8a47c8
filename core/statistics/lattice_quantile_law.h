#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/wide_integer.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/privacy/bounds.h"
#include "core/random/rng.h"

namespace epsiscope {

/// A quantile by the exponential mechanism among the places of a lattice, by whole numbers alone: place j of
/// 0, ..., kPlaces is drawn with probability w(s_j)/sum, s_j = |#{x_i before j} - r| with r = p n rounded,
/// where the whole numbers w begin at 2^60 and w(s + 1) is w(s) e^(-epsilon/2) rounded up, at least 1.
///
/// Proof of epsilon-DP for one replaced row: whether a value lies before a place is a function of that value
/// alone, so that every s_j moves by at most 1. Rounding up keeps w(s) <= e^(epsilon/2) w(s + 1), so that
/// each weight, and with them their sum, changes by at most that factor, and their ratio by at most its
/// square. No place has weight 0, whatever the table. Beyond the ideal law, which spreads over an interval,
/// that costs a step of 2^-20 of the width, and half a row of the rank.
class LatticeQuantileLaw {
public:
  using Answer = std::int64_t;  ///< the place
  static constexpr Answer kPlaces = 1 << 20;

  /// `sorted`: values, ascending; those outside the bounds count as lying on them. 0 < quantile
  /// < 1, epsilon > 0.
  LatticeQuantileLaw(std::span<const double> sorted, const LabelBounds& bounds, double quantile,
                     double epsilon, const Booking& cost);

  /// The number at a place.
  static double at(Answer place, const LabelBounds& bounds) {
    return bounds.lower + bounds.width() * (static_cast<double>(place) / kPlaces);
  }
  /// The weight of a place and of all places.
  WideUnsigned weight(Answer place) const;
  WideUnsigned total() const { return m_stretches.back().weightUpTo; }

  const Booking& booking() const { return m_cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const LatticeQuantileLaw& other, const Answer& answer) const;

private:
  /// Neighbouring places with as many values before them.
  struct Stretch {
    Answer first = 0;
    WideUnsigned weight = 0;      ///< of one place
    WideUnsigned weightUpTo = 0;  ///< of these and all before
  };
  const Stretch& stretchOf(Answer place) const;
  double logProbability(Answer place) const;

  std::vector<Stretch> m_stretches;
  Booking m_cost;
};

}  // namespace epsiscope
