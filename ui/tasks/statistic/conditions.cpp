#include "ui/tasks/statistic/conditions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/tasks/noise_preview.h"
#include "core/tasks/statistic/bounds_preview.h"
#include "core/tasks/statistic/budget_preview.h"
#include "core/tasks/statistic/cache.h"
#include "core/tasks/statistic/histogram_preview.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/rows_preview.h"
#include "core/tasks/statistic/within_bounds.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/state/app_state.h"
#include "ui/state/picture.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/tasks/statistic/statistic_words.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

using Conditions = std::vector<OddCondition>;

/// The statistic of the target in a picture, and what its release costs at the epsilon looked at.
struct Drawn {
  const Study& study;
  SharedRelease first;
  WithinBounds usual;  ///< with the bounds that it has, or most probably finds
  double epsilon;      ///< its share of view.epsilon, without that for bounds
  double clipping, noise;

  explicit Drawn(const Picture& picture)
      : study(picture.study),
        first(firstRelease(picture.study, StatisticCache::of(*picture.cache))),
        usual(withUsualBounds(first.release, viewEpsilon(picture.study) * first.share)),
        epsilon(usual.epsilon),
        clipping(usual.release->clippingError()),
        noise(first.isAdjusted() ? first.noiseError(viewEpsilon(picture.study))
                                 : usual.release->noiseError(epsilon)) {}

  const ReleasePlan& plan() const { return usual.release->plan(); }
  const StatisticColumn& column() const { return first.release->column(); }
  bool isAbout(std::string_view card) const { return wordsOf(plan().kind).isAbout(card); }
};

void clippingDominates(const Drawn& drawn, Conditions& found) {
  constexpr double kMost = 0.9;
  const double together = drawn.clipping + drawn.noise;
  if (!(drawn.clipping > kMost * together)) return;
  found.push_back(
      {QStringLiteral("clipping-dominates"), QObject::tr("Why does more ε not remove the error?"),
       QObject::tr(wordsOf(drawn.plan().kind).aboutClipping).arg(percentText(drawn.clipping / together, 2))});
}

/// Speaks of a single bound; that both together are wide is said for every task.
void farBound(const Drawn& drawn, Conditions& found) {
  constexpr double kFar = 0.5;
  if (!drawn.isAbout("far-bound") || !(drawn.noise > drawn.clipping)) return;
  if (drawn.first.release->found() != nullptr) return;
  const LabelBounds& bounds = drawn.plan().bounds;
  const double above = bounds.upper - drawn.column().most(), below = drawn.column().least() - bounds.lower;
  if (!(std::max(above, below) > kFar * bounds.width())) return;
  const bool isUpper = above >= below;
  found.push_back(
      {QStringLiteral("far-bound"), QObject::tr("Why is there so much noise?"),
       (isUpper
            ? QObject::tr("No value is above %1, and the upper bound is %2. Noise is made for values up to "
                          "the bound, whether anybody has them or not. Lower it if you know better, but "
                          "not by looking at the values.")
            : QObject::tr("No value is below %1, and the lower bound is %2. Noise is made for values down "
                          "to the bound, whether anybody has them or not. Raise it if you know better, but "
                          "not by looking at the values."))
           .arg(numberText(isUpper ? drawn.column().most() : drawn.column().least()),
                numberText(isUpper ? bounds.upper : bounds.lower))});
}

void almostFree(const Drawn& drawn, double samplingError, Conditions& found) {
  constexpr double kLittle = 0.1;
  const double together = drawn.clipping + drawn.noise;
  const bool isPrivate = drawn.first.guarantee(drawn.study.data, viewEpsilon(drawn.study)).isPrivate();
  if (!isPrivate || !(together < kLittle * samplingError)) return;
  found.push_back(
      {QStringLiteral("almost-free"), QObject::tr("Is privacy free here?"),
       QObject::tr(
           "Almost: noise and clipping cost %1, and with other people in place of these the statistic "
           "would differ by %2 anyway, both squared and on average. With so many rows one of them "
           "hardly counts.")
           .arg(numberText(together, 3), numberText(samplingError, 3))});
}

/// The density of a release varies at most by e^(epsilon n max(p, 1 - p)/2) between the bounds.
void uniformQuantile(const Drawn& drawn, Conditions& found) {
  if (!drawn.isAbout("uniform-quantile")) return;
  const double p = drawn.plan().quantile;
  const double exponent =
      drawn.epsilon * static_cast<double>(drawn.first.release->rows()) * std::max(p, 1 - p) / 2;
  constexpr double kHardly = 1;
  if (!(exponent < kHardly)) return;
  found.push_back(
      {QStringLiteral("uniform-quantile"), QObject::tr("Why does the quantile hardly depend on the values?"),
       QObject::tr(
           "There is so little ε for so few rows that no value between the bounds is more than %1 times "
           "as likely as another. More rows help as much as more ε.")
           .arg(numberText(std::exp(exponent), 3))});
}

