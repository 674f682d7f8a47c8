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
#include "core/erm/perturbation_law.h"
#include "core/erm/private_fit.h"
#include "core/privacy/falling_root.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

using Eigen::Index, Eigen::VectorXd;

/// A row of length 1 or 0 that lies along a line, or several at the same place, and its label.
struct LineRow {
  double x = 0, y = 1, times = 1;

  double gradient(const Loss& loss, double f) const { return times * y * derivative(loss, y * x * f) * x; }
  double bend(const Loss& loss, double f) const { return times * secondDerivative(loss, y * x * f) * x * x; }
};

std::array<LineRow, 3> lineRows(const AuditedPerturbation& release) {
  const auto times = static_cast<double>(release.together);
  return {{{release.longest, 1, times}, {-release.longest, 1, times}, {0, 1, times}}};
}

std::string described(const LineRow& row) {
  return row.x == 0 ? sentence("Core", "all features 0")
                    : filled(sentence("Core", "along a line, at %1, label %2"), witnessNumber(row.x), row.y);
}

/// The weight that minimises (1/n) l(y x f) + lambda/2 f^2: the root of a rising function between the two
/// ends that its bounded slope leaves.
double minimumOf(const AuditedPerturbation& release, const LineRow& row) {
  const double pull = static_cast<double>(release.rows.rows) * release.plan.lambda;
  double low = -row.times * std::abs(row.x) / pull, high = -low;
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
  return release.lossOfShift(VectorXd::Constant(1, pull * f + slope),
                             VectorXd::Constant(1, other.gradient(release.loss, f) - slope)) +
         std::log1p((row.bend(release.loss, f) - bend) / (pull + bend));
}

/// The weight on the line that this b along it leads to.
double weightOfNoise(const AuditedPerturbation& release, const LineRow& row, double b) {
  const double pull = static_cast<double>(release.rows.rows) * release.regularisation();
  const double most = row.times * std::abs(row.x);
  double low = (-b - most) / pull, high = (-b + most) / pull;
  for (int i = 0; i < 100 && low < high; ++i) {
    const double middle = low + (high - low) / 2;
    (pull * middle + row.gradient(release.loss, middle) + b < 0 ? low : high) = middle;
  }
  return low + (high - low) / 2;
}

