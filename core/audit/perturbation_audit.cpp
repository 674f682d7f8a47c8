#include "core/audit/perturbation_audit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <string>
#include <vector>

#include "core/audit/moved_noise.h"
#include "core/audit/neighbour_rows.h"
#include "core/audit/released_weights.h"
#include "core/erm/minimise.h"
#include "core/erm/private_fit.h"
#include "core/random/norm_noise.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index, Eigen::VectorXd;

/// A single row of length 1 or 0 that lies along a line, and its label.
struct LineRow {
  double x = 0, y = 1;

  double gradient(const Loss& loss, double f) const { return y * derivative(loss, y * x * f) * x; }
  double bend(const Loss& loss, double f) const { return secondDerivative(loss, y * x * f) * x * x; }
};

std::array<LineRow, 3> lineRows(double longest) {
  return {{{longest, 1}, {-longest, 1}, {0, 1}}};
}

std::string described(const LineRow& row) {
  return row.x == 0 ? sentence("Core", "all features 0")
                    : filled(sentence("Core", "along a line, at %1, label %2"), witnessNumber(row.x), row.y);
}

/// The weight that minimises (1/n) l(y x f) + lambda/2 f^2: the root of a rising function between the two
/// ends that its bounded slope leaves.
double minimumOf(const AuditedPerturbation& release, const LineRow& row) {
  const double pull = static_cast<double>(release.rows.rows) * release.plan.lambda;
  double low = -std::abs(row.x) / pull, high = std::abs(row.x) / pull;
  for (int i = 0; i < 200; ++i) {
    const double middle = low + (high - low) / 2;
    (pull * middle + row.gradient(release.loss, middle) < 0 ? low : high) = middle;
  }
  return low + (high - low) / 2;
}

/// The logarithm of the ratio of the densities of weights f along the line.
double logRatioOnLine(const AuditedPerturbation& release, const LineRow& row, const LineRow& other,
                      double f) {
  const double pull = static_cast<double>(release.rows.rows) * release.regularisation();
  const double slope = row.gradient(release.loss, f), bend = other.bend(release.loss, f);
  const double longer = lengthening(VectorXd::Constant(1, pull * f + slope),
                                    VectorXd::Constant(1, other.gradient(release.loss, f) - slope));
  return longer / release.plan.noiseScale + std::log1p((row.bend(release.loss, f) - bend) / (pull + bend));
}

/// Weights between which every ratio of densities on the line is smooth, and many between.
std::vector<double> lineOutputs(const AuditedPerturbation& release) {
  const double unit = 1 / (static_cast<double>(release.rows.rows) * release.regularisation());
  std::vector<double> sizes;
  for (int i = -120; i <= 80; ++i) sizes.push_back(unit * std::pow(10, i / 20.0));
  for (const double kink : {1 - release.loss.h, 1.0, 1 + release.loss.h})
    for (const double factor : {1 - 1e-9, 1.0, 1 + 1e-9}) sizes.push_back(kink * factor);
  for (int i = 1; i < 100; ++i) sizes.push_back(2.0 * i / 100);
  std::vector<double> outputs = {0};
  for (const double size : sizes) {
    outputs.push_back(size);
    outputs.push_back(-size);
  }
  return outputs;
}

/// A replaced row.
struct Replacement {
  VectorXd x;
  double y = 1;
  std::string words;
};

/// Rows that the weights lean on, and some others.
std::vector<std::uint32_t> tried(const ClassRows& x, const VectorXd& y, const VectorXd& weights,
                                 const Loss& loss, std::size_t count, Rng& rng) {
  VectorXd margins;
  x.margins(weights, margins);
  std::vector<std::uint32_t> rows(x.rows());
  std::iota(rows.begin(), rows.end(), 0U);
  const auto slope = [&](std::uint32_t row) { return derivative(loss, y[row] * margins[row]); };
  const std::size_t leaning = std::min(count / 2, rows.size());
  std::partial_sort(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(leaning), rows.end(),
                    [&](std::uint32_t a, std::uint32_t b) { return slope(a) < slope(b); });
  std::vector<std::uint32_t> chosen(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(leaning));
  while (chosen.size() < count) chosen.push_back(static_cast<std::uint32_t>(rng.below(x.rows())));
  return chosen;
}

std::string labelled(double y) {
  return filled(sentence("Core", "label %1"), y);
}

/// Returns the row with the other label, and rows of length 1 along `direction`.
std::vector<Replacement> replacements(const VectorXd& x, double y, const VectorXd& direction) {
  std::vector<Replacement> found = {{x, -y, labelled(-y)}};
  if (const double length = direction.norm(); length > 0)
    for (const double sign : {1.0, -1.0})
      found.push_back({sign / length * direction, y,
                       filled(sentence("Core", "%1, features of length 1 along the noise"), labelled(y))});
  return found;
}

