#include "core/kernels/kernel_loss.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace epsiscope {

namespace {

constexpr std::array<std::pair<KernelLossKind, const char*>, 7> kNames = {
    {{KernelLossKind::square, "square"},
     {KernelLossKind::hinge, "hinge"},
     {KernelLossKind::logistic, "logistic"},
     {KernelLossKind::huber, "huber"},
     {KernelLossKind::absolute, "absolute"},
     {KernelLossKind::insensitive, "insensitive"},
     {KernelLossKind::pinball, "pinball"}}};

double huber(double residual, double threshold) {
  const double size = std::abs(residual);
  return size <= threshold ? residual * residual : threshold * (2 * size - threshold);
}

/// p log(p/q), 0 for p = 0.
double relative(double p, double q) {
  return p > 0 ? p * std::log(p / q) : 0;
}

/// The b of the logistic loss: with p = y b in [0, 1] and z = log((1 - p)/p) the derivative is
/// z - y u - curvature (p - before), which falls with p: a root in z, whose derivative is at least 1.
/// Newton's method with bisection where it leaves what is known to hold the root.
double bestLogistic(double before, double margin, double curvature) {
  double low = margin - curvature * before, high = margin + curvature * (1 - before);
  double z = std::clamp(fallingLogit(std::clamp(before, 1e-16, 1 - 1e-16)), low, high);
  constexpr int kSteps = 200;  // of bisection, more than a double has bits
  for (int step = 0; step < kSteps; ++step) {
    const double p = fallingLogistic(z);
    const double excess = z - margin - curvature * (p - before);
    (excess > 0 ? high : low) = z;
    double next = z - excess / (1 + curvature * p * (1 - p));
    if (!(next > low && next < high)) next = low + (high - low) / 2;
    if (std::abs(next - z) <= 1e-15 * (1 + std::abs(z))) return fallingLogistic(next);
    z = next;
  }
  return fallingLogistic(z);
}

}  // namespace

const char* nameOf(KernelLossKind kind) {
  return std::ranges::find(kNames, kind, &std::pair<KernelLossKind, const char*>::first)->second;
}

std::optional<KernelLossKind> kernelLossNamed(std::string_view name) {
  for (const auto& [kind, its] : kNames)
    if (name == its) return kind;
  return std::nullopt;
}

std::vector<std::string> kernelLossNames(std::optional<bool> ofClasses) {
  std::vector<std::string> names;
  for (const auto& [kind, name] : kNames)
    if (!ofClasses || *ofClasses == isOfClasses(kind)) names.emplace_back(name);
  return names;
}

bool isOfClasses(KernelLossKind kind) {
  return kind == KernelLossKind::hinge || kind == KernelLossKind::logistic;
}

double valueOf(const KernelLoss& loss, double prediction, double label) {
  const double r = label - prediction;
  switch (loss.kind) {
    case KernelLossKind::square:
      return r * r;
    case KernelLossKind::hinge:
      return std::max(label * r, 0.0);
    case KernelLossKind::logistic: {
      const double margin = label * prediction;
      return std::log1p(std::exp(-std::abs(margin))) + std::max(-margin, 0.0);
    }
    case KernelLossKind::huber:
      return huber(r, loss.threshold);
    case KernelLossKind::absolute:
      return std::abs(r);
    case KernelLossKind::insensitive:
      return std::max(std::abs(r) - loss.threshold, 0.0);
    case KernelLossKind::pinball:
      return r >= 0 ? loss.quantile * r : (loss.quantile - 1) * r;
  }
  return 0;
}

double valueAtZero(const KernelLoss& loss) {
  return std::max(valueOf(loss, 0, 1), valueOf(loss, 0, -1));
}

LossSlopes slopesOf(const KernelLoss& loss) {
  const LossDual up = dualOf(loss, 1), down = dualOf(loss, -1);
  return {.falling = std::max(up.high, down.high), .rising = -std::min(up.low, down.low)};
}

LossDual dualOf(const KernelLoss& loss, double label) {
  const auto within = [](double slope) { return LossDual{.low = -slope, .high = slope}; };
  LossDual dual;
  switch (loss.kind) {
    case KernelLossKind::square:
      dual = within(std::numeric_limits<double>::infinity());
      dual.curve = 0.5;
      break;
    case KernelLossKind::hinge:
    case KernelLossKind::logistic:
      (label > 0 ? dual.high : dual.low) = label;
      break;
    case KernelLossKind::huber:
      dual = within(2 * loss.threshold);
      dual.curve = 0.5;
      break;
    case KernelLossKind::absolute:
      dual = within(1);
      break;
    case KernelLossKind::insensitive:
      dual = within(1);
      dual.kink = loss.threshold;
      break;
    case KernelLossKind::pinball:
      dual = {.low = loss.quantile - 1, .high = loss.quantile};
      break;
  }
  return dual;
}

double dualityTerm(const KernelLoss& loss, double label, double dual, double prediction) {
  const double r = label - prediction;
  switch (loss.kind) {
    case KernelLossKind::logistic: {
      const double p = label * dual, q = fallingLogistic(label * prediction);
      return relative(p, q) + relative(1 - p, fallingLogistic(-label * prediction));
    }
    case KernelLossKind::square:
      return (r - dual / 2) * (r - dual / 2);
    case KernelLossKind::huber:
      if (std::abs(r) <= loss.threshold) return (r - dual / 2) * (r - dual / 2);
      return valueOf(loss, prediction, label) + dual * dual / 4 - dual * r;
    case KernelLossKind::insensitive: {
      const double beyond = dual > 0 ? r - loss.threshold : r + loss.threshold;
      return valueOf(loss, prediction, label) - dual * beyond;
    }
    case KernelLossKind::hinge:
    case KernelLossKind::absolute:
    case KernelLossKind::pinball:
      return valueOf(loss, prediction, label) - dual * r;
  }
  return 0;
}

double bestDual(const KernelLoss& loss, double label, double before, double prediction, double curvature) {
  if (loss.kind == KernelLossKind::logistic)
    return label * bestLogistic(label * before, label * prediction, curvature);
  const LossDual dual = dualOf(loss, label);
  const double slope = label - prediction - dual.curve * before, down = curvature + dual.curve;
  const double rising = slope - (before >= 0 ? dual.kink : -dual.kink);
  const double falling = slope - (before > 0 ? dual.kink : -dual.kink);
  const double steps = rising > 0 ? rising : falling < 0 ? falling : 0;
  if (steps == 0 || (steps > 0 ? before >= dual.high : before <= dual.low)) return before;
  double best = before + steps / down;
  // Past the kink at 0 the slope is less by twice the kink.
  if (dual.kink > 0 && before * best < 0) {
    const double left = std::abs(steps) - down * std::abs(before) - 2 * dual.kink;
    best = left > 0 ? std::copysign(left / down, best) : 0;
  }
  return std::clamp(best, dual.low, dual.high);
}

double fallingLogistic(double z) {
  const double e = std::exp(-std::abs(z));
  return z > 0 ? e / (1 + e) : 1 / (1 + e);
}

double fallingLogit(double p) {
  return std::log((1 - p) / p);
}

}  // namespace epsiscope
