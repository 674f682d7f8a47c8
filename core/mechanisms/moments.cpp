#include "core/mechanisms/moments.h"

#include <algorithm>
#include <cassert>

namespace epsiscope {

namespace {

const MomentPiece& pieceOf(const MomentCurve& curve, double label) {
  assert(!curve.pieces.empty());
  const auto piece =
      std::partition_point(curve.pieces.begin(), curve.pieces.end(), [&](const MomentPiece& candidate) {
        return label > candidate.end || (!candidate.includesEnd && label == candidate.end);
      });
  return piece == curve.pieces.end() ? curve.pieces.back() : *piece;
}

double normalised(const LabelBounds& bounds, double label) {
  return (label - bounds.middle()) / (bounds.width() / 2);
}

}  // namespace

double MomentCurve::mean(double label) const {
  const MomentPiece& piece = pieceOf(*this, label);
  return piece.mean[0] + piece.mean[1] * normalised(bounds, label);
}

double MomentCurve::variance(double label) const {
  const MomentPiece& piece = pieceOf(*this, label);
  const double u = normalised(bounds, label);
  // Rounding must not make a variance of 0 negative.
  return std::max(0.0, piece.variance[0] + u * (piece.variance[1] + u * piece.variance[2]));
}

MomentCurve unbiasedMoments(const LabelBounds& bounds, double variance) {
  return {bounds, {{bounds.upper, true, {bounds.middle(), bounds.width() / 2}, {variance, 0, 0}}}};
}

}  // namespace epsiscope
