#include "core/audit/kernel_audit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>
#include <vector>

#include "core/audit/moved_noise.h"
#include "core/base/numbers.h"
#include "core/kernels/kernel_svm.h"
#include "core/linear/cholesky.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index, Eigen::MatrixXd, Eigen::VectorXd;

/// The loss of N independent answers for a prediction that moves from f to other.
double lost(const AuditedPredictions& release, double f, double other) {
  const double moved =
      std::clamp(f, -release.bound, release.bound) - std::clamp(other, -release.bound, release.bound);
  return release.predictions * epsilonOfMovedNorm(std::abs(moved), release.scale);
}

/// All rows but those of one person at one point with one label, and theirs elsewhere with their own; K of
/// these two places and of the place where a prediction is made.
struct TwoPlaces {
  double many = 0, one = 0, between = 0;  ///< K(p, p), K(x, x), K(p, x)
  double manyToTarget = 0, oneToTarget = 0;
  double labelOfMany = 0, label = 0;
};

/// The least squares fit at the target: (K + lambda m) alpha = y, alpha the same for all rows at one place.
double leastSquaresPrediction(const AuditedPredictions& release, const TwoPlaces& at) {
  const double own = release.together, others = release.rows - own, ridge = release.lambda * release.rows;
  const double a = others * at.many + ridge, d = own * at.one + ridge;
  const double determinant = a * d - others * own * at.between * at.between;
  const double ofMany = (d * at.labelOfMany - own * at.between * at.label) / determinant;
  const double ofOne = (a * at.label - others * at.between * at.labelOfMany) / determinant;
  return others * ofMany * at.manyToTarget + own * ofOne * at.oneToTarget;
}

MatrixXd kernelAt(const Kernel& kernel, const MatrixXd& points) {
  return gram(kernel, points, 1).value();
}

/// The point of the many, and two places that mirror each other.
MatrixXd mirrored(double radius, double angle) {
  MatrixXd points(3, 2);
  points << 1, 0, std::cos(angle), std::sin(angle), std::cos(angle), -std::sin(angle);
  return radius * points;
}

std::vector<double> radii(const AuditedPredictions& release) {
  if (release.isInUnitBall || needsUnitBall(release.kernel)) return {1};
  std::vector<double> found;
  for (const double scaled : {0.1, 0.3, 1.0, 3.0, 1000.0}) found.push_back(scaled / release.kernel.gamma);
  for (const double scaled : {0.1, 0.3, 1.0, 3.0, 30.0})
    found.push_back(scaled / std::sqrt(release.kernel.gamma));
  return found;
}

std::string placed(const MatrixXd& points, Index row, double label) {
  return filled(sentence("Core", "at (%1, %2), label %3"), witnessNumber(points(row, 0)),
                witnessNumber(points(row, 1)), witnessNumber(label));
}

/// Two predictions with the same noisy number: their difference is released as it is, so that two tables for
/// which it differs have no output in common.
void tellDifference(const AuditedPredictions& release, const std::pair<double, double>& predictions,
                    const std::pair<double, double>& others, AuditFinding& found) {
  const double own = predictions.first - predictions.second, other = others.first - others.second;
  if (!release.sharesNoise || std::abs(own - other) <= 1e-9 * release.bound) return;
  found.measured = kInfinity;
  found.worst.push_back({sentence("Core", "Difference of two predictions, as released"), witnessNumber(own),
                         witnessNumber(other)});
}