/// What an output on the line tells but for delta, where the noise is normal: the smallest epsilon with E
/// max(0, 1 - e^(epsilon - loss)) <= delta, each stretch of b counted with the smaller loss of its ends.
double lossOnLineBut(const AuditedPerturbation& release, const LineRow& row, const LineRow& other) {
  constexpr double kEnd = 12, kStep = 0.02;
  const auto steps = static_cast<int>(std::lround(2 * kEnd / kStep));
  const auto placeOf = [&](int i) { return -kEnd + kStep * i; };
  const auto above = [](double z) { return std::erfc(z / std::numbers::sqrt2) / 2; };
  std::vector<double> losses, masses;
  double before = 0;
  for (int i = 0; i <= steps; ++i) {
    const double z = placeOf(i);
    const double loss =
        logRatioOnLine(release, row, other, weightOfNoise(release, row, z * release.plan.noiseScale));
    if (i > 0) {
      const double from = placeOf(i - 1);
      losses.push_back(std::min(before, loss));
      masses.push_back(z <= 0 ? above(-z) - above(-from) : above(from) - above(z));
    }
    before = loss;
  }
  const auto tooMuch = [&](double epsilon) {
    double sum = 0;
    for (std::size_t i = 0; i < losses.size(); ++i)
      if (losses[i] > epsilon) sum -= masses[i] * std::expm1(epsilon - losses[i]);
    return sum - release.delta;
  };
  return fallingRootFrom(0, tooMuch);
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

/// Replaced rows, and their words.
struct Replacement {
  ReplacedRows rows;
  std::string words;
};

using Places = std::vector<std::uint32_t>;

/// Rows that the weights lean on, and some others, as many together as one person has.
std::vector<Places> tried(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y,
                          const VectorXd& weights, std::size_t count, Rng& rng) {
  VectorXd margins;
  x.margins(weights, margins);
  std::vector<std::uint32_t> rows(x.rows());
  std::iota(rows.begin(), rows.end(), 0U);
  const auto slope = [&](std::uint32_t row) { return derivative(release.loss, y[row] * margins[row]); };
  const auto together = static_cast<std::ptrdiff_t>(release.together);
  const auto leaning = static_cast<std::ptrdiff_t>(std::min(count / 2, rows.size() / release.together));
  std::partial_sort(rows.begin(), rows.begin() + leaning * together, rows.end(),
                    [&](std::uint32_t a, std::uint32_t b) { return slope(a) < slope(b); });
  std::vector<Places> chosen;
  for (std::ptrdiff_t i = 0; i < leaning; ++i)
    chosen.emplace_back(rows.begin() + i * together, rows.begin() + (i + 1) * together);
  while (chosen.size() < count) chosen.push_back(anyPlaces(x.rows(), release.together, rng));
  return chosen;
}

std::string labelled(double y) {
  return filled(sentence("Core", "label %1"), y);
}

/// Returns the rows with the other labels, and rows of length 1 along `direction`, all with the label of the
/// first.
std::vector<Replacement> replacements(const ReplacedRows& rows, const VectorXd& direction) {
  const double y = rows.y[0];
  const bool isOne = rows.y.size() == 1;
  std::vector<Replacement> found = {{rows, isOne ? labelled(-y) : sentence("Core", "the other labels")}};
  found.front().rows.other = rows.own;
  found.front().rows.otherY = -rows.y;
  if (const double length = direction.stableNorm(); length > 0)
    for (const double sign : {1.0, -1.0}) {
      Replacement along{rows,
                        filled(sentence("Core", "%1, features of length 1 along the noise"), labelled(y))};
      along.rows.other = (direction * (sign / length)).replicate(1, rows.y.size());
      along.rows.otherY = VectorXd::Constant(rows.y.size(), y);
      found.push_back(std::move(along));
    }
  return found;
}

/// The replaced rows and their labels in both tables.
WitnessLine replacedLine(const Replacement& other) {
  const Places& places = other.rows.places;
  const std::size_t row = static_cast<std::size_t>(places.front()) + 1;
  if (places.size() == 1)
    return {filled(sentence("Core", "Row %1 of the training rows"), row), labelled(other.rows.y[0]),
            other.words};
  return {filled(sentence("Core", "%1 of the training rows, one of them row %2"), places.size(), row),
          sentence("Core", "their own labels"), other.words};
}

/// What output perturbation loses where the minima are so far apart.
double lossOfDistance(const AuditedPerturbation& release, double distance) {
  const double scale = release.plan.noiseScale;
  return release.plan.isNormal ? epsilonOfMovedNormal(distance, scale, release.delta)
                               : epsilonOfMovedNorm(distance, scale);
}

AuditFinding auditOutput(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y,
                         std::size_t times, Rng& rng, const GoOn& goOn) {
  const std::size_t rows = 6 * times;
  AuditFinding found;
  const Objective objective = objectiveOf(release.loss, release.plan);
  const Minimum own = minimise(x, y, objective, {}, goOn);
  for (const Places& places : tried(release, x, y, own.weights, rows, rng))
    for (const Replacement& other : replacements(ReplacedRows::at(x, y, places), own.weights)) {
      if (!goOn(static_cast<double>(found.pairs) / (3.0 * static_cast<double>(rows)))) return found;
      const Minimum moved =
          minimise(NeighbourRows(x, other.rows), other.rows.labels(y), objective, own.weights, goOn);
      const double distance = (moved.weights - own.weights).norm();
      ++found.pairs;
      if (const double lost = lossOfDistance(release, distance); lost > found.measured) {
        found.measured = lost;
        found.worst = {replacedLine(other),
                       {sentence("Core", "Distance of the two minima"), "0", witnessNumber(distance)},
                       {sentence("Core", "Scale of the noise"), witnessNumber(release.plan.noiseScale),
                        witnessNumber(release.plan.noiseScale)}};
      }
    }
  return found;
}

AuditFinding auditObjective(const AuditedPerturbation& release, const ClassRows& x, const VectorXd& y,
                            std::size_t times, Rng& rng, const GoOn& goOn) {
  // Many rows together take longer, and few places of them are needed.
  const std::size_t rows = std::max<std::size_t>(2, 24 / release.together);
  const std::size_t outputs = 3 * times;
  AuditFinding found;
  Objective objective = objectiveOf(release.loss, release.plan);
  VectorXd start;
  for (std::size_t draw = 0; draw <= outputs; ++draw) {
    if (!goOn(static_cast<double>(draw) / static_cast<double>(outputs + 1))) return found;
    if (draw > 0)
      objective.linear = noiseOfPlan(release.plan, x.columns(), rng) / static_cast<double>(x.rows());
    const VectorXd weights = minimise(x, y, objective, start, goOn).weights;
    start = weights;
    const auto released = ReleasedWeights::of(release, x, y, weights, goOn);
    if (!released) return found;
    for (const Places& places : tried(release, x, y, weights, rows, rng))
      for (const Replacement& other : replacements(ReplacedRows::at(x, y, places), released->noise())) {
        const double lost = released->lossBut(other.rows, release.delta);
        ++found.pairs;
        if (!(lost <= found.measured)) {
          found.measured = lost;
          found.worst = {replacedLine(other),
                         {sentence("Core", "Ratio of the two densities of the weights, its logarithm"), "0",
                          witnessNumber(lost)}};
        }
      }
  }
  return found;
}

}  // namespace

