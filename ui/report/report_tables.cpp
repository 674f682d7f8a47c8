#include "ui/report/report_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "core/study/methods.h"
#include "ui/views/lambda.h"
#include "ui/views/noise_charts.h"
#include "ui/views/trade_off_table.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr int kDigits = 6;

QString say(const char* text) {
  return QCoreApplication::translate("Report", text);
}

/// "\u2013" in the printed table; a number that does not exist.
QString cell(double value) {
  return numberText(value, kDigits);
}

QString metricText(const std::string& metric) {
  if (metric == "test_mse") return say("test error, mean squared");
  if (metric == "label_mse") return say("error of the labels, mean squared");
  if (metric == kTestError) return say("share of wrong classes");
  return say("mean test loss");
}

/// Columns that say the same in every row are left out.
struct ResultColumns {
  bool learner = false, lambda = false, trainRows = false;
};

ResultColumns columnsOf(const Result& result) {
  ResultColumns columns;
  const ResultRow& first = result.series.front();
  for (const ResultRow& row : result.series) {
    columns.learner |= row.learner != first.learner;
    columns.lambda |= std::isfinite(row.lambda);
    columns.trainRows |= row.trainRows != first.trainRows;
  }
  return columns;
}

QStringList resultCells(const ResultRow& row, const Result& result, const ResultColumns& columns) {
  QStringList cells{QString::fromStdString(methodLabel(row.method)), exactText(row.epsilon)};
  if (columns.learner) cells << QString::fromStdString(learnerLabel(row.learner));
  if (columns.lambda) cells << cell(row.lambda);
  if (columns.trainRows) cells << countText(row.trainRows == 0 ? result.trainRows : row.trainRows);
  return cells << (row.kind == "exact" ? say("exact") : say("sampled")) << cell(row.mean)
               << cell(row.sd / std::sqrt(row.trials)) << cell(row.q50)
               << countText(static_cast<std::size_t>(row.trials));
}

ReportTable resultTable(const Result& result, const std::string& metric) {
  const ResultColumns columns = columnsOf(result);
  ReportTable table{.caption = say("Results of the run: %1").arg(metricText(metric)),
                    .headings = {say("Method"), say("ε")}};
  if (columns.learner) table.headings << say("Learner");
  if (columns.lambda) table.headings << say("λ");
  if (columns.trainRows) table.headings << say("Training rows");
  table.headings << say("How") << say("Mean") << say("Standard error") << say("Median") << say("Values");
  for (const ResultRow& row : result.series)
    if (row.metric == metric) table.rows.push_back(resultCells(row, result, columns));
  if (!result.complete) table.notes << say("The run was stopped: these are its finished cells.");
  return table;
}

}  // namespace

ReportTable methodTable(const AppState& state) {
  const Study& study = state.tradeOff.value().study;
  const Result* result = state.resultIsOutOfDate() ? nullptr : state.result.get();
  const TradeOffTable shown = tradeOffTable(study, state.tradeOff->preview, result);
  ReportTable table{.caption = say("All methods at the budget of the pictures"), .headings = shown.headings};
  for (const MethodTableRow& row : shown.rows) table.rows.push_back(QStringList(row.label) + row.texts);
  if (const auto lambda = lambdaOf(study))
    table.notes << say("At %1 = %2.").arg(lambdaSymbol(study), exactText(*lambda));
  table.notes << say("Preview: expectations, or medians of a few draws, on the split of run 1.");
  return table;
}

ReportTable verdictTable(const NoisePreview& preview) {
  ReportTable table{.caption = say("Whether each method keeps its promise"),
                    .headings = {say("Method"), say("Log-ratio of the two densities")}};
  for (const RatioVerdict& verdict : ratioVerdicts(preview))
    table.rows.push_back({verdict.label, verdict.sentence});
  return table;
}

std::vector<ReportTable> resultTables(const Result& result) {
  std::vector<std::string> metrics;
  for (const ResultRow& row : result.series)
    if (std::ranges::find(metrics, row.metric) == metrics.end()) metrics.push_back(row.metric);
  std::vector<ReportTable> tables;
  for (const std::string& metric : metrics) tables.push_back(resultTable(result, metric));
  return tables;
}

ReportTable ledgerTable(const std::vector<LedgerEntry>& entries, Task task) {
  ReportTable table{
      .caption = say("What one release at this ε would spend"),
      .headings = {say("Method"), say("For"), say("Protects"), say("Column"), say("ε"), say("δ")},
      .notes = {compositionRule(task)}};
  for (const LedgerEntry& entry : entries)
    table.rows.push_back({entry.method, entry.purpose, entry.kind, entry.column,
                          QString::fromStdString(entry.epsilon.text()), exactText(entry.delta)});
  return table;
}

}  // namespace epsiscope
