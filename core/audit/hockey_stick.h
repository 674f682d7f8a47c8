#pragma once

#include "core/mechanisms/mechanism.h"

#include <cmath>
#include <vector>

namespace epsiscope {

/// The rates at which a test says y where it is y', and where it is y: ascending, from (0, 0) to (1, 1).
struct RocCurve {
  std::vector<double> falseAlarms, detections;
};

/// The loss of two labels y and y' at epsilon: the integral of max(0, f(t|y) - e^epsilon f(t|y')), for any
/// randomizer. Between the breakpoints of both densities by Gauss-Legendre quadrature on short stretches, cut
/// where the integrand becomes 0; for a finite list of outputs, or multiples of a step that are not too many,
/// the exact sum. In logarithms, and so far into the tails that the omitted part is nothing beside the
/// claimed delta, however small: tails must fall at least as fast as a geometric series.
class HockeyStick {
public:
  HockeyStick(const Mechanism& mechanism, double label, double otherLabel);

  double at(double epsilon) const { return std::exp(logAt(epsilon)); }
  double logAt(double epsilon) const;
  /// The smallest epsilon >= 0 with at(epsilon) <= delta; infinite if there is none.
  double smallestEpsilon(double delta) const;
  /// The points reached by the tests between y' and y that call every output y whose loss is above a
  /// threshold, from the highest threshold to the lowest: by the lemma of Neyman and Pearson no test reaches
  /// more.
  RocCurve roc() const;
  /// The output where f(t|y) - e^epsilon f(t|y') is largest, among those looked at.
  double worstOutput(double epsilon) const;

private:
  /// A place of the quadrature, or an output of a finite list.
  struct Place {
    double offset = 0;     ///< of the output from m_base
    double logWeight = 0;  ///< of its length; of a listed output 0, or of the step
    double log = 0;        ///< log f(t|y)
    double loss = 0;       ///< log f(t|y) - log f(t|y')
  };
  /// Adds numbers that are given by their logarithms.
  class LogSum;

  Place placeAt(double offset, double weight) const;
  void addStretch(double from, double to, std::vector<Place>& places) const;
  static double logGain(const Place& place, double epsilon);
  void addGains(std::size_t first, double epsilon, LogSum& sum) const;

  const Mechanism& m_mechanism;
  double m_label, m_otherLabel;  ///< within the bounds
  bool m_listed;
  /// y where densities are smooth, so that doubles near 0 distinguish outputs; 0 where they jump at doubles.
  double m_base = 0;
  std::vector<double> m_ends;   ///< offsets: stretch i lies between ends i and i + 1
  std::vector<Place> m_places;  ///< kPlaces for each stretch
};

}  // namespace epsiscope
