#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/privacy/guarantee.h"

namespace epsiscope {

/// Where a curve goes up though it should go down.
struct CurveKink {
  double low = 0;   ///< where it is lowest before
  double x = 0;     ///< where it is highest after
  double rise = 0;  ///< by which share of the lowest value
  std::string why;  ///< in context "Core"; empty if nothing is known
};

/// A curve of one method; y is NaN where it does not exist (a gap), with the reason in notes. Over several
/// splits y is the mean of theirs.
struct MethodCurve {
  std::string method;
  std::string label;
  std::vector<double> x, y;
  /// The draws at every point where the curve is their mean, and their quantiles; else empty.
  std::vector<std::vector<double>> draws = {};
  std::vector<double> q05 = {}, q25 = {}, q75 = {}, q95 = {};
  /// The mean over splits has this one: sd/sqrt(splits) at every point; empty for one split.
  std::vector<double> standardError = {};
  /// The same pipeline without noise (learner, features, clipping, winsorising), mean over the splits; NaN
  /// where there is none. Not private.
  double withoutPrivacy = std::numeric_limits<double>::quiet_NaN();
  std::vector<CurveKink> kinks = {};
  Guarantee guarantee = {};  ///< what holds at every point; epsilon is the largest of theirs
  std::vector<std::string> notes = {};
};

/// Whether the curve has a point.
bool isKnown(const MethodCurve& curve);

/// Returns y at a value of x between two points of the curve, straight over the logarithm of x; at its ends
/// beyond them. Preconditions: x ascends, above 0, and y is as long.
double valueBetween(const std::vector<double>& x, const std::vector<double>& y, double at);

/// Fills the quantiles from the draws.
void fillQuantiles(MethodCurve& curve);

/// A vertical line that says something about a value of x: the recommended lambda, a change of phase.
struct CurveMark {
  std::string id;
  std::string label;
  double x = 0;
};

}  // namespace epsiscope
