#include "core/sums/sums_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/linear/eigensystem.h"

namespace epsiscope {

namespace {

using Eigen::ArrayXd;

constexpr double kResidual = 0.15;

/// The sums along the eigenvectors of the noisy X'X.
class AlongEigenvectors {
public:
  explicit AlongEigenvectors(const RegressionSums& sums)
      : m_rows(sums.rows),
        m_noise(sums.deviation * sums.deviation),
        m_noiseOfLabels(m_noise / (sums.weights.label * sums.weights.label)),
        m_directions(static_cast<double>(std::min<Eigen::Index>(sums.coefficients(), 4))) {
    const Eigen::Index p = sums.coefficients();
    Eigensystem found = eigensystemOf(sums.matrix.topLeftCorner(p, p));
    const ArrayXd l = found.values.array();
    m_squares = (l + (l.square() + static_cast<double>(p) * m_noise).sqrt()) / 2;
    m_squares = m_squares.max(0);
    m_labels = (found.vectors.transpose() * sums.matrix.col(p).head(p)).array() / sums.weights.label;
    m_vectors = std::move(found.vectors);
  }

  Eigen::VectorXd weights(double lambda) const {
    const ArrayXd all = spread(lambda);
    return m_vectors * (all > 0).select(m_squares * m_labels / all, 0).matrix();
  }
  double suggestedLambda() const {
    constexpr double kEnd = 16, kSteps = 16;
    double best = 0, least = std::numeric_limits<double>::infinity();
    for (double step = 0; step <= kSteps; ++step) {
      const double tau = std::pow(kEnd, 2 * step / kSteps - 1);
      const double lambda = kResidual / (m_rows * tau * tau);
      // Directions without any spread say nothing about tau.
      const ArrayXd variances = tau * tau * spread(lambda);
      const ArrayXd lost =
          (variances > 0).select(variances.max(kLeast).log() + m_labels.square() / variances.max(kLeast), 0);
      const double surprise = lost.sum() + std::log(tau) * std::log(tau);
      if (surprise < least) best = lambda;
      least = std::min(least, surprise);
    }
    return best;
  }

private:
  static constexpr double kLeast = 1e-300;

  /// The spread m^2 + r/tau^2 of each direction.
  ArrayXd spread(double lambda) const {
    const double perVariance = m_rows * lambda / kResidual;  // 1/tau^2
    return m_squares.square() + m_rows * lambda * m_squares + m_noiseOfLabels * perVariance +
           m_noise * m_directions;
  }

  double m_rows, m_noise, m_noiseOfLabels, m_directions;
  ArrayXd m_squares, m_labels;
  Eigen::MatrixXd m_vectors;
};

}  // namespace

SumsFit fitSums(const RegressionSums& sums, const std::optional<double>& lambda) {
  constexpr double kDrowned = 1e100;  // squares stay inside the doubles
  SumsFit fit{.weights = Eigen::VectorXd::Zero(sums.coefficients()), .lambda = lambda.value_or(0)};
  if (!(sums.deviation < kDrowned)) return fit;
  const AlongEigenvectors along(sums);
  fit.lambda = lambda ? *lambda : along.suggestedLambda();
  fit.weights = along.weights(fit.lambda);
  return fit;
}

}  // namespace epsiscope
