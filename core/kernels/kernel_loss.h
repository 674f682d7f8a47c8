#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

enum class KernelLossKind { square, hinge, logistic, huber, absolute, insensitive, pinball };

/// A convex loss L(u, y) of a prediction u where the label is y, for numbers in [-1, 1] with r = y - u:
///   square       r^2
///   huber        r^2 for |r| <= t, 2 t |r| - t^2 beyond: the square whose slope does not grow any more
///   absolute     |r|
///   insensitive  (|r| - t)_+
///   pinball      q r for r >= 0, (q - 1) r below: the least of its mean is at the quantile q
/// and for classes y = +-1
///   hinge        (1 - y u)_+
///   logistic     log(1 + e^(-y u))
struct KernelLoss {
  KernelLossKind kind = KernelLossKind::square;
  double threshold = 0.1;  ///< t, in (0, 1]
  double quantile = 0.5;   ///< q, in (0, 1)
  bool operator==(const KernelLoss&) const = default;
};

inline constexpr KernelLoss kHingeLoss{.kind = KernelLossKind::hinge};

/// "square", "hinge" and so on.
const char* nameOf(KernelLossKind kind);
std::optional<KernelLossKind> kernelLossNamed(std::string_view name);
/// The names of all losses, or of those of classes or of numbers.
std::vector<std::string> kernelLossNames(std::optional<bool> ofClasses = {});
bool isOfClasses(KernelLossKind kind);

double valueOf(const KernelLoss& loss, double prediction, double label);
/// The most that it is for a prediction of 0, whatever the label; at most 1 for every loss.
double valueAtZero(const KernelLoss& loss);

/// Between -falling and rising lies every slope of a loss as a function of the prediction, whatever the
/// label.
struct LossSlopes {
  double falling = 0, rising = 0;
};
/// Infinite for the square.
LossSlopes slopesOf(const KernelLoss& loss);

/// Returns what -L*(-b) is, L* the conjugate of u -> L(u, y): y b - kink |b| - curve b^2/2 for b in
/// [low, high] and -infinity elsewhere; of the logistic loss, instead, the entropy of |b|:
/// -|b| log |b| - (1 - |b|) log(1 - |b|). Each is the supremum of its definition, taken piece by piece.
struct LossDual {
  double low = 0, high = 0, kink = 0, curve = 0;
};
LossDual dualOf(const KernelLoss& loss, double label);

/// Returns L(u, y) + L*(-b) + b u >= 0 (Fenchel and Young), without the rounding of its three terms: 0 where
/// b is minus a slope of the loss at u. Precondition: b lies in the range of dualOf().
double dualityTerm(const KernelLoss& loss, double label, double dual, double prediction);

/// Returns the b that maximises -L*(-b) - u (b - before) - curvature (b - before)^2/2.
double bestDual(const KernelLoss& loss, double label, double before, double prediction, double curvature);

/// The probability 1/(1 + e^z), and log((1 - p)/p) of it.
double fallingLogistic(double z);
double fallingLogit(double p);

}  // namespace epsiscope
