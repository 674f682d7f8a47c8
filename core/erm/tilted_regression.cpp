#include "core/erm/tilted_regression.h"

#include <algorithm>
#include <cmath>

#include "core/erm/minimise.h"
#include "core/linear/cholesky.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::VectorXd;

constexpr double kTail = 2, kSteepest = 4;

VectorXd residualsOf(const TiltedRows& rows, const VectorXd& w) {
  VectorXd found;
  rows.x.margins(w.tail(rows.x.columns()), found);
  if (rows.constant > 0) found.array() += rows.constant * w[0];
  return found - rows.y;
}

/// X' times a vector with one number per row.
VectorXd transposed(const TiltedRows& rows, const VectorXd& values) {
  VectorXd found(rows.weights());
  found.tail(rows.x.columns()) = rows.x.transposedTimes(values);
  if (rows.constant > 0) found[0] = rows.constant * values.sum();
  return found;
}

/// The objective without the terms that cancel in its differences.
double objectiveAt(const TiltedRows& rows, double lambda, const VectorXd& tilt, const VectorXd& w) {
  double sum = rows.rows() * lambda * w.squaredNorm();
  for (const double t : residualsOf(rows, w)) sum += tailedSquare(t);
  return tilt.size() > 0 ? sum + tilt.dot(w) : sum;
}

}  // namespace

double tailedSquare(double t) {
  return std::abs(t) <= kTail ? t * t : kSteepest * std::abs(t) - kSteepest;
}

double tailedSlope(double t) {
  return std::clamp(2 * t, -kSteepest, kSteepest);
}

double tailedCurvature(double t) {
  return std::abs(t) <= kTail ? 2 : 0;
}

TiltPlan planTilt(double rows, double constant, const std::optional<double>& lambda, double epsilon,
                  double delta) {
  constexpr double kShareOfSolver = 1e-3, kTimesNoise = 2;
  constexpr int kRounds = 100;
  const double square = 1 + constant * constant, t = std::sqrt(-2 * std::log(delta));
  TiltPlan plan{.solverEpsilon = kShareOfSolver * epsilon};
  const double rest = epsilon - plan.solverEpsilon;
  const double least = square / (rows * std::expm1(rest / 2));
  plan.lambda = std::max(least, lambda.value_or(0));
  // A larger lambda means less noise, and less noise a smaller lambda: the rounds converge.
  for (int round = 0; round < (lambda ? 1 : kRounds); ++round) {
    plan.bend = std::log1p(square / (rows * plan.lambda));
    const double left = rest - plan.bend;
    plan.deviation = kSteepest * std::sqrt(square) * (t + std::sqrt(t * t + 2 * left)) / left;
    if (!lambda && round + 1 < kRounds) plan.lambda = std::max(least, kTimesNoise * plan.deviation / rows);
  }
  plan.solverScale = kGradientTolerance / (plan.lambda * plan.solverEpsilon);
  return plan;
}

VectorXd slopeWithoutTilt(const TiltedRows& rows, double lambda, const VectorXd& w) {
  return transposed(rows, residualsOf(rows, w).unaryExpr(&tailedSlope)) + 2 * rows.rows() * lambda * w;
}

Eigen::MatrixXd curvatureAt(const TiltedRows& rows, double lambda, const VectorXd& w, const GoOn& goOn) {
  const VectorXd bends = residualsOf(rows, w).unaryExpr(&tailedCurvature);
  const Index features = rows.x.columns(), size = rows.weights();
  Eigen::MatrixXd gram = Eigen::MatrixXd::Zero(features, features);
  rows.x.weightedGram(bends, gram, goOn);
  Eigen::MatrixXd found = Eigen::MatrixXd::Zero(size, size);
  found.bottomRightCorner(features, features) = gram;
  if (rows.constant > 0) found.col(0) = rows.constant * transposed(rows, bends);
  found.diagonal().array() += 2 * rows.rows() * lambda;
  return Eigen::MatrixXd(found.selfadjointView<Eigen::Lower>());
}

TiltedFit minimiseTilted(const TiltedRows& rows, double lambda, const VectorXd& tilt, const VectorXd& start,
                         const GoOn& goOn) {
  constexpr int kMostSteps = 200, kMostHalvings = 60;
  constexpr double kAim = 1e-13, kEnough = 1e-4;
  TiltedFit fit{.weights = start.size() > 0 ? start : VectorXd(VectorXd::Zero(rows.weights()))};
  const auto slopeAt = [&](const VectorXd& w) -> VectorXd {
    const VectorXd slope = slopeWithoutTilt(rows, lambda, w);
    return tilt.size() > 0 ? VectorXd(slope + tilt) : slope;
  };
  VectorXd slope = slopeAt(fit.weights);
  fit.gradientNorm = slope.norm() / rows.rows();
  for (int step = 0; step < kMostSteps && fit.gradientNorm > kAim && goOn(); ++step) {
    Eigen::MatrixXd curvature = curvatureAt(rows, lambda, fit.weights, goOn);
    // Where no row bends and nothing is penalised, any direction is as good as another.
    curvature.diagonal().array() += 1e-12 * rows.rows();
    const VectorXd down = Cholesky(curvature).solve(slope);
    const double before = objectiveAt(rows, lambda, tilt, fit.weights), promised = slope.dot(down);
    // Within rounding the objective decides nothing, so the slope decides.
    double share = 1;
    VectorXd next = fit.weights - down, nextSlope = slopeAt(next);
    for (int half = 0; half < kMostHalvings && nextSlope.norm() > slope.norm() / 2 &&
                       objectiveAt(rows, lambda, tilt, next) > before - kEnough * share * promised;
         ++half) {
      share /= 2;
      next = fit.weights - share * down;
      nextSlope = slopeAt(next);
    }
    if (nextSlope.norm() >= slope.norm() && fit.gradientNorm <= kGradientTolerance) break;
    fit.weights = std::move(next);
    slope = std::move(nextSlope);
    fit.gradientNorm = slope.norm() / rows.rows();
  }
  fit.reached = fit.gradientNorm <= kGradientTolerance;
  return fit;
}

}  // namespace epsiscope
