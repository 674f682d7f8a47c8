#include "ui/tasks/statistic/task_ui.h"

#include <QObject>

#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/state/app_state.h"
#include "ui/state/data_roles.h"
#include "ui/state/units.h"
#include "ui/tasks/statistic/conditions.h"
#include "ui/tasks/statistic/statistic_section.h"
#include "ui/tasks/statistic/statistic_words.h"
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
    {"by", QT_TRANSLATE_NOOP("Report", "Columns that divide the statistic")},
    {"half_width", QT_TRANSLATE_NOOP("Report", "Wanted half-width")},
    {"level", QT_TRANSLATE_NOOP("Report", "Level of half-widths")},
    {"bounds_share", QT_TRANSLATE_NOOP("Report", "Share of its ε that finds the bounds")},
    {"consistent", QT_TRANSLATE_NOOP("Report", "Tables made to agree")},
    {"releases", QT_TRANSLATE_NOOP("Report", "Statistics that share ε")}};

bool hasBins(const AppState& state) {
  const Column* target = targetOf(state);
  return statisticRow(state.study.statistic.statistic).hasCells &&
         (target == nullptr || target->kind != ColumnKind::text);
}

/// Bounds of numbers.
bool mayFindBounds(const AppState& state) {
  const Column* target = targetOf(state);
  const bool isText = target != nullptr && target->kind == ColumnKind::text;
  return state.study.statistic.boundsShare > 0 || (!isText && hasBoundsToFind(state.study, 0));
}

constexpr ParameterRow kStatisticSliders[] = {
    {.key = "statistic.quantile",
     .label = marked("Parameters", "Which quantile"),
     .lowWord = marked("Parameters", "lowest"),
     .highWord = marked("Parameters", "highest"),
     .tip = marked("Parameters", "The share of the rows that lie below it: 0.5 is the median."),
     .isShown =
         [](const AppState& state) { return statisticRow(state.study.statistic.statistic).takesQuantile; }},
    {.key = "statistic.bins",
     .label = marked("Parameters", "Cells of the histogram"),
     .lowWord = marked("Parameters", "coarse"),
     .highWord = marked("Parameters", "fine"),
     .tip = marked("Parameters", "How many cells of equal width lie between the bounds; each has its noise."),
     .isShown = hasBins},
    {.key = "statistic.bounds_share",
     .label = marked("Parameters", "Share that finds the bounds"),
     .lowWord = marked("Parameters", "declared"),
     .highWord = marked("Parameters", "nearly all"),
     .tip = marked("Parameters",
                   "The part of ε that finds bounds where nobody knows them, among powers of two; the rest "
                   "releases the statistic. At 0 the declared bounds are used."),
     .percent = true,
     .isShown = mayFindBounds},
    deltaRow("statistic.delta")};

constexpr SectionKind kStatisticSections[] = {
    {.id = "statistic", .make = []() -> SetupSection* { return new StatisticSection(kStatisticSliders); }}};

const StatisticWords& wordsOfRelease(const Study& study) {
  return wordsOf(study.statistic.statistic);
}

QString unitOfRelease(const StatisticRow& row, const Quantity& target) {
  if (row.countsRows()) return {};
  return row.unit == StatisticRow::Unit::squares && !target.unit.isEmpty() ? squaredUnit(target)
                                                                           : target.unit;
}

Quantity releasedStatistic(const Study& study) {
  const StatisticRow& row = statisticRow(study.statistic.statistic);
  const Quantity target = targetItself(study);
  const double quantile = study.statistic.quantile;
  QString about = QString::fromStdString(study.data.target);
  if (row.takesPositive && study.data.positive)
    about += QStringLiteral(" = ") + QString::fromStdString(*study.data.positive);
  const bool isMedian = row.takesQuantile && quantile == 0.5;
  const QString name = isMedian ? QObject::tr("median of %1") : QObject::tr(wordsOfRelease(study).quantity);
  QString said = row.takesQuantile && !isMedian ? name.arg(numberText(quantile), about) : name.arg(about);
  QStringList by;
  for (const std::string& column : study.statistic.by) by << QString::fromStdString(column);
  if (!by.isEmpty()) said = QObject::tr("%1 by %2").arg(said, by.join(QStringLiteral(", ")));
  return {said, unitOfRelease(row, target)};
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

const char* statisticNoiseCosts(const Study& study) {
  return wordsOfRelease(study).noiseCosts;
}

const char* statisticBounds(const Study& study) {
  return wordsOfRelease(study).bounds;
}

bool isAboutStatistic(const Study& study, std::string_view card) {
  return wordsOfRelease(study).isAbout(card);
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
           .example = QT_TRANSLATE_NOOP("QObject", "Release a statistic: mean income"),
           .whoSeesWhat = QT_TRANSLATE_NOOP(
               "QObject", "One trusted curator sees all rows; everybody else sees the released statistics."),
           .composition = QT_TRANSLATE_NOOP(
               "QObject", "Statistics of the same rows add their ε and their δ (basic composition)."),
           .noiseCosts = statisticNoiseCosts,
           .mayFail = QT_TRANSLATE_NOOP(
               "QObject", "With Gaussian noise more may be revealed, with probability δ = %1 at most."),
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
