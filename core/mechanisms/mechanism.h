#pragma once

#include "core/mechanisms/moments.h"
#include "core/privacy/bounds.h"
#include "core/privacy/guarantee.h"
#include "core/random/rng.h"

#include <span>
#include <vector>

namespace epsiscope {

/// The possible outputs: an interval (ends may be infinite), in it the multiples of a step or, if `points` is
/// not empty, a finite list.
struct Support {
  double lower = 0;
  double upper = 0;
  std::vector<double> points;
  double step = 0;  ///< above 0: outputs are endlessly many, the multiples of this
};

struct OutputRange {
  double lower = 0;
  double upper = 0;
};

/// A label randomizer: turns one label y into a random output t (spec 1). Immutable, so threads may share it.
/// Labels are clamped to the declared bounds first. A new one is a class and a row of the registry.
class Mechanism {
public:
  /// If there are endlessly many breakpoints, those in the range of this share of the outputs are named, but
  /// never more than kMostBreakpoints: enough for every staircase with epsilon of at least 0.0005.
  static constexpr double kBreakpointMass = 0.99999;
  static constexpr std::size_t kMostBreakpoints = 60'000;

  explicit Mechanism(LabelBounds bounds) : m_bounds(bounds) {}
  virtual ~Mechanism() = default;
  Mechanism(const Mechanism&) = delete;
  Mechanism& operator=(const Mechanism&) = delete;

  const LabelBounds& bounds() const { return m_bounds; }

  /// Natural logarithm of the density of output t given label y, or of its probability if the support is
  /// finite. Where outputs are multiples of a step, the probability of the nearest one over the step. At a
  /// jump, the value of the piece to the right. -infinity outside the support.
  virtual double logDensity(double output, double label) const = 0;
  /// The same at the output place + offset, which no double may be near to: between large labels that differ
  /// by little.
  virtual double logDensityBeside(double place, double offset, double label) const {
    return logDensity(place + offset, label);
  }
  virtual Support support() const = 0;
  /// Jumps and kinks of the density given the label, ascending; of endlessly many those in
  /// outputRange(kBreakpointMass), and of more than kMostBreakpoints those nearest to the label. The density
  /// jumps between exactly these doubles and their lower neighbours, so that logDensity(nextafter(b,
  /// -infinity)) is the limit from the left.
  virtual std::vector<double> breakpoints(double label) const = 0;
  /// A shortest-possible symmetric or full range that holds at least `mass` of the outputs given the label.
  virtual OutputRange outputRange(double label, double mass) const = 0;
  virtual double sample(double label, Rng& rng) const = 0;
  /// One output per label, in order: the same draws as calling sample() in a loop. outputs.size() ==
  /// labels.size().
  virtual void sampleAll(std::span<const double> labels, std::span<double> outputs, Rng& rng) const;
  /// Mean and variance over the labels; without pieces where they are no polynomials.
  virtual MomentCurve moments() const = 0;
  /// The price of one output, for the owner of the one value that is turned into it.
  virtual Booking booking() const = 0;
  /// Returns the promise to that owner.
  Guarantee guarantee() const { return Guarantee::of(booking()); }

  virtual double mean(double label) const { return moments().mean(m_bounds.clamp(label)); }
  virtual double variance(double label) const { return moments().variance(m_bounds.clamp(label)); }

private:
  LabelBounds m_bounds;
};

}  // namespace epsiscope
