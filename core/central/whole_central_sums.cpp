#include "core/central/whole_central_sums.h"

#include <algorithm>
#include <cmath>

#include "core/privacy/concentrated_calibration.h"
#include "core/random/discrete_gaussian.h"
#include "core/random/discrete_laplace.h"

namespace epsiscope {

namespace {

/// Fewer bits are needed only where the noise is so large that they do not matter: it is counted in the same
/// steps.
constexpr int kMostBits = 20, kFewestBits = 1;
/// Beyond what the operations on doubles here can lose.
constexpr double kMoreThanLost = 1 + 0x1p-40;
/// Entries beyond this are no rows: their squares would not fit.
constexpr double kLargestEntry = 0x1p40;

double onLattice(int bits, double entry) {
  const double scaled = std::ldexp(entry, bits);
  return std::isfinite(scaled) ? std::clamp(std::round(scaled), -kLargestEntry, kLargestEntry) : 0;
}

WholeRows wholeRows(std::span<const double> x, std::size_t columns, int bits) {
  WholeRows rows{.columns = columns, .entries = {}};
  rows.entries.reserve(x.size());
  for (const double entry : x) rows.entries.push_back(static_cast<std::int64_t>(onLattice(bits, entry)));
  return rows;
}

/// The largest 1-norm of a row: exact.
WideInteger largestSum(const WholeRows& rows) {
  WideInteger most = 0;
  for (std::size_t i = 0; i < rows.rows(); ++i) {
    WideInteger sum = 0;
    for (const std::int64_t entry : rows.row(i)) sum += entry < 0 ? -entry : entry;
    most = std::max(most, sum);
  }
  return most;
}

/// At least the largest 2-norm of a row.
double largestNorm(const WholeRows& rows) {
  WideInteger most = 0;
  for (std::size_t i = 0; i < rows.rows(); ++i) {
    WideInteger square = 0;
    for (const std::int64_t entry : rows.row(i)) square += static_cast<WideInteger>(entry) * entry;
    most = std::max(most, square);
  }
  return std::sqrt(static_cast<double>(most)) * kMoreThanLost;
}

WideInteger upward(double number) {
  return static_cast<WideInteger>(std::ceil(number * kMoreThanLost));
}

/// k 2M.
double movedLabels(const CentralNoise& noise, int bits) {
  return std::ldexp(2.0, bits) * std::ceil(noise.rows());
}

/// The plan for rows with these largest norms; nothing where its noise cannot be drawn.
std::optional<WholeCentralPlan> planOf(const CentralNoise& noise, int bits, double largest1,
                                       double largest2) {
  WholeCentralPlan plan{.bits = bits, .epsilon = noise.epsilon()};
  const double moved = movedLabels(noise, bits) * (noise.isNormal() ? largest2 : largest1);
  constexpr double kMost = 0x1p100, kSmallest = 0x1p-40, kLargest = 0x1p40;
  if (!(moved >= 1 && moved <= kMost && noise.epsilon() >= kSmallest && noise.epsilon() < kLargest))
    return std::nullopt;
  plan.sensitivity = upward(moved);
  if (!noise.isNormal())
    return DiscreteLaplaceSampler::canDraw(plan.epsilon, plan.sensitivity) ? std::optional(plan)
                                                                           : std::nullopt;
  constexpr double kForRounding = 1 + 1e-9;
  plan.deviation = kForRounding * static_cast<double>(plan.sensitivity) /
                   std::sqrt(2 * largestRho(plan.epsilon, noise.delta()));
  return DiscreteGaussianSampler::canDraw(plan.deviation) ? std::optional(plan) : std::nullopt;
}

std::int64_t wholeLabel(double label, const LabelBounds& bounds, int bits) {
  const double most = std::ldexp(1.0, bits);
  const double steps = (bounds.clamp(label) - bounds.middle()) / (bounds.width() / 2) * most;
  return static_cast<std::int64_t>(std::clamp(std::round(steps), -most, most));
}

}  // namespace

double WholeCentralPlan::variance() const {
  return isNormal() ? DiscreteGaussianSampler(deviation).variance()
                    : DiscreteLaplaceSampler(epsilon, sensitivity).variance();
}

bool canPlanWholeCentral(std::size_t columns, double longest, const CentralNoise& noise) {
  // Rounding moves each entry by half a step at most.
  const double root = std::sqrt(static_cast<double>(columns));
  const double norm = (std::ldexp(longest, kFewestBits) + root / 2) * kMoreThanLost;
  return longest <= kLargestEntry && planOf(noise, kFewestBits, norm * root, norm).has_value();
}

std::optional<WholeCentralRows> planWholeCentral(std::span<const double> x, std::size_t columns,
                                                 const CentralNoise& noise) {
  for (int bits = kMostBits; bits >= kFewestBits; --bits) {
    WholeRows rows = wholeRows(x, columns, bits);
    const double sum = static_cast<double>(largestSum(rows)) * kMoreThanLost;
    if (const auto plan = planOf(noise, bits, sum, largestNorm(rows))) return {{std::move(rows), *plan}};
  }
  return std::nullopt;
}

WholeCentralLaw::Answer WholeCentralLaw::draw(Rng& rng) const {
  Answer drawn = exact;
  if (plan.isNormal()) {
    const DiscreteGaussianSampler noise(plan.deviation);
    for (WideInteger& sum : drawn) sum += noise(rng);
  } else {
    const DiscreteLaplaceSampler noise(plan.epsilon, plan.sensitivity);
    for (WideInteger& sum : drawn) sum += noise(rng);
  }
  return drawn;
}

AnswerLoss WholeCentralLaw::lossAgainst(const WholeCentralLaw& other, const Answer&) const {
  if (!(other.plan == plan) || other.exact.size() != exact.size()) return AnswerLoss::endless();
  double sum = 0, squares = 0;
  for (std::size_t j = 0; j < exact.size(); ++j) {
    const double distance = std::abs(static_cast<double>(exact[j] - other.exact[j]));
    sum += distance;
    squares += distance * distance;
  }
  if (plan.isNormal()) return {.moved = std::sqrt(squares) / plan.deviation};
  return {.most = sum * DiscreteLaplaceSampler(plan.epsilon, plan.sensitivity).rate()};
}

WholeCentralLaw WholeCentralQuestion::lawOn(std::span<const double> labels) const {
  WholeCentralLaw law{.exact = {}, .plan = made.plan, .cost = price};
  law.exact.resize(made.rows.columns);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const std::int64_t label = wholeLabel(labels[i], bounds, made.plan.bits);
    const std::span<const std::int64_t> row = made.rows.row(i);
    for (std::size_t j = 0; j < row.size(); ++j) law.exact[j] += static_cast<WideInteger>(row[j]) * label;
  }
  return law;
}

}  // namespace epsiscope
