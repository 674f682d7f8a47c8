#include "ui/report/report_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <functional>
#include <numeric>

#include "core/results/result.h"
#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/task.h"
#include "ui/charts/chart_model.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/words.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/views/statistic/cell_grid.h"
#include "ui/views/trade_off/trade_off_table.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr int kDigits = 6;

/// "\u2013" in the printed table; a number that does not exist.
QString cell(double value) {
  return numberText(value, kDigits);
}

QString metricText(const std::string& metric) {
  if (metric == "test_mse") return QObject::tr("test error, mean squared");
  if (metric == "label_mse") return QObject::tr("error of the labels, mean squared");
  if (metric == "mse") return QObject::tr("squared error");
  if (metric == kTestError) return QObject::tr("share of wrong classes");
  if (metric == kLabelError) return QObject::tr("share of wrong answers");
  if (metric == kTestPinball) return QObject::tr("mean pinball loss");
  return QObject::tr("mean test loss");
}

/// Columns that say the same in every row are left out.
struct ResultColumns {
  bool learner = false, lambda = false, trainRows = false;
  bool guarantee = false;  ///< a result of an earlier version does not say
};

ResultColumns columnsOf(const Result& result) {
  ResultColumns columns;
  const ResultRow& first = result.series.front();
  for (const ResultRow& row : result.series) {
    columns.learner |= row.learner != first.learner;
    columns.lambda |= std::isfinite(row.lambda);
    columns.guarantee |= row.guarantee.has_value();
    columns.trainRows |= row.trainRows != first.trainRows;
  }
  return columns;
}

QString howKnown(const std::string& kind) {
  if (kind == "normal") return QObject::tr("normal law");
  return kind == "exact" ? QObject::tr("exact") : QObject::tr("sampled");
}

QStringList resultCells(const ResultRow& row, const Result& result, const ResultColumns& columns) {
  QStringList cells{QString::fromStdString(methodLabel(row.method)), exactText(row.epsilon)};
  if (columns.learner) cells << QString::fromStdString(learnerLabel(row.learner));
  if (columns.lambda) cells << cell(row.lambda);
  if (columns.trainRows) cells << countText(row.trainRows == 0 ? result.trainRows : row.trainRows);
  if (columns.guarantee) cells << (row.guarantee ? trustText(*row.guarantee) : QString());
  return cells << howKnown(row.kind) << cell(row.mean) << cell(row.sd / std::sqrt(row.trials))
               << cell(row.q50) << countText(static_cast<std::size_t>(row.trials));
}

ReportTable resultTable(const Result& result, const std::string& metric) {
  const ResultColumns columns = columnsOf(result);
  ReportTable table{.caption = QObject::tr("Results of the run: %1").arg(metricText(metric)),
                    .headings = {QObject::tr("Method"), QObject::tr("ε")}};
  if (columns.learner) table.headings << QObject::tr(wordsOf(result.study.task).learner);
  if (columns.lambda) table.headings << QObject::tr("λ");
  if (columns.trainRows) table.headings << QObject::tr("Training rows");
  if (columns.guarantee) table.headings << QObject::tr("Trust model");
  table.headings << QObject::tr("How") << QObject::tr("Mean") << QObject::tr("Standard error")
                 << QObject::tr("Median") << QObject::tr("Values");
  for (const ResultRow& row : result.series)
    if (row.metric == metric) table.rows.push_back(resultCells(row, result, columns));
  if (columns.guarantee)
    table.notes << QObject::tr(
        "Trust model: \"local\" if nobody but its owner sees a true value, \"central\" if a trusted curator "
        "does; "
        "of what the method releases, not of the error that is measured here.");
  if (!result.complete) table.notes << QObject::tr("The run was stopped: these are its finished cells.");
  return table;
}

}  // namespace

