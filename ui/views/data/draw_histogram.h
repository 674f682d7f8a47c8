#pragma once

#include <vector>

namespace epsiscope {

/// Steps whose area is 1: an estimate of the density that the draws come from.
struct DrawHistogram {
  std::vector<double> nodes;  ///< one more than density
  std::vector<double> density;
};
/// Bins as wide as 2 IQR n^(-1/3) (Freedman and Diaconis 1981), wider where there would be more than a
/// picture can show; their edges are multiples of the width and hold every draw. Nothing of draws that are
/// all equal.
DrawHistogram drawHistogram(std::vector<double> draws);

}  // namespace epsiscope
