#pragma once

#include <Eigen/Core>

#include <span>

namespace epsiscope {

/// A release of the weights of (1, u): each of the first coordinates plus independent noise.
struct Measurement {
  Eigen::VectorXd weights;
  Eigen::VectorXd variances;  ///< of the noise that was added; above 0
};

/// The assumption about the weights before anything is released.
struct WeightPrior {
  Eigen::VectorXd spread;       ///< of the components, see ComponentRows
  double signal = 1;            ///< the sum of the weights' variances, a first guess
  double offsetVariance = 1;    ///< of the constant, which is not shrunk once it is measured
  double samplingVariance = 0;  ///< that measurements have in common: that of the rest / rows
};

struct ShrunkenWeights {
  Eigen::VectorXd weights;    ///< of (1, u_1 ... u_K)
  Eigen::VectorXd variances;  ///< what is still unknown of each
  double signal = 0;          ///< the sum of the weights' variances as it turned out

  /// The error that these weights add to that of the best ones, on rows that spread as the training rows do.
  double error() const { return variances.sum(); }
};

/// Empirical-Bayes estimate of weights from noisy measurements of them (James and Stein 1961; spec 14).
/// Weight j is taken to be normal with variance signal * p_j, p_j proportional to a power of the component's
/// share of the spread. A measurement is then normal with variance signal p_j + noise, so that each of
/// several powers and of a grid of signals, powers of two about the guess, has a likelihood. The estimate is
/// their average, weighted by it: where noise drowns the signal small ones win, and the weights fall to 0.
///
/// Costs no privacy: post-processing of the release. The noise need not be normal; only accuracy leans on
/// that. A measurement may have fewer coordinates than the spread; the others keep their prior.
ShrunkenWeights shrunkenWeights(std::span<const Measurement> measurements, const WeightPrior& prior);

}  // namespace epsiscope
