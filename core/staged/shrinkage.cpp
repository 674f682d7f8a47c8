#include "core/staged/shrinkage.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/numbers.h"

namespace epsiscope {

namespace {

constexpr std::array<double, 3> kPowers{0.5, 1, 1.5};
constexpr int kLeastDoubling = -10;
constexpr int kMostDoubling = 4;
/// The logarithm of the signal is guessed to be right within so many doublings.
constexpr double kDoublingsSd = 3;

/// One guess of the prior variances, and how likely it makes what was measured.
struct Guess {
  std::size_t power = 0;
  double signal = 0;
  double logLikelihood = 0;
};

/// All measurements as one; infinite variances where there is none.
Measurement fused(std::span<const Measurement> measurements, const WeightPrior& prior) {
  const Eigen::Index size = prior.spread.size() + 1;
  Measurement all{Eigen::VectorXd::Zero(size), Eigen::VectorXd::Zero(size)};
  for (const Measurement& one : measurements) {
    const Eigen::VectorXd precision = one.variances.cwiseInverse();
    all.variances.head(precision.size()) += precision;
    all.weights.head(precision.size()) += precision.cwiseProduct(one.weights);
  }
  for (Eigen::Index j = 0; j < size; ++j) {
    const double precision = all.variances(j);
    all.weights(j) = precision > 0 ? all.weights(j) / precision : 0;
    all.variances(j) = precision > 0 ? 1 / precision + prior.samplingVariance : kInfinity;
  }
  return all;
}

}  // namespace

ShrunkenWeights shrunkenWeights(std::span<const Measurement> measurements, const WeightPrior& prior) {
  const Measurement all = fused(measurements, prior);
  const Eigen::Index components = prior.spread.size();
  Eigen::Index measured = 0;
  while (measured < components && std::isfinite(all.variances(measured + 1))) ++measured;
  const Eigen::ArrayXd noise = all.variances.segment(1, measured);
  const Eigen::ArrayXd squares = all.weights.segment(1, measured).array().square();

  std::array<Eigen::ArrayXd, kPowers.size()> shares;
  std::vector<Guess> guesses;
  double best = -kInfinity;
  for (std::size_t i = 0; i < kPowers.size(); ++i) {
    shares[i] = prior.spread.array().pow(kPowers[i]);
    shares[i] /= std::max(shares[i].sum(), 1e-300);
    for (int doubling = kLeastDoubling; doubling <= kMostDoubling; ++doubling) {
      const double signal = prior.signal * std::exp2(doubling);
      const Eigen::ArrayXd variance = signal * shares[i].head(measured) + noise;
      const double far = (doubling + 1) / kDoublingsSd;
      const double logLikelihood = -0.5 * (far * far + (variance.log() + squares / variance).sum());
      guesses.push_back({i, signal, logLikelihood});
      best = std::max(best, logLikelihood);
    }
  }

  ShrunkenWeights found{Eigen::VectorXd::Zero(components + 1), Eigen::VectorXd::Zero(components + 1), 0};
  Eigen::ArrayXd kept = Eigen::ArrayXd::Zero(measured);
  double sum = 0;
  for (const Guess& guess : guesses) {
    constexpr double kNegligible = 1e-5;
    const double likelihood = std::exp(guess.logLikelihood - best);
    if (likelihood < kNegligible) continue;
    sum += likelihood;
    found.signal += likelihood * guess.signal;
    const Eigen::ArrayXd variance = guess.signal * shares[guess.power];
    const Eigen::ArrayXd share = variance.head(measured) / (variance.head(measured) + noise);
    kept += likelihood * share;
    found.variances.segment(1, measured).array() += likelihood * share * noise;
    found.variances.tail(components - measured).array() += likelihood * variance.tail(components - measured);
  }
  found.signal /= sum;
  found.variances /= sum;
  found.weights.segment(1, measured) = (kept / sum) * all.weights.segment(1, measured).array();
  found.weights(0) = all.weights(0);
  found.variances(0) = std::min(all.variances(0), prior.offsetVariance);
  return found;
}

}  // namespace epsiscope
