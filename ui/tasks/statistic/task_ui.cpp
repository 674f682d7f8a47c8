#include "ui/tasks/statistic/task_ui.h"

#include <QObject>

#include <algorithm>

#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "ui/state/app_state.h"
#include "ui/state/units.h"
#include "ui/tasks/statistic/conditions.h"
#include "ui/tasks/statistic/statistic_section.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr KeyWords kStatisticKeys[] = {
    {"statistic", QT_TRANSLATE_NOOP("Report", "Statistic")},
    {"mechanism", QT_TRANSLATE_NOOP("Report", "Mechanism")},
    {"quantile", QT_TRANSLATE_NOOP("Report", "Which quantile")},
    {"bins", QT_TRANSLATE_NOOP("Report", "Bins of a histogram")},
    {"delta", QT_TRANSLATE_NOOP("Report", "Failure probability δ")},
    {"share", QT_TRANSLATE_NOOP("Report", "Share of ε of the target's statistic")},
    {"releases", QT_TRANSLATE_NOOP("Report", "Statistics that share ε")}};

constexpr SectionKind kStatisticSections[] = {
    {.id = "statistic", .make = []() -> SetupSection* { return new StatisticSection; }}};

Quantity releasedStatistic(const Study& study) {
  const QString target = QString::fromStdString(study.data.target), unit = targetItself(study).unit;
  switch (study.statistic.statistic) {
    case StatisticKind::count:
      return {study.data.positive
                  ? QObject::tr("count of %1 = %2").arg(target, QString::fromStdString(*study.data.positive))
                  : QObject::tr("count of %1").arg(target),
              QString()};
    case StatisticKind::histogram:
      return {QObject::tr("counts of %1").arg(target), QString()};
    case StatisticKind::sum:
      return {QObject::tr("sum of %1").arg(target), unit};
    case StatisticKind::variance:
      return {QObject::tr("variance of %1").arg(target),
              unit.isEmpty() ? unit : squaredUnit(targetItself(study))};
    case StatisticKind::quantile:
      return {study.statistic.quantile == 0.5
                  ? QObject::tr("median of %1").arg(target)
                  : QObject::tr("quantile %1 of %2").arg(numberText(study.statistic.quantile), target),
              unit};
    case StatisticKind::mean:
      break;
  }
  return {QObject::tr("mean of %1").arg(target), unit};
}

/// A single statistic has no name in results.
std::optional<std::string> firstStatisticOf(const Study& study) {
  if (study.statistic.others.empty()) return {};
  return nameOf(study.statistic.statistic) + '(' + study.data.target + ')';
}

std::vector<Spending> spentOnStatistics(const AppState& state, const std::string& method) {
  const Study& study = state.study;
  if (!taskOf(study).usesMethod(study, method)) return {};
  std::vector<Spending> spent;
  for (std::size_t i = 0; i < releaseCount(study); ++i) {
    const ReleasePlan plan = planOf(study, i);
    const bool isTarget = i == 0;
    const FurtherStatistic* other = isTarget ? nullptr : &study.statistic.others[i - 1];
    const double share = isTarget ? study.statistic.share : other->share;
    spent.push_back({.purpose = QString::fromStdString(nameOfRelease(study, i)),
                     .column = QString::fromStdString(isTarget ? study.data.target : other->column),
                     .epsilon = Decimal::of(viewEpsilon(study)) * Decimal::of(share),
                     .delta = deltaOf(plan),
                     .method = QString::fromStdString(methodLabel(plan.mechanism))});
  }
  return spent;
}

/// What helps depends on the statistic: noise on counts knows no bounds, and a quantile is drawn by ranks.
const char* statisticNoiseCosts(const Study& study) {
  switch (study.statistic.statistic) {
    case StatisticKind::count:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "At this ε the noise is larger than what the count would differ by if other people had been asked. "
          "More ε helps, or fewer statistics that share it; the count of many rows has the same noise as "
          "that "
          "of few.");
    case StatisticKind::histogram:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "At this ε the noise on a cell is larger than what its count would differ by if other people had "
          "been asked. More ε helps, fewer statistics that share it, or coarser cells: each holds more rows "
          "and has the same noise.");
    case StatisticKind::quantile:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "At this ε so many ranks can hardly be told apart that the quantile differs more than if other "
          "people had been asked. More ε or more rows help; narrower bounds do only where fewer ranks "
          "than that lie between the quantile and a bound.");
    case StatisticKind::sum:
    case StatisticKind::mean:
    case StatisticKind::variance:
      break;
  }
  return QT_TRANSLATE_NOOP(
      "QObject",
      "At this ε the noise is larger than what the statistic would differ by if other people had been "
      "asked. More ε, more rows or narrower declared bounds help.");
}