std::string rowName(std::uint32_t row) {
  return filled(sentence("Core", "Row %1 of the training rows"), static_cast<std::size_t>(row) + 1);
}

AuditFinding auditOutput(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y,
                         std::size_t times, Rng& rng, const GoOn& goOn) {
  const std::size_t rows = 6 * times;
  AuditFinding found;
  const Objective objective = objectiveOf(release.loss, release.plan);
  const Minimum own = minimise(x, y, objective, {}, goOn);
  for (const std::uint32_t row : tried(x, y, own.weights, release.loss, rows, rng)) {
    const VectorXd was = rowAt(x, row);
    for (const Replacement& other : replacements(was, y[row], own.weights)) {
      if (!goOn(static_cast<double>(found.pairs) / (3.0 * static_cast<double>(rows)))) return found;
      VectorXd labels = y;
      labels[row] = other.y;
      const Minimum moved =
          minimise(NeighbourRows(x, row, was, other.x), labels, objective, own.weights, goOn);
      const double distance = (moved.weights - own.weights).norm();
      ++found.pairs;
      if (const double lost = epsilonOfMovedNorm(distance, release.plan.noiseScale); lost > found.measured) {
        found.measured = lost;
        found.worst = {{rowName(row), labelled(y[row]), other.words},
                       {sentence("Core", "Distance of the two minima"), "0", witnessNumber(distance)},
                       {sentence("Core", "Scale of the noise"), witnessNumber(release.plan.noiseScale),
                        witnessNumber(release.plan.noiseScale)}};
      }
    }
  }
  return found;
}

AuditFinding auditObjective(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y,
                            std::size_t times, Rng& rng, const GoOn& goOn) {
  constexpr std::size_t kRows = 24;
  const std::size_t outputs = 3 * times;
  AuditFinding found;
  Objective objective = objectiveOf(release.loss, release.plan);
  VectorXd start;
  for (std::size_t draw = 0; draw <= outputs; ++draw) {
    if (!goOn(static_cast<double>(draw) / static_cast<double>(outputs + 1))) return found;
    if (draw > 0)
      objective.linear = normNoise(x.columns(), release.plan.noiseScale, rng) / static_cast<double>(x.rows());
    const VectorXd weights = minimise(x, y, objective, start, goOn).weights;
    start = weights;
    const auto released = ReleasedWeights::of(release, x, y, weights, goOn);
    if (!released) return found;
    for (const std::uint32_t row : tried(x, y, weights, release.loss, kRows, rng)) {
      const VectorXd own = rowAt(x, row);
      for (const Replacement& other : replacements(own, y[row], released->noise())) {
        const double lost = std::abs(released->logRatio(own, y[row], other.x, other.y));
        ++found.pairs;
        if (!(lost <= found.measured)) {
          found.measured = lost;
          found.worst = {{rowName(row), labelled(y[row]), other.words},
                         {sentence("Core", "Ratio of the two densities of the weights, its logarithm"), "0",
                          witnessNumber(lost)}};
        }
      }
    }
  }
  return found;
}

}  // namespace

AuditFinding auditOnMadeUpRows(const AuditedPerturbation& release) {
  AuditFinding found;
  const bool isOutput = isOfOutput(release.method);
  const std::vector<double> outputs = isOutput ? std::vector<double>{0} : lineOutputs(release);
  const std::array<LineRow, 3> rows = lineRows(release.longest);
  for (const LineRow& one : rows)
    for (const LineRow& other : rows) {
      if (one.x == other.x) continue;
      ++found.pairs;
      const double distance = std::abs(minimumOf(release, one) - minimumOf(release, other));
      for (const double f : outputs) {
        const double lost = isOutput ? epsilonOfMovedNorm(distance, release.plan.noiseScale)
                                     : logRatioOnLine(release, one, other, f);
        if (lost <= found.measured) continue;
        found.measured = lost;
        found.worst = {{sentence("Core", "The only row that is not 0"), described(one), described(other)}};
        if (isOutput)
          found.worst.push_back({sentence("Core", "Weight along the line, without noise"),
                                 witnessNumber(minimumOf(release, one)),
                                 witnessNumber(minimumOf(release, other))});
        else
          found.worst.push_back(
              {sentence("Core", "Released weight along the line"), witnessNumber(f), witnessNumber(f)});
      }
    }
  if (release.plan.shareOfLast < 1) found.takeWorse(auditOnConstantColumn(release));
  return found;
}

AuditFinding auditOnRows(const AuditedPerturbation& release, const ClassRows& x, const Eigen::VectorXd& y,
                         std::size_t times, Rng& rng, const GoOn& goOn) {
  AuditFinding found = isOfOutput(release.method) ? auditOutput(release, x, y, times, rng, goOn)
                                                  : auditObjective(release, x, y, times, rng, goOn);
  found.ofRows = true;
  return found;
}

