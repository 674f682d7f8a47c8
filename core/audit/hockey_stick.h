#pragma once

#include "core/mechanisms/mechanism.h"

#include <vector>

namespace epsiscope {

/// What two labels y and y' lose at epsilon: the integral of max(0, f(t|y) - e^epsilon f(t|y')), for any
/// randomizer. Between the breakpoints of both densities by Gauss-Legendre quadrature on short stretches, cut
/// where the integrand becomes 0; for a finite list of outputs the exact sum.
class HockeyStick {
public:
  HockeyStick(const Mechanism& mechanism, double label, double otherLabel);

  double at(double epsilon) const;
  /// The smallest epsilon >= 0 with at(epsilon) <= delta; infinite if there is none.
  double smallestEpsilon(double delta) const;
  /// The output where f(t|y) - e^epsilon f(t|y') is largest, among those looked at.
  double worstOutput(double epsilon) const;

private:
  /// A place of the quadrature, or an output of a finite list.
  struct Place {
    double output = 0;
    double weight = 0;  ///< length, 1 for a listed output
    double log = 0;     ///< log f(t|y)
    double loss = 0;    ///< log f(t|y) - log f(t|y')
  };
  Place placeAt(double output, double weight) const;
  void addStretch(double from, double to, std::vector<Place>& places) const;
  static double gain(const Place& place, double epsilon);
  double stretch(std::size_t first, double epsilon) const;

  const Mechanism& m_mechanism;
  double m_label, m_otherLabel;
  bool m_listed;
  std::vector<double> m_ends;   ///< stretch i lies between ends i and i + 1
  std::vector<Place> m_places;  ///< kPlaces for each stretch
};

}  // namespace epsiscope
