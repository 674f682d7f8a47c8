#include "core/learners/matched_lambda.h"

namespace epsiscope {

double matchedLambda(double meanVariance, std::size_t trainRows, double meanSquaredRowNorm,
                     const LabelBounds& bounds) {
  const double quarter = bounds.width() / 4;
  // Divided step by step: the square of the width may overflow where the quotient does not.
  return kLambdaWithoutNoise +
         meanVariance / quarter / quarter * meanSquaredRowNorm / static_cast<double>(trainRows);
}

}  // namespace epsiscope