const char* statisticBounds(const Study& study) {
  switch (study.statistic.statistic) {
    case StatisticKind::count:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "Declared, public bounds: rows whose value lies between them are counted. The noise on a count is "
          "the same for any bounds.");
    case StatisticKind::histogram:
      return QT_TRANSLATE_NOOP("QObject",
                               "Declared, public bounds: the cells lie between them, and a value outside is "
                               "counted in the cell at "
                               "that end. The noise on a cell is the same for any bounds.");
    case StatisticKind::quantile:
      return QT_TRANSLATE_NOOP(
          "QObject",
          "Declared, public bounds: the quantile is drawn from between them, by ranks. Values outside are "
          "moved to the nearest bound.");
    case StatisticKind::sum:
    case StatisticKind::mean:
    case StatisticKind::variance:
      break;
  }
  return QT_TRANSLATE_NOOP(
      "QObject",
      "Declared, public bounds: what is known of the values without looking at them. Values outside "
      "are moved to the nearest bound, and noise is made for their width.");
}

template <class... Kinds>
constexpr unsigned setOf(Kinds... kinds) {
  return ((1U << static_cast<unsigned>(kinds)) | ...);
}
constexpr unsigned kEvery = ~0U;
constexpr unsigned kCounts = setOf(StatisticKind::count, StatisticKind::histogram);
constexpr unsigned kHistograms = setOf(StatisticKind::histogram);
constexpr unsigned kQuantiles = setOf(StatisticKind::quantile);
/// The statistics whose noise is made for the bounds.
constexpr unsigned kBounded = setOf(StatisticKind::sum, StatisticKind::mean, StatisticKind::variance);
/// The statistics whose clipped values are not the values.
constexpr unsigned kClipped = kBounded | kHistograms | kQuantiles;

/// A card, and the statistics that it is about.
struct StatisticCard {
  std::string_view id;
  unsigned statistics;
};
constexpr StatisticCard kStatisticCards[] = {{"told-outright", kCounts},
                                             {"starved-part", kEvery},
                                             {"more-cells-than-rows", kHistograms},
                                             {"tied-quantile", kQuantiles},
                                             {"uniform-quantile", kQuantiles},
                                             {"same-labels", kEvery},
                                             {"below-zero", kCounts | setOf(StatisticKind::variance)},
                                             {"beyond-bounds", setOf(StatisticKind::mean)},
                                             {"hidden-row", kBounded | kCounts},
                                             {"clipping-dominates", kClipped},
                                             {"wanted-below-clipping", kClipped},
                                             {"far-bound", kBounded},
                                             {"wide-bounds", kBounded},
                                             {"ragged-histogram", kHistograms},
                                             {"full-ends", kHistograms},
                                             {"uncounted", kHistograms},
                                             {"almost-free", kEvery}};

bool isAboutStatistic(const Study& study, std::string_view card) {
  const auto* found = std::ranges::find(kStatisticCards, card, &StatisticCard::id);
  return found != std::end(kStatisticCards) && (found->statistics & setOf(study.statistic.statistic)) != 0;
}

}  // namespace

const TaskUi& statisticUi() {
  static constexpr TaskUi ui{
      .words =
          {.task = "statistic",
           .name = QT_TRANSLATE_NOOP("Tasks", "Release a statistic"),
           .tip =
               QT_TRANSLATE_NOOP("Tasks",
                                 "A number, or a few, about a column is released with noise: a count, sum, "
                                 "mean, variance, quantile or histogram."),
           .hidden = QT_TRANSLATE_NOOP(
               "Tasks",
               "What privacy hides here: any one row may be replaced by another, so the number of rows n is "
               "public. Where a row may be added or removed instead, n itself is private, and the "
               "sensitivities "
               "differ."),
           .whoSeesWhat = QT_TRANSLATE_NOOP(
               "QObject", "One trusted curator sees all rows; everybody else sees the released statistics."),
           .composition = QT_TRANSLATE_NOOP(
               "QObject", "Statistics of the same rows add their ε and their δ (basic composition)."),
           .noiseCosts = statisticNoiseCosts,
           .mayFail = QT_TRANSLATE_NOOP(
               "QObject", "With Gaussian noise more may be told, with probability δ = %1 at most."),
           .target = QT_TRANSLATE_NOOP(
               "QObject",
               "The column that the statistic is about. Its values are private, as the whole rows are."),
           .bounds = statisticBounds,
           .lines = QT_TRANSLATE_NOOP("QObject",
                                      "Lines: exact expected squared error, of clipping and noise together."),
           .error = QT_TRANSLATE_NOOP("QObject", "squared error"),
           .withoutPrivacy = QT_TRANSLATE_NOOP("QObject", "Clipping alone"),
           .withoutNoise = QT_TRANSLATE_NOOP("QObject", "clipping alone: %1"),
           .noise = QT_TRANSLATE_NOOP("QObject", "What is released for two neighbouring tables"),
           .released = QT_TRANSLATE_NOOP("QObject", "Released %1"),
           .runs = QT_TRANSLATE_NOOP("QObject",
                                     "Each run draws the noise anew; with more runs than before, Run adds to "
                                     "those that are there."),
           .learner = QT_TRANSLATE_NOOP("QObject", "Statistic"),
           .quantity = releasedStatistic,
           .rowsOf = firstStatisticOf,
           .spends = spentOnStatistics,
           .keys = kStatisticKeys},
      .sections = kStatisticSections,
      .addConditions = addStatisticConditions,
      .isAbout = isAboutStatistic,
  };
  return ui;
}

}  // namespace epsiscope
