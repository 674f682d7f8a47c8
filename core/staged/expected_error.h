#pragma once

#include <Eigen/Core>

#include "core/staged/component_rows.h"

namespace epsiscope {

/// The assumption about the labels: weights of (1, u) with these variances, and a rest that no weights
/// explain.
struct SupposedLabels {
  Eigen::VectorXd weights;
  double rest = 0;

  double variance() const { return rest + weights.sum(); }
};

/// Labels about an offset with this standard deviation, half of whose variance the components explain: one
/// part as the spread has it, one as its square root has it, because labels follow small components too.
SupposedLabels supposedLabels(const ComponentRows& rows, double offsetVariance, double sd);

/// The clipping of labels before they are released: moved into an interval of half-width `half` about their
/// known part, where a share `inside` of them lies already.
struct ClippedTo {
  double half = 0;
  double inside = 1;
};

/// `people`: whose labels are released, here and below. The mean squared error on a new row that noisy sums
/// of rows.counts()[i] components leave: each weight is measured with the noise of the sums and of the rest,
/// and shrunk accordingly; the others stay unknown.
double expectedErrorOfSums(const ComponentRows& rows, const SupposedLabels& labels, std::size_t i,
                           const ClippedTo& clipped, double people, double epsilon);
/// The same where all weights are learned from labels with this variance of their noise, per squared
/// half-width.
double expectedErrorOfAnswers(const SupposedLabels& labels, const ClippedTo& clipped, double people,
                              double varianceOfAnswers);

/// The number of components that expectedErrorOfSums() likes best, and that error.
struct BestSums {
  std::size_t i = 0;
  double error = 0;
};
BestSums bestSums(const ComponentRows& rows, const SupposedLabels& labels, const ClippedTo& clipped,
                  double people, double epsilon);

/// The density of the noise in sums of rows of length 1 is proportional to exp(-|b|/scale): see stagedSums().
double noiseScaleOfSums(double half, double epsilon);
/// The variance of each coordinate of such a sum, divided by the number of people.
double noiseVarianceOfSums(Eigen::Index components, double half, double people, double epsilon);

}  // namespace epsiscope
