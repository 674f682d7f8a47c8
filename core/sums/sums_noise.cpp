#include "core/sums/sums_noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/privacy/gaussian_calibration.h"

namespace epsiscope {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

MatrixXd normals(Index rows, Index columns, Rng& rng) {
  MatrixXd drawn(rows, columns);
  for (Index j = 0; j < columns; ++j)
    for (Index i = 0; i < rows; ++i) drawn(i, j) = rng.normal();
  return drawn;
}

}  // namespace

SumsPlan planSums(SumsNoise noise, Index size, double reach, double epsilon, double delta) {
  if (noise == SumsNoise::normal) {
    const double sigma = analyticGaussianSigma(epsilon, delta, std::numbers::sqrt2 * reach);
    return {noise, size, sigma, sigma / std::numbers::sqrt2};
  }
  // An entry beside the diagonal is a sum of size + 1 products of two normal numbers, twice.
  const double scale = 2 * reach / epsilon;
  return {noise, size, scale, scale * std::sqrt((static_cast<double>(size) + 1) / 2)};
}

MatrixXd unitNoise(SumsNoise noise, Index size, Rng& rng) {
  MatrixXd drawn = MatrixXd::Zero(size, size);
  if (noise == SumsNoise::trace) {
    const MatrixXd one = normals(size, size + 1, rng), other = normals(size, size + 1, rng);
    drawn.selfadjointView<Eigen::Lower>().rankUpdate(one, 0.5);
    drawn.selfadjointView<Eigen::Lower>().rankUpdate(other, -0.5);
  } else {
    for (Index j = 0; j < size; ++j)
      for (Index i = j; i < size; ++i) drawn(i, j) = rng.normal() / (i == j ? 1 : std::numbers::sqrt2);
  }
  return drawn.selfadjointView<Eigen::Lower>();
}

double traceDistance(const VectorXd& z, const VectorXd& w) {
  const double both = z.squaredNorm() + w.squaredNorm(), common = 2 * z.dot(w);
  return std::sqrt(std::max(0.0, (both - common) * (both + common)));
}

double normDistance(const VectorXd& z, const VectorXd& w) {
  const double a = z.squaredNorm(), b = w.squaredNorm(), t = z.dot(w);
  return std::sqrt(std::max(0.0, a * a + b * b - 2 * t * t));
}

}  // namespace epsiscope
