#pragma once

#include <Eigen/Core>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// Convex losses of the margin z = y f.x (Chaudhuri, Monteleoni and Sarwate 2011, section 3.4).
enum class LossKind { logistic, huber, smoothedHinge };

struct Loss {
  LossKind kind = LossKind::logistic;
  double h = 0.5;  ///< half-width of the curved part of huber and smoothedHinge, above 0; logistic has none
  bool operator==(const Loss&) const = default;
};

/// Value and derivatives at one margin. -1 <= derivative <= 0 and 0 <= secondDerivative <= curvature(loss)
/// for every loss and z: the proofs of privacy need both.
struct LossPoint {
  double value = 0;
  double derivative = 0;        ///< l'(z)
  double secondDerivative = 0;  ///< l''(z); of huber at its two kinks one of the two limits
};

/// With r = 1 - z:
///   logistic       log(1 + e^-z)
///   huber          0 for r < -h, (h + r)^2/(4h) for |r| <= h, r for r > h
///   smoothedHinge  0 for r < -h, -r^4/(16 h^3) + 3 r^2/(8h) + r/2 + 3h/16 for |r| <= h, r for r > h
/// No z overflows.
LossPoint lossAt(const Loss& loss, double z);

/// The sum of the values over all margins; `derivatives` and `secondDerivatives` become l'
/// and l'' of each.
double sumOfLosses(const Loss& loss, const Eigen::VectorXd& margins, Eigen::VectorXd& derivatives,
                   Eigen::VectorXd& secondDerivatives);

double value(const Loss& loss, double z);
double derivative(const Loss& loss, double z);
double secondDerivative(const Loss& loss, double z);

/// c, the largest l'': 1/4, 1/(2h), 3/(4h). (Corollary 6 of the paper prints 1/4 for huber.)
double curvature(const Loss& loss);

/// The classifier says +1 where its score f.x is above 0, and -1 everywhere else, at 0 too.
bool isMistake(double score, double label);
std::size_t countMistakes(const Eigen::VectorXd& scores, const Eigen::VectorXd& labels);

/// "logistic", "huber", "smoothed-hinge".
const char* nameOf(LossKind kind);
std::optional<LossKind> lossKindNamed(std::string_view name);
std::vector<std::string> lossNames();

}  // namespace epsiscope
