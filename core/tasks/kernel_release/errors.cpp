#include "core/tasks/kernel_release/errors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/numbers.h"
#include "core/learners/clipped_normal.h"
#include "core/privacy/clamped_laplace.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/preview_axis.h"
#include "core/theory/hinge_terms.h"
#include "core/theory/released_error.h"

namespace epsiscope {

namespace {

std::span<const double> valuesOf(const KernelPredictions& predictions) {
  return {predictions.values.data(), static_cast<std::size_t>(predictions.values.size())};
}

}  // namespace

KernelErrors::KernelErrors(const Study& study, const KernelSplit& split)
    : m_loss(lossOf(study)),
      m_ofClasses(learnsClasses(study)),
      m_ofQuantile(learnsQuantile(study)),
      m_ofFunction(releasesFunction(study)),
      m_bounds(releaseBounds(study)),
      m_rows(static_cast<double>(split.rows())),
      m_unit(protectedUnit(study.data)),
      m_meanLabel(split.meanLabel(m_bounds)),
      m_quantileOfLabels(split.quantileOfLabels(m_bounds, m_loss.quantile)),
      m_labels(split.testLabels(m_bounds)),
      m_weights(split.testWeights()),
      m_variances(split.testVariances()) {}

double KernelErrors::exact(const KernelPredictions& predictions, double scale) const {
  if (!predictions.reason.empty()) return kNaN;
  if (m_ofFunction && scale > 0) return exactOfFunction(predictions, scale);
  const auto values = valuesOf(predictions);
  const double half = m_bounds.width() / 2;
  if (m_ofClasses) return finiteOrNaN(meanSignError(values, labels(), scale));
  if (m_ofQuantile) {
    Eigen::ArrayXd losses(m_labels.size());
    for (Eigen::Index i = 0; i < losses.size(); ++i)
      losses[i] = expectedPinballLoss(predictions.values[i], m_labels[i], half, scale, m_loss.quantile);
    return finiteOrNaN(meanOf(losses));
  }
  if (m_weights.size() == 0) return finiteOrNaN(meanSquaredError(values, labels(), half, scale));
  const auto clamped = predictions.values.array().max(-half).min(half);
  return finiteOrNaN(meanOf((clamped - m_labels.array()).square()) + 2 * scale * scale);
}

/// At x the function is normal with the deviation s sqrt(K(x, x)): of a wrong sign that is a tail, and the
/// squared error is y^2 - 2 y E c + E c^2, with the moments of the clamped number.
double KernelErrors::exactOfFunction(const KernelPredictions& predictions, double scale) const {
  const double half = m_bounds.width() / 2;
  Eigen::ArrayXd errors(m_labels.size());
  for (Eigen::Index i = 0; i < errors.size(); ++i) {
    const double f = predictions.values[i], y = m_labels[i], sd = scale * std::sqrt(m_variances[i]);
    if (m_ofClasses) {
      errors[i] = sd > 0 ? std::erfc(y * f / (sd * std::numbers::sqrt2)) / 2 : expectedSignError(f, y, 0);
    } else if (m_ofQuantile) {
      errors[i] = expectedPinballLossOfNormal(f, y, half, sd, m_loss.quantile);
    } else {
      const ClippedMoments clamped = clippedNormal(f / half, sd / half);
      errors[i] = y * y - 2 * y * half * clamped.mean + half * half * clamped.square;
    }
  }
  return finiteOrNaN(meanOf(errors));
}

double KernelErrors::ofFunction(const Eigen::VectorXd& released,
                                const std::vector<Eigen::Index>& places) const {
  double sum = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const double y = m_labels[places[i]];
    const double value = std::clamp(released[static_cast<Eigen::Index>(i)], -bound(), bound());
    sum += m_ofClasses    ? static_cast<double>(value * y <= 0)
           : m_ofQuantile ? valueOf(m_loss, value, y)
                          : (value - y) * (value - y);
  }
  return finiteOrNaN(sum / static_cast<double>(places.size()));
}

double KernelErrors::ofReleased(const std::vector<double>& released, bool sharesNoise) const {
  const Eigen::Map<const Eigen::ArrayXd> shared(released.data(), m_labels.size());
  if (m_ofQuantile) return finiteOrNaN(lossesAt(shared).mean());
  if (!sharesNoise)
    return finiteOrNaN(m_ofClasses ? signErrorOf(released, labels()) : squaredErrorOf(released, labels()));
  return m_ofClasses ? (shared * m_labels.array() <= 0).cast<double>().mean()
                     : finiteOrNaN((shared - m_labels.array()).square().mean());
}

LaplaceLaw KernelErrors::lawOfMean(double epsilon) const {
  return {.centre = {m_meanLabel},
          .scale = m_unit.rows() * m_bounds.width() / (m_rows * epsilon),
          .cost = {.epsilon = epsilon, .neighbours = Booking::Neighbours::row, .rows = m_unit.rows()}};
}

double KernelErrors::ofMean(double epsilon) const {
  const ClampedMove move =
      clampedLaplace(m_meanLabel, {-m_bounds.width() / 2, m_bounds.width() / 2}, lawOfMean(epsilon).scale);
  const Eigen::ArrayXd residuals = m_meanLabel - m_labels.array();
  return finiteOrNaN(meanOf(residuals.square()) + 2 * meanOf(residuals) * move.mean + move.meanSquare);
}

Eigen::ArrayXd KernelErrors::lossesAt(const Eigen::ArrayXd& predictions) const {
  Eigen::ArrayXd losses(predictions.size());
  for (Eigen::Index i = 0; i < losses.size(); ++i) losses[i] = valueOf(m_loss, predictions[i], m_labels[i]);
  return losses;
}

double KernelErrors::ofConstantGuess() const {
  if (m_ofQuantile) return meanOf(lossesAt(Eigen::ArrayXd::Constant(m_labels.size(), m_quantileOfLabels)));
  const double guess = m_meanLabel >= 0 ? 1 : -1;
  return (m_labels.array() != guess).cast<double>().mean();
}

double KernelErrors::excessHingeLoss(const KernelPredictions& predictions, double scale) const {
  return predictions.reason.empty() ? meanExcessHingeLoss(valuesOf(predictions), labels(), scale) : kNaN;
}

std::vector<double> lambdaAxis(const Study& study) {
  constexpr double kHighest = 10;
  constexpr std::size_t kMostPoints = 300;
  const double lowest = lossOf(study).kind == KernelLossKind::square ? 1e-6 : 1e-5;
  std::vector<double> axis = logSpaced(lowest, kHighest, kCurvePoints);
  const double ratio = std::pow(kHighest / lowest, 1.0 / (kCurvePoints - 1));
  const std::vector<double> wanted = lambdasOf(study.kernelRelease);
  const auto [least, largest] = std::minmax_element(wanted.begin(), wanted.end());
  while (axis.back() < *largest && axis.size() < kMostPoints) axis.push_back(axis.back() * ratio);
  std::reverse(axis.begin(), axis.end());
  while (axis.back() > *least && axis.size() < kMostPoints) axis.push_back(axis.back() / ratio);
  std::reverse(axis.begin(), axis.end());
  return axis;
}

}  // namespace epsiscope
