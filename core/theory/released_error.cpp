#include "core/theory/released_error.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace epsiscope {

namespace {

/// The mean of error(prediction, label) over the points.
template <class Error>
double meanOf(std::span<const double> predictions, std::span<const double> labels, const Error& error) {
  assert(predictions.size() == labels.size() && !labels.empty());
  double sum = 0;
  for (std::size_t i = 0; i < labels.size(); ++i) sum += error(predictions[i], labels[i]);
  return sum / static_cast<double>(labels.size());
}

double normalBelow(double h) {
  return std::erfc(-h / std::numbers::sqrt2) / 2;
}

/// E (N - low)_+ - E (N - high)_+ of a normal number N: the integral of P(N > t) from low to high, which is
/// sd (I((mean - low)/sd) - I((mean - high)/sd)) with I(h) = phi(h) + h Phi(h), I' = Phi. Where both h are
/// near, Simpson's rule in place of their difference: P is smooth over a small part of sd.
double meanBetween(double mean, double sd, double low, double high) {
  if (!(high > low)) return 0;
  if (!(sd > 0)) return std::clamp(mean, low, high) - low;
  const double from = (mean - high) / sd, to = (mean - low) / sd;
  constexpr double kNear = 0.003;  // the rule's error is below its fourth power divided by 2880
  if (to - from < kNear)
    return (high - low) * (normalBelow(from) + 4 * normalBelow((from + to) / 2) + normalBelow(to)) / 6;
  const auto integral = [](double h) {
    return std::exp(-h * h / 2) / std::sqrt(2 * std::numbers::pi) + h * normalBelow(h);
  };
  return sd * (integral(to) - integral(from));
}

}  // namespace

double expectedSquaredError(double prediction, double label, double bound, double scale) {
  const double error = std::clamp(prediction, -bound, bound) - label;
  return error * error + 2 * scale * scale;
}

/// The sign is wrong where y b < -u, of probability e^(-u/theta)/2 for u >= 0.
double expectedSignError(double decision, double label, double scale) {
  const double u = label * std::clamp(decision, -1.0, 1.0);
  const double tail = u == 0 ? 0.5 : std::exp(-std::abs(u) / scale) / 2;
  return u >= 0 ? tail : 1 - tail;
}

double expectedPinballLoss(double prediction, double label, double bound, double scale, double quantile) {
  const double r = label - std::clamp(prediction, -bound, bound), size = std::abs(r);
  const double noisy = scale > 0 ? size + scale * std::exp(-size / scale) : size;
  return noisy / 2 + (quantile - 0.5) * r;
}

double expectedPinballLossOfNormal(double prediction, double label, double bound, double deviation,
                                   double quantile) {
  const double within = std::clamp(label, -bound, bound);
  const double mean = meanBetween(prediction, deviation, -bound, bound) - bound;
  const double above =
      meanBetween(prediction, deviation, within, bound) + (label < within ? within - label : 0);
  return above + quantile * (label - mean);
}

double meanSquaredError(std::span<const double> predictions, std::span<const double> labels, double bound,
                        double scale) {
  return meanOf(predictions, labels,
                [&](double f, double y) { return expectedSquaredError(f, y, bound, scale); });
}

double meanSignError(std::span<const double> decisions, std::span<const double> labels, double scale) {
  return meanOf(decisions, labels, [&](double f, double y) { return expectedSignError(f, y, scale); });
}

LaplaceLaw lawOfPredictions(std::span<const double> predictions, double bound, double scale,
                            const Booking& cost, std::size_t together) {
  LaplaceLaw law{.centre = {}, .scale = scale, .cost = cost, .together = together};
  law.centre.reserve(predictions.size());
  for (const double f : predictions) law.centre.push_back(std::clamp(f, -bound, bound));
  return law;
}

double squaredErrorOf(std::span<const double> released, std::span<const double> labels) {
  return meanOf(released, labels, [](double f, double y) { return (f - y) * (f - y); });
}

double signErrorOf(std::span<const double> released, std::span<const double> labels) {
  return meanOf(released, labels, [](double f, double y) { return y * f > 0 ? 0.0 : y * f < 0 ? 1.0 : 0.5; });
}

}  // namespace epsiscope
