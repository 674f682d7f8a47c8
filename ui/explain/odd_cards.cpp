#include "ui/explain/odd_cards.h"

#include <algorithm>
#include <array>

#include "core/study/study.h"
#include "core/tasks/task.h"

namespace epsiscope {

namespace {

template <class... Members>
constexpr unsigned setOf(Members... members) {
  return ((1U << static_cast<unsigned>(members)) | ...);
}

constexpr unsigned kLabels = setOf(Released::labels);
constexpr unsigned kPredictions = setOf(Released::predictions);
constexpr unsigned kWeights = setOf(Released::weights);
constexpr unsigned kStatistics = setOf(Released::statistics);
constexpr unsigned kClasses = setOf(Released::classes);
constexpr unsigned kLearned = kLabels | kPredictions | kWeights | kClasses;
constexpr unsigned kAll = kLearned | kStatistics;

constexpr unsigned kCounts = setOf(StatisticKind::count, StatisticKind::histogram);
constexpr unsigned kHistograms = setOf(StatisticKind::histogram);
constexpr unsigned kQuantiles = setOf(StatisticKind::quantile);
/// The statistics whose noise is made for the bounds.
constexpr unsigned kBounded = setOf(StatisticKind::sum, StatisticKind::mean, StatisticKind::variance);
/// The statistics whose clipped values are not the values.
constexpr unsigned kClipped = kBounded | kHistograms | kQuantiles;

constexpr std::array kCards = {
    OddCard{"not-proved", kAll}, OddCard{"classes-not-declared", kClasses}, OddCard{"worse-than-mean", kAll},
    OddCard{"told-outright", kStatistics, kCounts}, OddCard{"starved-part", kStatistics},
    OddCard{"lambda-too-small", kLabels}, OddCard{"prior-takes-most", kLabels}, OddCard{"one-bin", kLabels},
    OddCard{"more-cells-than-rows", kStatistics, kHistograms},
    OddCard{"tied-quantile", kStatistics, kQuantiles}, OddCard{"uniform-quantile", kStatistics, kQuantiles},
    OddCard{"same-labels", kLabels | kStatistics}, OddCard{"flat-noise", kLabels},
    OddCard{"noise-beyond-labels", kLabels}, OddCard{"unbiased-far-out", kLabels},
    OddCard{"below-zero", kStatistics, kCounts | setOf(StatisticKind::variance)},
    OddCard{"beyond-bounds", kStatistics, setOf(StatisticKind::mean)},
    OddCard{"hidden-row", kStatistics, kBounded | kCounts}, OddCard{"budget-on-bend", kWeights},
    OddCard{"output-ahead", kWeights}, OddCard{"phase-switch", kWeights}, OddCard{"below-own-line", kLearned},
    OddCard{"kink", kLearned}, OddCard{"grows-again", kWeights}, OddCard{"flat-below", kLearned},
    OddCard{"gap", kAll}, OddCard{"prior-hides", kClasses}, OddCard{"mostly-wrong", kClasses},
    OddCard{"uncorrected", kClasses}, OddCard{"unanswered", kClasses},
    OddCard{"frequency-below-zero", kClasses}, OddCard{"labels-clipped", kLabels},
    OddCard{"clipping-dominates", kStatistics, kClipped},
    OddCard{"wanted-below-clipping", kStatistics, kClipped}, OddCard{"far-bound", kStatistics, kBounded},
    OddCard{"wide-bounds", kLabels | kPredictions | kStatistics, kBounded},
    // A kernel machine has as many weights as rows anyway.
    OddCard{"few-rows", kLabels | kWeights | kClasses}, OddCard{"learns-nothing", kPredictions | kWeights},
    OddCard{"predictions-share", kPredictions}, OddCard{"noise-capped", kPredictions},
    OddCard{"ragged-prior", kLabels}, OddCard{"ragged-histogram", kStatistics, kHistograms},
    OddCard{"full-ends", kStatistics, kHistograms}, OddCard{"uncounted", kStatistics, kHistograms},
    OddCard{"whole-range", kLabels}, OddCard{"lambda-beyond-paper", kPredictions},
    OddCard{"epsilon-beyond-bound", kPredictions}, OddCard{"published-not-private", kAll},
    OddCard{"almost-free", kStatistics}, OddCard{"plan-never-reached", kAll},
    OddCard{"plan-other-table", kAll}, OddCard{"plan-few-people", kLearned}, OddCard{"plan-invented", kAll}};

bool contains(unsigned set, auto member) {
  return (set & setOf(member)) != 0;
}

}  // namespace

std::span<const OddCard> oddCards() {
  return kCards;
}

bool isAbout(const QString& id, const Study& study) {
  const auto card = std::ranges::find(kCards, id, [](const OddCard& one) { return QLatin1String(one.id); });
  if (card == kCards.end()) return false;
  const Released released = taskOf(study).facts().released;
  return contains(card->released, released) &&
         (released != Released::statistics || contains(card->statistics, study.statistic.statistic));
}

}  // namespace epsiscope
