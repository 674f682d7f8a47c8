#pragma once

#include <Eigen/Core>

#include <optional>

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"

namespace epsiscope {

/// Rows z = (constant, x), |x| <= 1, with labels y in [-1, 1]; without a constant z is x.
struct TiltedRows {
  const ClassRows& x;
  double constant = 0;  ///< 0: there is none
  const Eigen::VectorXd& y;

  double rows() const { return static_cast<double>(x.rows()); }
  Eigen::Index weights() const { return x.columns() + (constant > 0 ? 1 : 0); }
};

/// The squared loss with straight tails: t^2 up to |t| = 2, 4 |t| - 4 beyond. Labels and clipped predictions
/// lie in [-1, 1], and between them it is the square.
double tailedSquare(double t);
double tailedSlope(double t);      ///< its derivative, at most 4 in size
double tailedCurvature(double t);  ///< its second derivative but for two points, 2 or 0

/// Objective perturbation with normal noise: the minimum of
///   sum_i h(w.z_i - y_i) + n lambda |w|^2 + b.w,   h the tailed square, b normal of deviation s in each
/// coordinate, is released.
///
/// Proof. Let R^2 = 1 + constant^2, so that |z| <= R, and let D' have (z', y') instead of (z, y). For a given
/// table w determines b(w) = -sum h'(w.z_i - y_i) z_i - 2 n lambda w, one-to-one and Lipschitz in both
/// directions, so w has the density f(b(w)) det H(w) for almost all w, H = sum h'' z z' + 2 n lambda I.
/// * Both Hessians are the same matrix A, at least 2 n lambda I, and one term h'' z z' more, so that
///   det H / det H' <= 1 + 2 z'A^-1 z <= 1 + R^2/(n lambda).
/// * b' = b + v, v = h'(.) z - h'(.) z' with |v| <= 8 R, which lies in the plane of z and z' whatever w is.
///   With P the projection onto it,
///     log f(b)/f(b') = (|b + v|^2 - |b|^2)/(2 s^2) <= 8 R |P b|/s^2 + 32 R^2/s^2.
///   Under D, |P b|/s is the length of at most two normal numbers: above t = sqrt(2 ln(1/delta)) with a
///   probability of at most delta.
/// So with r = s/(4 R) the loss is at most log(1 + R^2/(n lambda)) + 2 t/r + 2/r^2 but with probability
/// delta. That is (epsilon', delta) for r = (t + sqrt(t^2 + 2 e))/e, e = epsilon' - log(1 + R^2/(n lambda)).
///
/// The point that is found has a gradient of at most n kGradientTolerance, so it lies within
/// kGradientTolerance/(2 lambda) of the minimum; given the minimum, b is known, and the point is a function
/// of it and the table. Noise with density exp(-epsilon3 |u| lambda/kGradientTolerance) hides which one it
/// is, for epsilon3 = epsilon/1000, and epsilon' is the rest.
struct TiltPlan {
  double lambda = 0;
  double deviation = 0;      ///< s
  double bend = 0;           ///< log(1 + R^2/(n lambda))
  double solverEpsilon = 0;  ///< epsilon3
  double solverScale = 0;    ///< of u
};
/// The plan. A lambda below R^2/(n (e^(epsilon'/2) - 1)) is raised to that, so that the bend costs at most
/// half. Absent: the lambda at which n lambda is 2 s, four times the deviation of the noise in half the
/// slope, but not below that bound. The four was chosen on the tables diamonds, HousePrices and DoctorVisits.
TiltPlan planTilt(double rows, double constant, const std::optional<double>& lambda, double epsilon,
                  double delta);

struct TiltedFit {
  Eigen::VectorXd weights;
  double gradientNorm = 0;  ///< norm of the sum's gradient, over n
  bool reached = false;     ///< gradientNorm <= kGradientTolerance
};
/// Newton's method with steps that are halved, from `start` (empty: 0). `tilt`: b; empty: none. Precondition:
/// lambda > 0 or enough rows. Unfinished once `goOn` returns false.
TiltedFit minimiseTilted(const TiltedRows& rows, double lambda, const Eigen::VectorXd& tilt,
                         const Eigen::VectorXd& start = {}, const GoOn& goOn = {});

/// -b of a minimum: the slope of losses and penalty at w.
Eigen::VectorXd slopeWithoutTilt(const TiltedRows& rows, double lambda, const Eigen::VectorXd& w);
/// The second derivatives at w.
Eigen::MatrixXd curvatureAt(const TiltedRows& rows, double lambda, const Eigen::VectorXd& w,
                            const GoOn& goOn = {});

}  // namespace epsiscope
