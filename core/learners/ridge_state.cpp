#include "core/learners/ridge_state.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Eigenvalues>

namespace epsiscope {

namespace {

Basis basisOf(const RowSums& train) {
  const Eigen::Index width = train.xx.rows();
  Basis basis{Eigen::VectorXd::Zero(width - 1), Eigen::MatrixXd::Identity(width, width)};
  if (width == 1) return basis;
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(
      train.xx.bottomRightCorner(width - 1, width - 1));
  basis.eigenvalues = solver.eigenvalues().cwiseMax(0.0);
  basis.rotation.bottomRightCorner(width - 1, width - 1) = solver.eigenvectors();
  return basis;
}

RowSums rotated(RowSums sums, const Eigen::MatrixXd& rotation) {
  sums.xx = (rotation.transpose() * sums.xx * rotation).eval();
  sums.xr = (rotation.transpose() * sums.xr).eval();
  return sums;
}

std::vector<double> clippedLabels(std::span<const double> target, std::span<const std::uint32_t> rows,
                                  const LabelBounds& bounds) {
  std::vector<double> labels(rows.size());
  std::transform(rows.begin(), rows.end(), labels.begin(),
                 [&](std::uint32_t row) { return bounds.clamp(target[row]); });
  return labels;
}

/// Below this an eigenvalue of Z'Z/n is rounding: n times the spacing of doubles times the largest.
double smallestEigenvalue(const Basis& basis, std::size_t rows) {
  if (basis.eigenvalues.size() == 0) return 0;
  return static_cast<double>(rows) * std::numeric_limits<double>::epsilon() * basis.eigenvalues.maxCoeff();
}

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kNamed = 5;
  std::string text;
  for (std::size_t i = 0; i < std::min(kNamed, names.size()); ++i) text += (i > 0 ? ", " : "") + names[i];
  if (names.size() > kNamed) text += " and " + std::to_string(names.size() - kNamed) + " more";
  return text;
}

std::vector<std::string> notesOf(const StandardisedRows& features, const Basis& basis, std::size_t rows) {
  std::vector<std::string> notes;
  if (!features.dropped().empty())
    notes.push_back(
        "Left out because they have one value in the training part: " + listed(features.dropped()) + ".");
  const auto flat = (basis.eigenvalues.array() <= smallestEigenvalue(basis, rows)).count();
  if (flat > 0)
    notes.push_back("Some features repeat what others say (" + std::to_string(flat) + " of " +
                    std::to_string(basis.eigenvalues.size()) +
                    " directions have no spread): with lambda 0 these directions are left out.");
  return notes;
}

}  // namespace

RidgeCache::State::State(const PreparedData& data, const Split& wholeSplit, const LabelBounds& labelBounds,
                         unsigned threads, ProgressGate& gate)
    : bounds(labelBounds),
      split(wholeSplit),
      target(data.target),
      labels(clippedLabels(data.target, wholeSplit.train, labelBounds)),
      features(data, split.train, threads, [&] { return gate(0.05); }),
      basis(basisOf(
          sumRows(features, split.train, target, bounds.middle(), threads, [&] { return gate(0.1); }))),
      sums(features, basis.rotation, split.train, labels, bounds, threads,
           [&](double done) { return gate(0.2 + 0.7 * done); }) {
  if (gate.stopped()) return;
  for (const double label : labels)
    meanLabel += (label - bounds.middle()) / static_cast<double>(labels.size());
  meanLabel += bounds.middle();
  for (const std::uint32_t row : split.train) {
    if (target[row] < bounds.lower) below.add(target[row] - bounds.lower);
    if (target[row] > bounds.upper) above.add(target[row] - bounds.upper);
  }
  for (const std::uint32_t row : split.test)
    meanSquaredTestResidual +=
        (target[row] - meanLabel) * (target[row] - meanLabel) / static_cast<double>(split.test.size());
  test = rotated(sumRows(features, split.test, target, bounds.middle(), threads, [&] { return gate(0.95); }),
                 basis.rotation);
  notes = notesOf(features, basis, labels.size());
  if (!test.xx.allFinite() || !std::isfinite(test.rr))
    notes.push_back(
        "The test part holds values so far from the training part that squared errors overflow: no error is "
        "shown.");
}

Eigen::VectorXd RidgeCache::State::shrinkage(double lambda) const {
  Eigen::VectorXd shrink(static_cast<Eigen::Index>(sums.width()));
  shrink(0) = 1;
  const double smallest = smallestEigenvalue(basis, labels.size());
  for (Eigen::Index j = 1; j < shrink.size(); ++j) {
    const double spread = basis.eigenvalues(j - 1) + lambda;
    shrink(j) = spread > smallest ? 1 / spread : 0;
  }
  return shrink;
}

double RidgeCache::State::testError(const Eigen::VectorXd& weights) const {
  const double error = weights.dot(test.xx * weights) - 2 * weights.dot(test.xr) + test.rr;
  return error < 0 ? 0 : error;  // rounding where the error is 0; NaN stays NaN
}

}  // namespace epsiscope
