#include "core/learners/matched_lambda.h"

#include <algorithm>

namespace epsiscope {

namespace {

/// Mean of the variance over labels uniform on [from, to], which lies within the bounds. Within one piece the
/// mean of v0 + v1 u + v2 u^2 over [a, b] is v0 + v1 (a + b)/2 + v2 (a^2 + a b + b^2)/3.
double meanVarianceBetween(const MomentCurve& moments, double from, double to) {
  if (!(to > from)) return moments.variance(from);
  const LabelBounds& bounds = moments.bounds;
  double mean = 0;
  double start = from;
  for (const MomentPiece& piece : moments.pieces) {
    const double end = std::min(to, piece.end);
    if (end <= start) continue;
    const double a = (start - bounds.middle()) / (bounds.width() / 2);
    const double b = (end - bounds.middle()) / (bounds.width() / 2);
    const auto& v = piece.variance;
    mean += (v[0] + v[1] * (a + b) / 2 + v[2] * (a * a + a * b + b * b) / 3) * ((end - start) / (to - from));
    start = end;
  }
  return mean;
}

}  // namespace

double matchedLambda(double meanVariance, std::size_t trainRows, double meanSquaredRowNorm,
                     const LabelBounds& bounds) {
  const double quarter = bounds.width() / 4;
  // Divided step by step: the square of the width may overflow where the quotient does not.
  return kLambdaWithoutNoise +
         meanVariance / quarter / quarter * meanSquaredRowNorm / static_cast<double>(trainRows);
}

double meanVariance(const MomentCurve& moments, const Prior* prior) {
  const LabelBounds& bounds = moments.bounds;
  if (prior == nullptr) return meanVarianceBetween(moments, bounds.lower, bounds.upper);
  const bool bins = prior->kind == Prior::Kind::bins;
  double mean = 0;
  for (std::size_t i = 0; i < prior->mass.size(); ++i) {
    if (prior->mass[i] <= 0) continue;
    const double from = bounds.clamp(prior->nodes[i]);
    const double to = bins ? bounds.clamp(prior->nodes[i + 1]) : from;
    // A bin of the noisy-labels prior may lie beyond the bounds: labels there would have been clipped to the
    // end.
    const double width = bins ? prior->nodes[i + 1] - prior->nodes[i] : 0;
    const double inside = width > 0 ? (to - from) / width : 1;
    double ofBin = inside * meanVarianceBetween(moments, from, to);
    if (inside < 1) {
      const double below = std::clamp((bounds.lower - prior->nodes[i]) / width, 0.0, 1.0);
      const double above = std::clamp((prior->nodes[i + 1] - bounds.upper) / width, 0.0, 1.0);
      ofBin += below * moments.variance(bounds.lower) + above * moments.variance(bounds.upper);
    }
    mean += prior->mass[i] * ofBin;
  }
  return mean;
}

}  // namespace epsiscope
