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
#include "core/kernels/kernel_machine.h"
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

/// The loss of a function that moves by sum_i c_i K_{x_i}, K of these points.
double lostOf(const AuditedPredictions& release, const MatrixXd& k, const VectorXd& change,
              double& distance) {
  distance = std::sqrt(std::max(0.0, change.dot(k * change)));
  return epsilonOfMovedNormal(distance, release.scale, release.delta);
}

/// All rows but those of one person at one point with one label, and theirs elsewhere with their own; K of
/// these two places.
struct TwoPlaces {
  double many = 0, one = 0, between = 0;  ///< K(p, p), K(x, x), K(p, x)
  double labelOfMany = 0, label = 0;
};

/// The least squares fit: (K + lambda m) alpha = y, alpha the same for all rows at one place, here their
/// sums.
std::pair<double, double> leastSquaresWeights(const AuditedPredictions& release, const TwoPlaces& at) {
  const double own = release.together, others = release.rows - own, ridge = release.lambda * release.rows;
  const double a = others * at.many + ridge, d = own * at.one + ridge;
  const double determinant = a * d - others * own * at.between * at.between;
  const double ofMany = (d * at.labelOfMany - own * at.between * at.label) / determinant;
  const double ofOne = (a * at.label - others * at.between * at.labelOfMany) / determinant;
  return {others * ofMany, own * ofOne};
}

