#pragma once

#include <string>
#include <vector>

namespace epsiscope {

/// A curve of one method; y is NaN where it does not exist (a gap), with the reason in notes.
struct MethodCurve {
  std::string method;
  std::string label;
  std::vector<double> x, y;
  /// Quantiles where the curve is the median of a few draws; else empty.
  std::vector<double> q05 = {}, q25 = {}, q75 = {}, q95 = {};
  bool isPrivate = true;  ///< at every point
  std::vector<std::string> notes = {};
};

/// A vertical line that says something about a value of x: the recommended lambda, a change of phase.
struct CurveMark {
  std::string id;
  std::string label;
  double x = 0;
};

}  // namespace epsiscope