void tryLeastSquares(const AuditedPredictions& release, const MatrixXd& points, AuditFinding& found) {
  const MatrixXd k = kernelAt(release.kernel, points);
  const double m = release.bound;
  for (const double ofMany : {-m, m})
    for (const double label : {-m, m})
      for (const auto& [otherRow, otherLabel] :
           {std::pair<Index, double>{1, -label}, {2, label}, {2, -label}})
        for (const Index target : {Index{1}, Index{2}}) {
          const auto prediction = [&](Index row, double y, Index place) {
            return leastSquaresPrediction(release, {.many = k(0, 0),
                                                    .one = k(row, row),
                                                    .between = k(0, row),
                                                    .manyToTarget = k(0, place),
                                                    .oneToTarget = k(row, place),
                                                    .labelOfMany = ofMany,
                                                    .label = y});
          };
          const double f = prediction(1, label, target), other = prediction(otherRow, otherLabel, target);
          ++found.pairs;
          if (std::isinf(found.measured)) return;
          if (const double loss = lost(release, f, other); loss > found.measured) {
            found.measured = loss;
            const bool isOne = release.together == 1;
            found.worst = {
                {isOne ? sentence("Core", "All rows but one")
                       : filled(sentence("Core", "All rows but %1"), release.together),
                 placed(points, 0, ofMany), placed(points, 0, ofMany)},
                {isOne ? sentence("Core", "The last row") : sentence("Core", "The last rows"),
                 placed(points, 1, label), placed(points, otherRow, otherLabel)},
                {sentence("Core", "Prediction without noise"), witnessNumber(f), witnessNumber(other)},
                {sentence("Core", "Scale of the noise"), witnessNumber(release.scale),
                 witnessNumber(release.scale)}};
            tellDifference(release, {f, prediction(1, label, 0)},
                           {other, prediction(otherRow, otherLabel, 0)}, found);
          }
        }
}

/// A row that the others do not reach, so that the method sees it alone, or with the other rows of its
/// person: f(x) = y a K(x, x) with a from 0 to 1/(2 lambda m) for each, as far as the margin.
void trySvm(const AuditedPredictions& release, const MatrixXd& points, AuditFinding& found) {
  constexpr double kNothing = 1e-12;
  const MatrixXd k = kernelAt(release.kernel, points);
  if (std::abs(k(0, 1)) > kNothing) return;
  const double f = std::min(release.together * k(1, 1) / (2 * release.lambda * release.rows), 1.0);
  ++found.pairs;
  if (const double loss = lost(release, f, -f); loss > found.measured) {
    found.measured = loss;
    found.worst = {
        {release.together == 1 ? sentence("Core", "A row far from all others")
                               : filled(sentence("Core", "%1 rows far from all others"), release.together),
         placed(points, 1, 1), placed(points, 1, -1)},
        {sentence("Core", "Prediction without noise"), witnessNumber(f), witnessNumber(-f)},
        {sentence("Core", "Scale of the noise"), witnessNumber(release.scale), witnessNumber(release.scale)}};
    tellDifference(release, {f, 0}, {-f, 0}, found);
  }
}

/// The fitted values of a gram matrix's rows and of `targets`, one row of K each.
VectorXd fitted(const AuditedPredictions& release, const MatrixXd& k, const VectorXd& labels,
                const MatrixXd& targets, const GoOn& goOn) {
  if (release.isSvm) {
    const auto svm = kernelSvm(k, labels, release.lambda, {.tolerance = release.tolerance}, nullptr, goOn);
    return svm ? decision(targets, labels, *svm) : VectorXd();
  }
  MatrixXd ridge = k;
  ridge.diagonal().array() += release.lambda * static_cast<double>(k.rows());
  const Cholesky solved(ridge);
  return solved.exists() ? VectorXd(targets * solved.solve(labels)) : VectorXd();
}

/// The row and those that are nearest to it, as many as one person has.
std::vector<Index> nearestRows(const AuditedPredictions& release, const MatrixXd& k, Index row) {
  std::vector<Index> rows(static_cast<std::size_t>(k.rows()));
  std::iota(rows.begin(), rows.end(), Index{0});
  std::swap(rows.front(), rows[static_cast<std::size_t>(row)]);
  const auto count = static_cast<std::ptrdiff_t>(std::min(release.together, static_cast<double>(k.rows())));
  const auto distance = [&](Index other) { return k(other, other) - 2 * k(row, other); };
  std::partial_sort(rows.begin() + 1, rows.begin() + count, rows.end(),
                    [&](Index a, Index b) { return distance(a) < distance(b); });
  rows.resize(static_cast<std::size_t>(count));
  return rows;
}

}  // namespace