ReportTable methodTable(const AppState& state) {
  const Picture* picture = pictureWith<TradeOffPreview>(state);
  const Study& study = picture->study;
  const MethodTableContents shown =
      tradeOffTable(study, *previewOf<TradeOffPreview>(picture), state.currentResult());
  ReportTable table{.caption = QObject::tr("All methods at the budget of the pictures"),
                    .headings = shown.headings};
  for (const MethodTableRow& row : shown.rows) table.rows.push_back(QStringList(row.label) + row.texts);
  if (const auto lambda = taskOf(study).lambdaOf(study))
    table.notes << QObject::tr("At %1 = %2.").arg(lambdaSymbol(study), exactText(*lambda));
  table.notes << (taskOf(study).facts().learns
                      ? QObject::tr(
                            "Preview: expectations, or medians of a few draws, on the split of run 1.")
                      : QObject::tr("Preview: exact expectations."));
  if (taskOf(study).facts().hasExactCurves && taskOf(study).facts().learns) table.notes << linesText(study);
  return table;
}

ReportTable verdictTable(const NoisePreview& preview) {
  ReportTable table{.caption = QObject::tr("Whether each method keeps its promise"),
                    .headings = {QObject::tr("Method"), QObject::tr("Log-ratio of the two densities")}};
  for (const RatioVerdict& verdict : ratioVerdicts(preview))
    table.rows.push_back({verdict.label, verdict.sentence});
  return table;
}

namespace {

std::vector<std::string> metricsOf(const Result& result) {
  std::vector<std::string> metrics;
  for (const ResultRow& row : result.series)
    if (std::ranges::find(metrics, row.metric) == metrics.end()) metrics.push_back(row.metric);
  return metrics;
}

/// The places of at most so many things, evenly, the first and the last among them.
std::vector<std::size_t> evenly(std::size_t count, std::size_t most) {
  std::vector<std::size_t> places;
  const std::size_t shown = std::min(count, most);
  for (std::size_t i = 0; i < shown; ++i) places.push_back(shown < 2 ? 0 : i * (count - 1) / (shown - 1));
  return places;
}

/// What distinguishes the row from others at the same epsilon.
QString lineName(const ResultRow& row, const Result& result, const ResultColumns& columns) {
  QStringList parts{QString::fromStdString(methodLabel(row.method))};
  if (columns.learner) parts << QString::fromStdString(learnerLabel(row.learner));
  if (columns.lambda) parts << QStringLiteral("λ ") + numberText(row.lambda, 3);
  if (columns.trainRows)
    parts << countedText("QObject", "%1 rows", "%1 row",
                         row.trainRows == 0 ? result.trainRows : row.trainRows);
  return (parts << howKnown(row.kind)).join(QStringLiteral(", "));
}

/// Whether rows differ in lambda alone: else each epsilon has its own.
bool isLambdaSwept(const Result& result, const std::string& metric, ResultColumns columns) {
  columns.lambda = false;
  std::map<std::pair<double, QString>, double> lambdas;
  return std::ranges::any_of(result.series, [&](const ResultRow& row) {
    if (row.metric != metric || !std::isfinite(row.lambda)) return false;
    const auto [place, isNew] =
        lambdas.try_emplace({row.epsilon, lineName(row, result, columns)}, row.lambda);
    return !isNew && place->second != row.lambda;
  });
}

ReportTable shortResultTable(const Result& result, const std::string& metric) {
  constexpr std::size_t kMostEpsilons = 7, kMostShown = 24;
  ResultColumns columns = columnsOf(result);
  columns.lambda = isLambdaSwept(result, metric, columns);
  std::vector<double> epsilons;
  QStringList names;
  for (const ResultRow& row : result.series) {
    if (row.metric != metric) continue;
    if (std::ranges::find(epsilons, row.epsilon) == epsilons.end()) epsilons.push_back(row.epsilon);
    if (const QString name = lineName(row, result, columns); !names.contains(name)) names << name;
  }
  ReportTable table{.caption = QObject::tr("Means of the run: %1").arg(metricText(metric)),
                    .headings = {QObject::tr("Method")}};
  const std::vector<std::size_t> shown = evenly(epsilons.size(), kMostEpsilons);
  for (const std::size_t place : shown) table.headings << QObject::tr("ε %1").arg(exactText(epsilons[place]));
  for (const QString& name : names.first(std::min<qsizetype>(kMostShown, names.size()))) {
    QStringList cells{name};
    for (const std::size_t place : shown) {
      const auto row = std::ranges::find_if(result.series, [&](const ResultRow& one) {
        return one.metric == metric && one.epsilon == epsilons[place] &&
               lineName(one, result, columns) == name;
      });
      cells << (row == result.series.end() ? QString() : numberText(row->mean, 3));
    }
    table.rows.push_back(cells);
  }
  table.notes << QObject::tr(
      "All rows of the run, with standard errors and medians, stand in this report as a web page and in "
      "results.csv.");
  return table;
}

}  // namespace

