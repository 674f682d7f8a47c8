#include "core/erm/minimise.h"

#include "core/linear/cholesky.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <optional>

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::VectorXd;

/// The steps end here if rounding allows.
constexpr double kAim = 1e-12;
constexpr int kMostSteps = 500;
constexpr int kMostTrials = 100;
/// The Hessian is kept while a step with it leaves at most this share of the gradient.
constexpr double kKeptHessian = 0.05;
/// A Hessian flatter than rounding leaves it is lifted to this share of its largest entry.
constexpr double kFlattest = 1e-14;
/// The rounding of the objective, in units of its size; more for each row, for the rounding of equal terms
/// does not cancel.
constexpr double kRounding = 1e-13, kRoundingOfRow = std::numeric_limits<double>::epsilon() / 2;

struct Erm {
  const ClassRows& x;
  const VectorXd& y;
  const Objective& what;
  const GoOn& goOn;

  double rows() const { return static_cast<double>(x.rows()); }
  double ridge() const { return what.lambda + what.extraRegularisation; }
  /// f with the last weight multiplied by its share.
  VectorXd shares(VectorXd f) const {
    f[f.size() - 1] *= what.shareOfLast;
    return f;
  }
  double square(const VectorXd& f) const {
    return what.shareOfLast == 1 ? f.squaredNorm() : f.dot(shares(f));
  }
  bool wanted() const { return goOn(); }
};

struct Point {
  VectorXd weights, margins;   ///< f, X f
  VectorXd secondDerivatives;  ///< l'' per row
  VectorXd gradient;
  double objective = 0, norm = 0;  ///< value of the objective, norm of its gradient
  double rounding = 0;             ///< additional rounding, beyond the objective's own
};

Point evaluate(const Erm& erm, VectorXd weights) {
  Point point{.weights = std::move(weights), .margins = {}, .secondDerivatives = {}, .gradient = {}};
  const VectorXd& f = point.weights;
  erm.x.margins(f, point.margins);
  VectorXd derivatives;
  const double sum =
      sumOfLosses(erm.what.loss, erm.y.cwiseProduct(point.margins), derivatives, point.secondDerivatives);
  derivatives.array() *= erm.y.array();
  point.objective = sum / erm.rows() + erm.ridge() / 2 * erm.square(f);
  point.gradient = erm.x.transposedTimes(derivatives) / erm.rows() + erm.ridge() * erm.shares(f);
  const double rounding = kRounding + kRoundingOfRow * erm.rows();
  point.rounding = rounding * point.objective;
  if (erm.what.linear.size() > 0) {
    const double along = erm.what.linear.dot(f);
    point.objective += along;
    point.rounding += rounding * std::abs(along);
    point.gradient += erm.what.linear;
  }
  point.norm = point.gradient.norm();
  return point;
}

/// The factor of the Hessian; null if cancelled.
std::optional<Cholesky> factorise(const Erm& erm, const Point& point) {
  Eigen::MatrixXd hessian;
  if (!erm.x.weightedGram(point.secondDerivatives / erm.rows(), hessian, erm.goOn)) return std::nullopt;
  const double largest = hessian.diagonal().maxCoeff();
  const VectorXd ridges = erm.shares(VectorXd::Constant(hessian.rows(), erm.ridge()));
  hessian.diagonal() += ridges.cwiseMax(kFlattest * largest);
  return Cholesky(hessian);
}

/// The slope of the objective along f + t p, from the margins at f and at f + p.
double slopeAlong(const Erm& erm, const Point& from, const Point& whole, const VectorXd& p, double t) {
  double sum = 0;
  for (Index i = 0; i < erm.y.size(); ++i) {
    const double across = whole.margins[i] - from.margins[i];
    const double z = erm.y[i] * (from.margins[i] + t * across);
    sum += erm.y[i] * across * derivative(erm.what.loss, z);
  }
  double slope = sum / erm.rows() + erm.ridge() * (from.weights.dot(erm.shares(p)) + t * erm.square(p));
  if (erm.what.linear.size() > 0) slope += erm.what.linear.dot(p);
  return slope;
}

/// Whether the objective is lower by a share of the decrease that the slope promises, or, where rounding may
/// hide that, the gradient has halved.
bool isProgress(const Point& from, const Point& to, double promised) {
  return to.objective <= from.objective - std::max(1e-4 * promised, from.rounding) ||
         (to.objective <= from.objective + from.rounding && to.norm <= from.norm / 2);
}

/// The length of a step that ends short of the lowest point along p, which lies before f + p: where a quarter
/// of the slope is left, or nearly at that point. The slope grows along p, for the objective is convex: where
/// it is negative, every step has gained.
double shorterStep(const Erm& erm, const Point& from, const Point& whole, const VectorXd& p,
                   double promised) {
  double low = 0, high = 1;
  for (int trial = 0; trial < kMostTrials && high - low > low / 8 && erm.wanted(); ++trial) {
    const double t = low > 0 ? (low + high) / 2 : high / 4;
    const double slope = slopeAlong(erm, from, whole, p, t);
    (slope <= 0 ? low : high) = t;
    if (slope <= 0 && slope >= -promised / 4) break;
  }
  return low;
}

/// Moves down along p; returns whether it could.
bool stepAlong(const Erm& erm, Point& point, const VectorXd& p) {
  const double promised = -point.gradient.dot(p);
  if (!(promised > 0) || !p.allFinite()) return false;
  Point next = evaluate(erm, point.weights + p);
  if (!isProgress(point, next, promised)) {
    const double t = shorterStep(erm, point, next, p, promised);
    next = evaluate(erm, point.weights + t * p);
    if (!isProgress(point, next, t * promised)) return false;
  }
  point = std::move(next);
  return true;
}

}  // namespace

Minimum minimise(const ClassRows& x, const VectorXd& y, const Objective& what, const VectorXd& start,
                 const GoOn& goOn) {
  assert(x.rows() > 0 && static_cast<std::size_t>(y.size()) == x.rows());
  const Erm erm{x, y, what, goOn};
  Point point = evaluate(erm, start.size() > 0 ? start : VectorXd::Zero(x.columns()));
  std::optional<Cholesky> factor;
  bool kept = false;
  int steps = 0;
  while (point.norm > kAim && steps < kMostSteps && erm.wanted()) {
    if (!kept) factor = factorise(erm, point);
    if (!factor) break;
    const bool fresh = !kept;
    const double before = point.norm;
    const bool moved = stepAlong(erm, point, -factor->solve(point.gradient));
    if (!moved && fresh) break;
    kept = moved && point.norm <= kKeptHessian * before;
    if (moved) ++steps;
  }
  return {.weights = point.weights,
          .objective = point.objective,
          .gradientNorm = point.norm,
          .steps = steps,
          .reached = point.norm <= kGradientTolerance};
}

}  // namespace epsiscope