void tiedQuantile(const Drawn& drawn, Conditions& found) {
  if (!drawn.isAbout("tied-quantile")) return;
  constexpr double kMany = 0.1;
  const auto values = drawn.column().sorted();
  const auto last = static_cast<double>(values.size() - 1);
  const auto at = [&](double share) {
    return values[static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * last)];
  };
  const double p = drawn.plan().quantile, value = at(p - kMany / 2);
  if (value != at(p + kMany / 2) || values.size() < 2) return;
  found.push_back(
      {QStringLiteral("tied-quantile"), QObject::tr("Why is the quantile never the value that so many have?"),
       (values.front() == values.back()
            ? QObject::tr("All rows have the value %1. A release is drawn from the stretches between values, "
                          "and here these reach from bound to bound: it may lie anywhere, whatever ε is. "
                          "Release a count of that value instead.")
            : QObject::tr("At least one row in ten has exactly the value %1. A release is drawn from the "
                          "stretches between different values, and between equal ones is no room, so it lies "
                          "beside them. Where only a few values occur, a histogram tells more."))
           .arg(numberText(value))});
}

/// The sentence for a release that can say what is not possible.
void impossibleResults(const Drawn& drawn, const NoiseCurve& curve, Conditions& found) {
  constexpr double kUsual = 2;  // standard deviations: one result in twenty, or a few more, lies beyond
  const double low = curve.mean - kUsual * curve.sd, high = curve.mean + kUsual * curve.sd;
  if (drawn.isAbout("below-zero") && low < 0)
    found.push_back(
        {QStringLiteral("below-zero"), QObject::tr("Why can a result be below zero?"),
         QObject::tr(
             "What is released is %1 plus noise with a standard deviation of %2, and the noise does not "
             "know that there is nothing below zero. Setting such results to zero afterwards costs no "
             "privacy.")
             .arg(numberText(curve.mean, 3), numberText(curve.sd, 3))});
  const LabelBounds& bounds = drawn.plan().bounds;
  if (drawn.isAbout("beyond-bounds") && !drawn.plan().isGrouped() &&
      (low < bounds.lower || high > bounds.upper))
    found.push_back(
        {QStringLiteral("beyond-bounds"), QObject::tr("Why do results lie outside the bounds?"),
         QObject::tr(
             "The values are clipped to the bounds, their noisy mean is not: the noise has a standard "
             "deviation of %1. Moving such results to the nearer bound afterwards costs no privacy.")
             .arg(numberText(curve.sd, 3))});
}

void toldOutright(const Drawn& drawn, const NoiseCurve& curve, Conditions& found) {
  constexpr double kNearlySure = 0.9;
  if (!drawn.isAbout("told-outright") || !curve.discrete || curve.density.empty()) return;
  const double surest = std::ranges::max(curve.density);
  if (!(surest >= kNearlySure)) return;
  found.push_back(
      {QStringLiteral("told-outright"), QObject::tr("Is the true count revealed?"),
       QObject::tr(
           "Nearly always: with probability %1 the noise is 0. At ε = %2 the promise allows that. With "
           "a smaller ε the count hides among its neighbours.")
           .arg(certaintyText(surest), numberText(drawn.epsilon, 3))});
}

void hiddenRow(const Drawn& drawn, const NoisePreview& preview, const NoiseCurve& curve, Conditions& found) {
  constexpr double kWell = 5;
  const double apart = std::abs(preview.label - preview.otherLabel);
  if (apart == 0) {
    found.push_back(
        {QStringLiteral("same-labels"), QObject::tr("Why is the log-ratio zero everywhere?"),
         QObject::tr("y and y′ are the same: there is nothing to tell apart. Drag one of the lines.")});
  } else if (drawn.isAbout("hidden-row") && curve.sd > kWell * apart) {
    found.push_back(
        {QStringLiteral("hidden-row"), QObject::tr("Why do the two curves lie on each other?"),
         QObject::tr(
             "The two tables differ by %1 in what is released, and the noise has a standard deviation of "
             "%2: so well is the row hidden. For the result itself that may still be little.")
             .arg(numberText(apart, 3), numberText(curve.sd, 3))});
  }
}

void noiseConditions(const Drawn& drawn, const NoisePreview& preview, Conditions& found) {
  if (preview.curves.empty()) return;
  const NoiseCurve& curve = preview.curves.front();
  toldOutright(drawn, curve, found);
  hiddenRow(drawn, preview, curve, found);
  impossibleResults(drawn, curve, found);
  uniformQuantile(drawn, found);
  tiedQuantile(drawn, found);
}

QString rowsText(std::size_t rows) {
  return countedText("QObject", "%1 rows", "%1 row", rows);
}

