#pragma once

#include "core/privacy/bounds.h"

#include <array>
#include <vector>

namespace epsiscope {

/// Mean and variance of a released label on one stretch of labels, as polynomials in the normalised label
/// u = (y - middle)/(width/2), which is in [-1, 1]. Every label randomizer of the program has this form, and
/// it is what makes the expected error of a linear learner a finite sum over stretches instead of over rows.
struct MomentPiece {
  double end = 0;  ///< the piece holds for labels up to `end` (label units), from the previous piece's end on
  bool includesEnd = true;           ///< whether the label `end` itself belongs to this piece
  std::array<double, 2> mean{};      ///< E[t|y] = mean[0] + mean[1] u
  std::array<double, 3> variance{};  ///< Var[t|y] = variance[0] + variance[1] u + variance[2] u^2
  bool operator==(const MomentPiece&) const = default;
};

/// varianceWeight Var[t|y] + (E[t|y] - y)^2 on a piece, as a polynomial in u: E[(t - y)^2|y] if the weight
/// is 1.
std::array<double, 3> squaredErrorOf(const MomentPiece& piece, const LabelBounds& bounds,
                                     double varianceWeight = 1);

struct MomentCurve {
  LabelBounds bounds;
  std::vector<MomentPiece> pieces;  ///< ascending; the last one ends at bounds.upper and includes it

  double mean(double label) const;
  double variance(double label) const;
  bool operator==(const MomentCurve&) const = default;
};

/// The curve of a randomizer with E[t|y] = y and constant variance.
MomentCurve unbiasedMoments(const LabelBounds& bounds, double variance);

}  // namespace epsiscope