std::vector<ReportTable> resultTables(const Result& result) {
  std::vector<ReportTable> tables;
  for (const std::string& metric : metricsOf(result)) tables.push_back(resultTable(result, metric));
  return tables;
}

std::vector<ReportTable> shortResultTables(const Result& result) {
  std::vector<ReportTable> tables;
  for (const std::string& metric : metricsOf(result)) tables.push_back(shortResultTable(result, metric));
  return tables;
}

namespace {

constexpr std::size_t kMostListedCells = 40;

QStringList groupCells(const CellGrid& grid, std::size_t place, const PlannedCell& one) {
  const auto columns = static_cast<std::size_t>(grid.columns.size());
  return {grid.rows[static_cast<qsizetype>(place / columns)],
          grid.columns[static_cast<qsizetype>(place % columns)],
          cell(one.truth),
          QStringLiteral("± %1").arg(numberText(one.halfWidth, 3)),
          percentText(one.relative()),
          numberText(std::sqrt(one.error), 3),
          one.isSmall() ? QObject::tr("yes") : QString()};
}

ReportTable groupTable(const Study& study, const TablesPreview& preview, std::size_t release) {
  const PlannedTable& planned = preview.tables[release];
  const CellGrid grid = gridOf(study, release, planned);
  ReportTable table{
      .caption = QObject::tr("%1 at ε = %2: what a release would be worth")
                     .arg(grid.title, exactText(planned.epsilon)),
      .headings = {QObject::tr("Group"), QObject::tr("Cell"), QObject::tr("Number"),
                   QObject::tr("Half-width (%1)").arg(percentText(preview.level)), QObject::tr("In percent"),
                   QObject::tr("Root error"), QObject::tr("Noise could be half")}};
  std::vector<std::size_t> order(planned.cells.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto size = [&](std::size_t at) {
    const double truth = planned.cells[at].truth;
    return std::isnan(truth) ? -1 : std::abs(truth);
  };
  std::ranges::stable_sort(order, std::ranges::greater(), size);
  const std::size_t listed = std::min(kMostListedCells, order.size());
  for (std::size_t i = 0; i < listed; ++i)
    table.rows.push_back(groupCells(grid, order[i], planned.cells[order[i]]));
  if (order.size() > listed)
    table.notes << countedText("QObject", "… and %1 more in the tables.csv that epsiscope tables writes.",
                               "… and %1 more in the tables.csv that epsiscope tables writes.",
                               order.size() - listed);
  table.notes << QObject::tr(
      "All cells of a table together cost its ε once, because no row is in two of them.");
  if (planned.isAdjusted)
    for (const std::string& note : preview.notes) table.notes << QString::fromStdString(note);
  table.notes << truthSentence();
  return table;
}

}  // namespace

std::vector<ReportTable> groupTables(const AppState& state) {
  const Picture* picture = pictureWith<TablesPreview>(state);
  std::vector<ReportTable> tables;
  // The picture of a study that is divided no more stays.
  if (picture == nullptr || !isDivided(state.study)) return tables;
  const auto& preview = *previewOf<TablesPreview>(picture);
  for (std::size_t i = 0; i < preview.tables.size(); ++i)
    tables.push_back(groupTable(picture->study, preview, i));
  return tables;
}

ReportTable ledgerTable(const Ledger& ledger) {
  ReportTable table{.caption = QObject::tr("What one release at this ε would spend"),
                    .headings = {QObject::tr("Method"), QObject::tr("For"), QObject::tr("Protects"),
                                 QObject::tr("Column"), QObject::tr("ε"), QObject::tr("δ")},
                    .notes = ledger.notBooked + ledger.notes};
  for (const LedgerLine& entry : ledger.entries)
    table.rows.push_back({entry.method, entry.purpose, entry.kind, entry.column,
                          QString::fromStdString(entry.epsilon.text()), exactText(entry.delta)});
  return table;
}

}  // namespace epsiscope