namespace {

constexpr double kConstant = 1 / std::numbers::sqrt2;

/// The last row: what it has along the line, beside the constant, and its label.
struct PlaneRow {
  double x = 0, y = 1;
};

struct PlaneWeights {
  double along = 0, constant = 0;
};

std::vector<PlaneRow> planeRows() {
  std::vector<PlaneRow> rows;
  for (const double x : {-kConstant, 0.0, kConstant})
    for (const double y : {-1.0, 1.0}) rows.push_back({x, y});
  return rows;
}

std::string rowInWords(const PlaneRow& row) {
  return row.x == 0 ? filled(sentence("Core", "all features 0, label %1"), row.y)
                    : filled(sentence("Core", "along a line, at %1, label %2"), witnessNumber(row.x), row.y);
}

/// Margins where losses bend or change their rule, and where they are as good as straight.
std::vector<double> triedMargins(const Loss& loss) {
  std::vector<double> sizes = {5, 8, 12, 18, 27, 40, 60};
  for (int i = 1; i <= 12; ++i) sizes.push_back(i / 4.0);
  for (const double kink : {1 - loss.h, 1.0, 1 + loss.h})
    for (const double factor : {1 - 1e-9, 1.0, 1 + 1e-9}) sizes.push_back(kink * factor);
  std::vector<double> margins = {0};
  for (const double size : sizes) margins.insert(margins.end(), {size, -size});
  return margins;
}

/// Weights with every such margin of the last row, on either side of the line, and of the others.
std::vector<PlaneWeights> triedWeights(const Loss& loss) {
  const std::vector<double> margins = triedMargins(loss);
  std::vector<PlaneWeights> weights;
  for (const double others : margins)
    for (const double own : margins)
      for (const double side : {1.0, -1.0})
        weights.push_back({side * (own - others) / kConstant, others / kConstant});
  return weights;
}

/// What the last row adds at these weights.
struct PlanePull {
  Eigen::Vector2d slope = {0, 0};  ///< to b
  double bend = 0, square = 0;  ///< to the second derivatives, and the square of what it has along the line
};
PlanePull pullOf(const Loss& loss, const PlaneRow& row, const PlaneWeights& f) {
  const double z = row.y * (row.x * f.along + kConstant * f.constant);
  return {row.y * derivative(loss, z) * Eigen::Vector2d(row.x, kConstant), secondDerivative(loss, z),
          row.x * row.x};
}

/// The logarithm of the ratio of the densities of the weights.
double logRatioInPlane(const AuditedPerturbation& release, const PlaneRow& row, const PlaneRow& other,
                       const PlaneWeights& f) {
  const Loss& loss = release.loss;
  const auto n = static_cast<double>(release.rows.rows);
  const double pull = n * release.regularisation(), pullOfConstant = n * release.leastRegularisation();
  const double margin = kConstant * f.constant;
  const PlanePull own = pullOf(loss, row, f), others = pullOf(loss, other, f);
  const Eigen::Vector2d b =
      own.slope + Eigen::Vector2d(pull * f.along, pullOfConstant * f.constant +
                                                      (n - 1) * derivative(loss, margin) * kConstant);
  // The determinant of the two rows of the Hessian over `pull`, and by how much that of the row is larger.
  constexpr double kSquare = kConstant * kConstant;
  const double ofConstant = pullOfConstant + (n - 1) * secondDerivative(loss, margin) * kSquare;
  const double determinant = (1 + others.bend * others.square / pull) * ofConstant + others.bend * kSquare;
  const double larger = (own.bend * own.square - others.bend * others.square) / pull * ofConstant +
                        (own.bend - others.bend) * kSquare;
  return lengthening(b, others.slope - own.slope) / release.plan.noiseScale +
         std::log1p(larger / determinant);
}

}  // namespace

AuditFinding auditOnConstantColumn(const AuditedPerturbation& release) {
  const std::vector<PlaneRow> rows = planeRows();
  AuditFinding found{.pairs = rows.size() * (rows.size() - 1)};
  std::vector<double> logs(rows.size());
  for (const PlaneWeights& weights : triedWeights(release.loss)) {
    std::ranges::transform(rows, logs.begin(), [&](const PlaneRow& row) {
      return logRatioInPlane(release, row, rows.front(), weights);
    });
    const auto [least, most] = std::ranges::minmax_element(logs);
    if (!(*most - *least > found.measured)) continue;
    found.measured = *most - *least;
    const auto rowOf = [&](auto place) {
      return rowInWords(rows[static_cast<std::size_t>(place - logs.begin())]);
    };
    const std::string all = rowInWords({}), along = witnessNumber(weights.along),
                      constant = witnessNumber(weights.constant);
    found.worst = {{sentence("Core", "All rows but one"), all, all},
                   {sentence("Core", "The last row"), rowOf(most), rowOf(least)},
                   {sentence("Core", "Released weight along the line"), along, along},
                   {sentence("Core", "Released weight of the constant"), constant, constant}};
  }
  return found;
}

}  // namespace epsiscope