bool isLeastSquares(const AuditedPredictions& release) {
  return release.loss.kind == KernelLossKind::square;
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

/// Three points: that of the many, and the places of the last rows in the one table and in the other.
struct MadeUpPair {
  const MatrixXd& points;
  const MatrixXd& k;  ///< of these points
  double ofMany = 0;
  std::pair<Index, double> row, other;  ///< place and label
};

void nameMadeUpRows(const AuditedPredictions& release, const MadeUpPair& pair, AuditFinding& found) {
  const bool isOne = release.together == 1;
  const auto& [points, k, ofMany, row, other] = pair;
  if (!isLeastSquares(release)) {
    found.worst = {{isOne ? sentence("Core", "A row far from all others")
                          : filled(sentence("Core", "%1 rows far from all others"), release.together),
                    placed(points, row.first, row.second), placed(points, other.first, other.second)}};
    return;
  }
  found.worst = {{isOne ? sentence("Core", "All rows but one")
                        : filled(sentence("Core", "All rows but %1"), release.together),
                  placed(points, 0, ofMany), placed(points, 0, ofMany)},
                 {isOne ? sentence("Core", "The last row") : sentence("Core", "The last rows"),
                  placed(points, row.first, row.second), placed(points, other.first, other.second)}};
}

WitnessLine scaleLine(const AuditedPredictions& release) {
  return {sentence("Core", "Scale of the noise"), witnessNumber(release.scale), witnessNumber(release.scale)};
}

/// The weight of K at a row that the others do not reach, so that the method sees it alone, or with the other
/// rows of its person: the maximum of the dual for it.
double weightAlone(const AuditedPredictions& release, double k, double label) {
  const double each = release.together / (2 * release.lambda * release.rows);
  return release.bound * each * bestDual(release.loss, label / release.bound, 0, 0, each * k);
}

/// The two functions, each as weights of K at the three points, less what those of all others add to both.
std::pair<VectorXd, VectorXd> functionsOf(const AuditedPredictions& release, const MadeUpPair& pair) {
  const auto weights = [&](const std::pair<Index, double>& at) {
    const auto [row, label] = at;
    VectorXd of = VectorXd::Zero(pair.k.rows());
    if (!isLeastSquares(release)) {
      of[row] = weightAlone(release, pair.k(row, row), label);
      return of;
    }
    const auto [many, one] = leastSquaresWeights(release, {.many = pair.k(0, 0),
                                                           .one = pair.k(row, row),
                                                           .between = pair.k(0, row),
                                                           .labelOfMany = pair.ofMany,
                                                           .label = label});
    of[0] = many;
    of[row] = one;
    return of;
  };
  return {weights(pair.row), weights(pair.other)};
}

void tryPair(const AuditedPredictions& release, const MadeUpPair& pair, AuditFinding& found) {
  const auto [f, other] = functionsOf(release, pair);
  if (release.isFunction()) {
    double distance = 0;
    const double loss = lostOf(release, pair.k, f - other, distance);
    ++found.pairs;
    if (loss <= found.measured) return;
    found.measured = loss;
    nameMadeUpRows(release, pair, found);
    found.worst.push_back(distanceLine(distance));
    found.worst.push_back(scaleLine(release));
    return;
  }
  const VectorXd own = pair.k * f, moved = pair.k * other;
  for (const Index target : {Index{1}, Index{2}}) {
    ++found.pairs;
    if (std::isinf(found.measured)) return;
    const double loss = lost(release, own[target], moved[target]);
    if (loss <= found.measured) continue;
    found.measured = loss;
    nameMadeUpRows(release, pair, found);
    found.worst.push_back({sentence("Core", "Prediction without noise"), witnessNumber(own[target]),
                           witnessNumber(moved[target])});
    found.worst.push_back(scaleLine(release));
    tellDifference(release, {own[target], own[0]}, {moved[target], moved[0]}, found);
  }
}

/// For other losses than the square only rows that all others do not reach are known exactly.
void tryPoints(const AuditedPredictions& release, const MatrixXd& points, AuditFinding& found) {
  constexpr double kNothing = 1e-12;
  const MatrixXd k = kernelAt(release.kernel, points);
  const double m = release.bound;
  if (!isLeastSquares(release) && std::abs(k(0, 1)) > kNothing) return;
  const std::vector<double> ofManys = isLeastSquares(release) ? std::vector{-m, m} : std::vector{m};
  for (const double ofMany : ofManys)
    for (const double label : {-m, m})
      for (const auto& other : {std::pair<Index, double>{1, -label}, {2, label}, {2, -label}})
        tryPair(release, {.points = points, .k = k, .ofMany = ofMany, .row = {1, label}, .other = other},
                found);
}

/// The weights of K at the rows of a gram matrix; empty where they were not found.
VectorXd fitted(const AuditedPredictions& release, const MatrixXd& k, const VectorXd& labels,
                const GoOn& goOn) {
  if (!isLeastSquares(release)) {
    const VectorXd scaled = labels / release.bound;
    const auto machine = kernelMachine(release.loss, k, scaled, release.lambda,
                                       {.tolerance = release.tolerance}, nullptr, goOn);
    return machine && machine->reached ? VectorXd(release.bound * weightsOf(*machine)) : VectorXd();
  }
  MatrixXd ridge = k;
  ridge.diagonal().array() += release.lambda * static_cast<double>(k.rows());
  const Cholesky solved(ridge);
  return solved.exists() ? solved.solve(labels) : VectorXd();
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
      tryPoints(release, points, found);
    }
  return found;
}

WitnessLine distanceLine(double distance) {
  return {sentence("Core", "Distance of the two functions"), "0", witnessNumber(distance)};
}

namespace {

/// A table of rows that are all at places of another one.
struct PlacedTable {
  std::vector<Index> origins;  ///< the place of each row
  VectorXd labels;
};

/// The function of a table as weights of K at the places; empty where it was not found.
VectorXd functionOf(const AuditedPredictions& release, const MatrixXd& whole, const PlacedTable& table,
                    const GoOn& goOn) {
  const MatrixXd k = whole(table.origins, table.origins);
  VectorXd own = fitted(release, k, table.labels, goOn);
  if (own.size() == 0) return own;
  VectorXd placed = VectorXd::Zero(whole.rows());
  for (Index i = 0; i < own.size(); ++i) placed[table.origins[static_cast<std::size_t>(i)]] += own[i];
  return placed;
}

/// What the worst prediction, or the function, tells of two tables.
struct ToldApart {
  double loss = 0;
  std::vector<WitnessLine> lines = {};
};

ToldApart toldApart(const AuditedPredictions& release, const MatrixXd& whole, const VectorXd& f,
                    const VectorXd& other) {
  ToldApart told;
  if (release.isFunction()) {
    double distance = 0;
    told.loss = lostOf(release, whole, f - other, distance);
    told.lines = {distanceLine(distance), scaleLine(release)};
    return told;
  }
  const VectorXd own = whole * f, moved = whole * other;
  Index worst = 0;
  for (Index target = 0; target < own.size(); ++target) {
    const double loss = lost(release, own[target], moved[target]);
    if (loss <= told.loss) continue;
    told.loss = loss;
    worst = target;
  }
  told.lines = {
      {filled(sentence("Core", "Prediction at row %1, without noise"), static_cast<std::size_t>(worst) + 1),
       witnessNumber(own[worst]), witnessNumber(moved[worst])},
      scaleLine(release)};
  return told;
}

}  // namespace

