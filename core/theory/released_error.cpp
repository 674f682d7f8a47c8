#include "core/theory/released_error.h"

#include <algorithm>
#include <cassert>
#include <cmath>

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
