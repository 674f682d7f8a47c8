#include "core/erm/loss.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace epsiscope {

namespace {

constexpr std::array kKinds = {LossKind::logistic, LossKind::huber, LossKind::smoothedHinge};

LossPoint logistic(double z) {
  const double e = std::exp(-std::abs(z));
  const double share = 1 / (1 + e);
  return {.value = std::log1p(e) + (z < 0 ? -z : 0.0),
          .derivative = z < 0 ? -share : -e * share,
          .secondDerivative = e * share * share};
}

/// The losses where both hinges are straight.
LossPoint straight(double r) {
  return r > 0 ? LossPoint{.value = r, .derivative = -1, .secondDerivative = 0} : LossPoint{};
}

LossPoint huber(double z, double h) {
  const double r = 1 - z;
  if (std::abs(r) > h) return straight(r);
  const double share = (h + r) / (2 * h);
  return {.value = h * share * share, .derivative = -share, .secondDerivative = 1 / (2 * h)};
}

LossPoint smoothedHinge(double z, double h) {
  const double r = 1 - z;
  if (std::abs(r) > h) return straight(r);
  // With u = r/h the value has a triple root at u = -1 and the derivative a double one.
  const double u = r / h, above = 1 + u;
  return {.value = h / 16 * above * above * above * (3 - u),
          .derivative = -above * above * (2 - u) / 4,
          .secondDerivative = 0.75 * above * (1 - u) / h};
}

}  // namespace

LossPoint lossAt(const Loss& loss, double z) {
  switch (loss.kind) {
    case LossKind::logistic:
      return logistic(z);
    case LossKind::huber:
      return huber(z, loss.h);
    case LossKind::smoothedHinge:
      return smoothedHinge(z, loss.h);
  }
  return {};
}

double sumOfLosses(const Loss& loss, const Eigen::VectorXd& margins, Eigen::VectorXd& derivatives,
                   Eigen::VectorXd& secondDerivatives) {
  derivatives.resize(margins.size());
  secondDerivatives.resize(margins.size());
  double sum = 0, product = 0;
  for (Eigen::Index i = 0; i < margins.size(); ++i) {
    const double z = margins[i];
    if (loss.kind != LossKind::logistic) {
      const LossPoint at = lossAt(loss, z);
      sum += at.value;
      derivatives[i] = at.derivative;
      secondDerivatives[i] = at.secondDerivative;
      continue;
    }
    const double e = std::exp(-std::abs(z)), share = 1 / (1 + e);
    derivatives[i] = z < 0 ? -share : -e * share;
    secondDerivatives[i] = e * share * share;
    sum += std::max(-z, 0.0);
    // One logarithm for 16 margins: that of the product of their 1 + e, minus 1 so that small ones are not
    // lost.
    product += e * (1 + product);
    if (i % 16 < 15) continue;
    sum += std::log1p(product);
    product = 0;
  }
  return sum + std::log1p(product);
}

double value(const Loss& loss, double z) {
  return lossAt(loss, z).value;
}
double derivative(const Loss& loss, double z) {
  return lossAt(loss, z).derivative;
}
double secondDerivative(const Loss& loss, double z) {
  return lossAt(loss, z).secondDerivative;
}

double curvature(const Loss& loss) {
  switch (loss.kind) {
    case LossKind::logistic:
      return 0.25;
    case LossKind::huber:
      return 1 / (2 * loss.h);
    case LossKind::smoothedHinge:
      return 3 / (4 * loss.h);
  }
  return 0;
}

bool isMistake(double score, double label) {
  return (score > 0) != (label > 0);
}

std::size_t countMistakes(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels) {
  assert(scores.size() == labels.size());
  std::size_t mistakes = 0;
  for (Eigen::Index i = 0; i < scores.size(); ++i) mistakes += isMistake(scores(i), labels(i)) ? 1 : 0;
  return mistakes;
}

const char* nameOf(LossKind kind) {
  switch (kind) {
    case LossKind::logistic:
      return "logistic";
    case LossKind::huber:
      return "huber";
    case LossKind::smoothedHinge:
      return "smoothed-hinge";
  }
  return "";
}

std::optional<LossKind> lossKindNamed(std::string_view name) {
  for (const LossKind kind : kKinds)
    if (name == nameOf(kind)) return kind;
  return std::nullopt;
}

std::vector<std::string> lossNames() {
  std::vector<std::string> names;
  for (const LossKind kind : kKinds) names.emplace_back(nameOf(kind));
  return names;
}

}  // namespace epsiscope