AuditFinding auditOnMadeUpRows(const AuditedPredictions& release) {
  constexpr int kAngles = 24;
  AuditFinding found;
  for (const double radius : radii(release))
    for (int i = 1; i <= kAngles; ++i) {
      const MatrixXd points = mirrored(radius, std::numbers::pi * i / kAngles);
      release.isSvm ? trySvm(release, points, found) : tryLeastSquares(release, points, found);
    }
  return found;
}

AuditFinding auditOnRows(const AuditedPredictions& release, const MatrixXd& rows, const VectorXd& labels,
                         std::size_t times, Rng& rng, const GoOn& goOn) {
  const std::size_t tried = 10 * times;
  AuditFinding found{.ofRows = true};
  const auto whole = gram(release.kernel, rows, 1, goOn);
  if (!whole) return found;
  const VectorXd own = fitted(release, *whole, labels, *whole, goOn);
  for (std::size_t i = 0; i < tried && own.size() > 0; ++i) {
    if (!goOn(static_cast<double>(i) / static_cast<double>(tried))) return found;
    const auto row = static_cast<Index>(rng.below(static_cast<std::uint64_t>(rows.rows())));
    const auto from =
        i % 2 == 0 ? row : static_cast<Index>(rng.below(static_cast<std::uint64_t>(rows.rows())));
    VectorXd otherLabels = labels;
    const std::vector<Index> replaced = nearestRows(release, *whole, row);
    otherLabels(replaced).setConstant(labels[row] > 0 ? -release.bound : release.bound);
    // Where each row of the other table comes from.
    std::vector<Index> origins(static_cast<std::size_t>(rows.rows()));
    std::iota(origins.begin(), origins.end(), Index{0});
    if (from != row)
      for (const Index one : replaced) origins[static_cast<std::size_t>(one)] = from;
    const MatrixXd k = (*whole)(origins, origins), targets = (*whole)(Eigen::all, origins);
    const VectorXd moved = fitted(release, k, otherLabels, targets, goOn);
    if (moved.size() == 0) return found;
    ++found.pairs;
    for (Index target = 0; target < rows.rows(); ++target)
      if (const double loss = lost(release, own[target], moved[target]); loss > found.measured) {
        found.measured = loss;
        const auto number = [](Index place) { return static_cast<std::size_t>(place) + 1; };
        found.worst = {{filled(sentence("Core", "Row %1 of the training rows"), number(row)),
                        filled(sentence("Core", "label %1"), witnessNumber(labels[row])),
                        from == row ? filled(sentence("Core", "label %1"), witnessNumber(otherLabels[row]))
                                    : filled(sentence("Core", "the features of row %1, label %2"),
                                             number(from), witnessNumber(otherLabels[row]))},
                       {filled(sentence("Core", "Prediction at row %1, without noise"), number(target)),
                        witnessNumber(own[target]), witnessNumber(moved[target])},
                       {sentence("Core", "Scale of the noise"), witnessNumber(release.scale),
                        witnessNumber(release.scale)}};
        if (replaced.size() > 1) found.worst.push_back(rowsTogether(replaced.size()));
      }
  }
  return found;
}

std::optional<MovedPrediction> movedPrediction(const AuditedPredictions& release, const MatrixXd& rows,
                                               const VectorXd& labels, Index row, const GoOn& goOn) {
  const auto k = gram(release.kernel, rows, 1, goOn);
  if (!k) return std::nullopt;
  VectorXd otherLabels = labels;
  otherLabels[row] = labels[row] > 0 ? -release.bound : release.bound;
  const MatrixXd target = k->row(row);
  const VectorXd own = fitted(release, *k, labels, target, goOn);
  const VectorXd moved = fitted(release, *k, otherLabels, target, goOn);
  if (own.size() == 0 || moved.size() == 0) return std::nullopt;
  const auto clipped = [&](double value) { return std::clamp(value, -release.bound, release.bound); };
  return MovedPrediction{clipped(own[0]), clipped(moved[0])};
}

}  // namespace epsiscope
