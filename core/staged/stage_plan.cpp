#include "core/staged/stage_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/numbers.h"
#include "core/staged/expected_error.h"
#include "core/staged/residual_randomizer.h"

namespace epsiscope {

namespace {

// These constants were chosen on house prices, visits to a doctor, years of education, California housing,
// Communities and Crime, HMDA and planned data; resources/studies/README.md says what came out on others.

/// A spread of labels that the plan is ready for.
struct Supposed {
  double partOfBounds = 1;  ///< that labels use
  double weight = 0;
};
constexpr std::array<Supposed, 4> kSupposed{{{1, 0.5}, {0.5, 0.2}, {1.0 / 6, 0.2}, {1.0 / 12, 0.1}}};
constexpr double kSdsInBounds = 5.5;

struct Narrowing {
  double mean = 0, width = 0;  ///< shares of epsilon
};
constexpr std::array<Narrowing, 12> kNarrowings{{{0.3, 0.2},
                                                 {0.2, 0.2},
                                                 {0.1, 0.2},
                                                 {0.05, 0.2},
                                                 {0.15, 0.1},
                                                 {0.1, 0.05},
                                                 {0.05, 0.1},
                                                 {0.03, 0.05},
                                                 {0.05, 0.03},
                                                 {0.02, 0.03},
                                                 {0.03, 0.02},
                                                 {0.01, 0.01}}};
/// The product of people and epsilon below which a half-width is too inexact.
constexpr double kLeastForWidth = 12;
/// And below which there is no second stage: answers of single people want an epsilon, sums of the rest many
/// people.
constexpr double kLeastForResiduals = 2000, kLeastForSumsOfResiduals = 12000, kLeastEpsilonForAnswers = 0.7;
constexpr double kPeopleForHistogram = 150;

SupposedLabels labelsWith(const ComponentRows& rows, const LabelBounds& bounds, const Supposed& supposed) {
  return supposedLabels(rows, bounds.width() * bounds.width() / 16,
                        supposed.partOfBounds * bounds.width() / kSdsInBounds);
}

/// The share of the sums in the budget that narrowing leaves, the rest being for the residuals: with many
/// people rough predictions are cheap.
double shareOfSums(double people, double epsilon) {
  constexpr double kClear = 2;  // from here on an answer is more exact than a rough prediction
  const double share = std::clamp(0.5 - 0.2 * std::log(people / 2500) / std::log(6.0), 0.12, 0.5);
  return share * std::min(1.0, kClear / epsilon);
}

/// About the interval that narrowedRange() would find for such labels.
double halfWidthAfter(const LabelBounds& bounds, double sd, double people, const Narrowing& narrowing) {
  const double noiseOfMean = 1.5 * bounds.width() / (people * narrowing.mean);
  return std::min(bounds.width() / 2, 1.5 * (2.5 * sd + noiseOfMean));
}

/// Whether answers of this share of the people with all of epsilon are more informative than answers of all
/// with this share of epsilon, where residuals have a standard deviation of a fifth of their interval's
/// half-width. With a large epsilon noise is nothing, and no answer is worth fewer people.
bool othersTellMore(double share, double epsilon) {
  constexpr double kRest = 0.05;
  return (bestOfResiduals(1, epsilon).variance + kRest) / share <
         bestOfResiduals(1, share * epsilon).variance + kRest;
}

}  // namespace

StagePlan planStages(const ComponentRows& rows, const LabelBounds& bounds, double epsilon) {
  const auto n = static_cast<double>(rows.usedRows());
  const double people = n * epsilon;
  std::array<SupposedLabels, kSupposed.size()> labels;
  for (std::size_t s = 0; s < kSupposed.size(); ++s) labels[s] = labelsWith(rows, bounds, kSupposed[s]);
  const auto regret = [&](std::size_t s, double error) {
    return kSupposed[s].weight * std::log(error / (2 * labels[s].rest));
  };

  StagePlan best;
  double least = kInfinity;
  for (std::size_t i = 0; i < rows.counts().size(); ++i) {
    double sum = 0;
    for (std::size_t s = 0; s < kSupposed.size(); ++s)
      sum += regret(s, expectedErrorOfSums(rows, labels[s], i, {bounds.width() / 2, 1}, n, epsilon));
    if (sum < least) {
      least = sum;
      best = {.count = i};
    }
  }
  for (const Narrowing& narrowing : kNarrowings) {
    if (people * narrowing.width < kLeastForWidth) continue;
    const double left = 1 - narrowing.mean - narrowing.width;
    double sum = 0;
    for (std::size_t s = 0; s < kSupposed.size(); ++s) {
      const double sd = kSupposed[s].partOfBounds * bounds.width() / kSdsInBounds;
      const ClippedTo clipped{halfWidthAfter(bounds, sd, people, narrowing), 1};
      const double lost = 2 * sd / (people * narrowing.width);
      sum += regret(s, bestSums(rows, labels[s], clipped, n, left * epsilon).error + lost * lost);
    }
    if (sum >= least) continue;
    least = sum;
    best = {.mean = narrowing.mean, .width = narrowing.width, .sums = left, .count = 0};
  }
  const double leastPeople =
      epsilon < kLeastEpsilonForAnswers ? kLeastForSumsOfResiduals : kLeastForResiduals;
  if (best.mean > 0 && people >= leastPeople) {
    const double left = best.sums;
    best.sums = shareOfSums(people, epsilon) * left;
    best.histogram = (left - best.sums) * std::clamp(kPeopleForHistogram / n, 0.03, 0.12);
    best.residuals = left - best.sums - best.histogram;
    best.asksOthers = othersTellMore(best.residuals, epsilon);
  }
  return best;
}

}  // namespace epsiscope
