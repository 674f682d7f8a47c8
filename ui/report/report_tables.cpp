#include "ui/report/report_tables.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "core/study/methods.h"
#include "ui/views/lambda.h"
#include "ui/views/noise_charts.h"
#include "ui/views/trade_off_rows.h"
#include "ui/views/units.h"
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

QString kindText(const std::string& kind) {
  return kind == "exact" ? say("exact expectation") : say("sampled");
}

QString metricText(const std::string& metric) {
  if (metric == "test_mse") return say("test error, mean squared");
  if (metric == "label_mse") return say("error of the labels, mean squared");
  if (metric == kTestError) return say("share of wrong classes");
  return say("mean test loss");
}

}  // namespace

ReportTable methodTable(const AppState& state) {
  const Study& study = state.tradeOff.value().study;
  const TradeOffPreview& preview = state.tradeOff->preview;
  const bool squared = preview.metric == "test_mse";
  const bool hasTarget = study.view.errorTarget && !preview.smallestEpsilon.empty() && !preview.overLambda;
  ReportTable table{.caption = say("All methods at ε = %1").arg(exactText(viewEpsilon(study))),
                    .headings = {say("Method"), metricTitle(study, preview.metric)}};
  if (squared) table.headings << say("RMSE") << say("R²");
  if (hasTarget)
    table.headings << say("Smallest ε for an error of %1").arg(exactText(*study.view.errorTarget));
  const Result* result = state.resultIsOutOfDate() ? nullptr : state.result.get();
  for (const TradeOffRow& row : tradeOffRows(study, preview, result)) {
    QStringList cells{row.label, cell(row.error)};
    if (squared) cells << cell(row.rootError) << cell(row.rSquared);
    if (hasTarget) cells << row.smallestEpsilon;
    table.rows.push_back(cells);
  }
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

ReportTable resultTable(const Result& result) {
  const auto has = [&](double ResultRow::*value) {
    return std::ranges::any_of(result.series,
                               [&](const ResultRow& row) { return std::isfinite(row.*value); });
  };
  const bool hasLambda = has(&ResultRow::lambda);
  ReportTable table{.caption = say("Results of the run"),
                    .headings = {say("Method"), say("Learner"), say("ε")}};
  if (hasLambda) table.headings << say("λ");
  table.headings << say("Training rows") << say("What") << say("How") << say("Mean") << say("Standard error")
                 << say("Median") << say("Values");
  for (const ResultRow& row : result.series) {
    QStringList cells{QString::fromStdString(methodLabel(row.method)),
                      QString::fromStdString(learnerLabel(row.learner)), exactText(row.epsilon)};
    if (hasLambda) cells << cell(row.lambda);
    cells << countText(row.trainRows == 0 ? result.trainRows : row.trainRows) << metricText(row.metric)
          << kindText(row.kind) << cell(row.mean) << cell(row.sd / std::sqrt(row.trials)) << cell(row.q50)
          << countText(static_cast<std::size_t>(row.trials));
    table.rows.push_back(cells);
  }
  if (!result.complete) table.notes << say("The run was stopped: these are its finished cells.");
  return table;
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