void histogramConditions(const HistogramPreview& preview, std::size_t rows, Conditions& found) {
  const auto cells = preview.counts.size();
  if (cells == 0) return;
  const double perCell = static_cast<double>(rows) / static_cast<double>(cells);
  if (cells > rows)
    found.push_back(
        {QStringLiteral("more-cells-than-rows"), QObject::tr("Why is there nothing to be seen?"),
         QObject::tr("There are %1 cells for %2: most are empty, and each has noise of its own. With "
                     "fewer cells the rows come together and the noise does not.")
             .arg(countText(cells), rowsText(rows))});
  else if (preview.noise > perCell)
    found.push_back(
        {QStringLiteral("ragged-histogram"), QObject::tr("Why is the released histogram so ragged?"),
         QObject::tr("A cell has %1 rows on average, and the noise on each a standard deviation of %2. Fewer "
                     "cells or more ε bring the shape out.")
             .arg(numberText(perCell, 3), numberText(preview.noise, 3))});
  if (std::ranges::any_of(preview.released, [](double count) { return count < 0; }))
    found.push_back(
        {QStringLiteral("below-zero"), QObject::tr("Why is a count negative?"),
         QObject::tr(
             "The noise, with a standard deviation of %1, does not know that there is nothing below zero. "
             "Setting negative counts to zero afterwards costs no privacy, but makes their sum too large.")
             .arg(numberText(preview.noise, 3))});
  constexpr double kManyClipped = 0.02;
  if (static_cast<double>(preview.clipped) > kManyClipped * static_cast<double>(rows))
    found.push_back(
        {QStringLiteral("full-ends"), QObject::tr("Why are the cells at the ends so full?"),
         countedText("QObject",
                     "%1 rows have a value outside the bounds; it is counted in the cell at that end.",
                     "%1 row has a value outside the bounds; it is counted in the cell at that end.",
                     preview.clipped)});
  if (preview.uncounted > 0)
    found.push_back({QStringLiteral("uncounted"), QObject::tr("Why do the counts not add up to all rows?"),
                     countedText("QObject", "%1 rows have a value that is in no declared category.",
                                 "%1 row has a value that is in no declared category.", preview.uncounted)});
}

void wantedBelowClipping(const Drawn& drawn, const RowsPreview& preview, Conditions& found) {
  const std::optional<double>& wanted = drawn.study.view.errorTarget;
  if (!wanted || std::isfinite(preview.forWantedAtEpsilon) || !(drawn.clipping > *wanted)) return;
  found.push_back(
      {QStringLiteral("wanted-below-clipping"),
       QObject::tr("Why does no number of rows reach the wanted error?"),
       QObject::tr("Clipping alone costs %1, which is more, and more rows do not widen the bounds.")
           .arg(wantedErrorWords(drawn.study, drawn.clipping))});
}

/// Speaks of a statistic whose noise is above its sampling error while that of another is far below.
void starvedPart(const BudgetPreview& preview, Conditions& found) {
  constexpr double kFarBelow = 0.1;
  const auto ratio = [](const BudgetPart& part) {
    const double value = part.noise / part.samplingError;
    return std::isfinite(value) ? value : 1;  // says nothing
  };
  if (preview.parts.size() < 2) return;
  const auto [least, most] = std::ranges::minmax_element(preview.parts, {}, ratio);
  if (!(ratio(*most) > 1) || !(ratio(*least) < kFarBelow)) return;
  found.push_back(
      {QStringLiteral("starved-part"),
       QObject::tr("Why is \"%1\" so noisy?").arg(QString::fromStdString(most->name)),
       QObject::tr(
           "It has %1 of the budget, and its noise is larger than its own sampling error. \"%2\" is far "
           "below its sampling error and could give some away.")
           .arg(percentText(most->share), QString::fromStdString(least->name))});
}

}  // namespace

void addStatisticConditions(const AppState& state, Conditions& found) {
  const std::shared_ptr<const Picture> picture = state.shownPicture();
  // After a change of the task the last one's picture stays until there is another.
  if (picture == nullptr || picture->study.task != state.study.task) return;
  if (const auto* budget = previewOf<BudgetPreview>(picture.get())) return starvedPart(*budget, found);
  const Drawn drawn(*picture);
  if (const auto* histogram = previewOf<HistogramPreview>(picture.get()))
    histogramConditions(*histogram, drawn.first.release->rows(), found);
  if (const auto* noise = previewOf<NoisePreview>(picture.get())) noiseConditions(drawn, *noise, found);
  if (const auto* rows = previewOf<RowsPreview>(picture.get())) wantedBelowClipping(drawn, *rows, found);
  const auto* tradeOff = previewOf<TradeOffPreview>(picture.get());
  const auto* bounds = previewOf<BoundsPreview>(picture.get());
  if (tradeOff == nullptr && bounds == nullptr) return;
  clippingDominates(drawn, found);
  farBound(drawn, found);
  almostFree(drawn, tradeOff != nullptr ? tradeOff->predictMeanAtEpsilon : bounds->samplingError, found);
  uniformQuantile(drawn, found);
  tiedQuantile(drawn, found);
}

}  // namespace epsiscope