AuditFinding auditOnMadeUpRows(const AuditedPerturbation& release) {
  AuditFinding found;
  const bool isOutput = isOfOutput(release.method);
  const bool isOneNumber = isOutput || release.plan.isNormal;
  const std::vector<double> outputs = isOneNumber ? std::vector<double>{0} : lineOutputs(release);
  const std::array<LineRow, 3> rows = lineRows(release);
  for (const LineRow& one : rows)
    for (const LineRow& other : rows) {
      if (one.x == other.x) continue;
      ++found.pairs;
      const double distance = std::abs(minimumOf(release, one) - minimumOf(release, other));
      for (const double f : outputs) {
        const double lost = isOutput      ? lossOfDistance(release, distance)
                            : isOneNumber ? lossOnLineBut(release, one, other)
                                          : logRatioOnLine(release, one, other, f);
        if (lost <= found.measured) continue;
        found.measured = lost;
        found.worst = {{release.together == 1
                            ? sentence("Core", "The only row that is not 0")
                            : filled(sentence("Core", "The only %1 rows that are not 0"), release.together),
                        described(one), described(other)}};
        if (isOutput)
          found.worst.push_back({sentence("Core", "Weight along the line, without noise"),
                                 witnessNumber(minimumOf(release, one)),
                                 witnessNumber(minimumOf(release, other))});
        else if (!isOneNumber)
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

/// What the last rows add at these weights.
struct PlanePull {
  Eigen::Vector2d slope = {0, 0};  ///< to b
  double bend = 0, square = 0;  ///< to the second derivatives, and the square of what it has along the line
};
PlanePull pullOf(const AuditedPerturbation& release, const PlaneRow& row, const PlaneWeights& f) {
  const auto times = static_cast<double>(release.together);
  const double z = row.y * (row.x * f.along + kConstant * f.constant);
  return {times * row.y * derivative(release.loss, z) * Eigen::Vector2d(row.x, kConstant),
          times * secondDerivative(release.loss, z), row.x * row.x};
}

/// The logarithm of the ratio of the densities of the weights.
double logRatioInPlane(const AuditedPerturbation& release, const PlaneRow& row, const PlaneRow& other,
                       const PlaneWeights& f) {
  const Loss& loss = release.loss;
  const auto n = static_cast<double>(release.rows.rows);
  const double still = n - static_cast<double>(release.together);
  const double pull = n * release.regularisation(), pullOfConstant = n * release.leastRegularisation();
  const double margin = kConstant * f.constant;
  const PlanePull own = pullOf(release, row, f), others = pullOf(release, other, f);
  const Eigen::Vector2d b =
      own.slope + Eigen::Vector2d(pull * f.along,
                                  pullOfConstant * f.constant + still * derivative(loss, margin) * kConstant);
  // The determinant of the two rows of the Hessian over `pull`, and by how much that of the row is larger.
  constexpr double kSquare = kConstant * kConstant;
  const double ofConstant = pullOfConstant + still * secondDerivative(loss, margin) * kSquare;
  const double determinant = (1 + others.bend * others.square / pull) * ofConstant + others.bend * kSquare;
  const double larger = (own.bend * own.square - others.bend * others.square) / pull * ofConstant +
                        (own.bend - others.bend) * kSquare;
  return release.lossOfShift(b, others.slope - own.slope) + std::log1p(larger / determinant);
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
    const bool isOne = release.together == 1;
    found.worst = {{isOne ? sentence("Core", "All rows but one")
                          : filled(sentence("Core", "All rows but %1"), release.together),
                    all, all},
                   {isOne ? sentence("Core", "The last row") : sentence("Core", "The last rows"), rowOf(most),
                    rowOf(least)},
                   {sentence("Core", "Released weight along the line"), along, along},
                   {sentence("Core", "Released weight of the constant"), constant, constant}};
  }
  return found;
}

}  // namespace epsiscope