AuditFinding auditOnRows(const AuditedPredictions& release, const MatrixXd& rows, const VectorXd& labels,
                         std::size_t times, Rng& rng, const GoOn& goOn) {
  const std::size_t tried = 10 * times;
  AuditFinding found{.ofRows = true};
  const auto whole = gram(release.kernel, rows, 1, goOn);
  if (!whole) return found;
  PlacedTable table{.origins = std::vector<Index>(static_cast<std::size_t>(rows.rows())), .labels = labels};
  std::iota(table.origins.begin(), table.origins.end(), Index{0});
  const VectorXd own = functionOf(release, *whole, table, goOn);
  for (std::size_t i = 0; i < tried && own.size() > 0; ++i) {
    if (!goOn(static_cast<double>(i) / static_cast<double>(tried))) return found;
    const auto row = static_cast<Index>(rng.below(static_cast<std::uint64_t>(rows.rows())));
    const auto from =
        i % 2 == 0 ? row : static_cast<Index>(rng.below(static_cast<std::uint64_t>(rows.rows())));
    PlacedTable other = table;
    const std::vector<Index> replaced = nearestRows(release, *whole, row);
    other.labels(replaced).setConstant(labels[row] > 0 ? -release.bound : release.bound);
    if (from != row)
      for (const Index one : replaced) other.origins[static_cast<std::size_t>(one)] = from;
    const VectorXd moved = functionOf(release, *whole, other, goOn);
    if (moved.size() == 0) return found;
    ++found.pairs;
    const ToldApart told = toldApart(release, *whole, own, moved);
    if (told.loss <= found.measured) continue;
    found.measured = told.loss;
    const auto number = [](Index place) { return static_cast<std::size_t>(place) + 1; };
    found.worst = {{filled(sentence("Core", "Row %1 of the training rows"), number(row)),
                    filled(sentence("Core", "label %1"), witnessNumber(labels[row])),
                    from == row ? filled(sentence("Core", "label %1"), witnessNumber(other.labels[row]))
                                : filled(sentence("Core", "the features of row %1, label %2"), number(from),
                                         witnessNumber(other.labels[row]))}};
    found.worst.insert(found.worst.end(), told.lines.begin(), told.lines.end());
    if (replaced.size() > 1) found.worst.push_back(rowsTogether(replaced.size()));
  }
  return found;
}

std::optional<MovedPrediction> movedPrediction(const AuditedPredictions& release, const MatrixXd& rows,
                                               const VectorXd& labels, Index row, const GoOn& goOn) {
  const auto k = gram(release.kernel, rows, 1, goOn);
  if (!k) return std::nullopt;
  PlacedTable table{.origins = std::vector<Index>(static_cast<std::size_t>(rows.rows())), .labels = labels};
  std::iota(table.origins.begin(), table.origins.end(), Index{0});
  const VectorXd own = functionOf(release, *k, table, goOn);
  table.labels[row] = labels[row] > 0 ? -release.bound : release.bound;
  const VectorXd moved = functionOf(release, *k, table, goOn);
  if (own.size() == 0 || moved.size() == 0) return std::nullopt;
  const auto clipped = [&](const VectorXd& f) {
    return std::clamp(k->row(row).dot(f), -release.bound, release.bound);
  };
  const VectorXd change = own - moved;
  return MovedPrediction{clipped(own), clipped(moved), std::sqrt(std::max(0.0, change.dot(*k * change)))};
}

}  // namespace epsiscope
