#include "ui/views/trade_off/trade_off_table.h"

#include <QObject>

#include <functional>

#include "core/tasks/preview_axis.h"
#include "ui/state/words.h"
#include "ui/views/lambda.h"
#include "ui/views/run_curve.h"
#include "ui/views/trade_off/trade_off_rows.h"
#include "ui/state/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// One column beside the first: its heading, and the text of a row.
struct TableColumn {
  QString heading;
  std::function<QString(const TradeOffRow&)> text;
  bool isError = false;  ///< a warning where the row is worse than the mean
};

QString whereText(const Study& study, const TradeOffPreview& preview) {
  const QString epsilon = numberText(viewEpsilon(study));
  const auto lambda = lambdaOf(study);
  return lambda && preview.overLambda
             ? QObject::tr("at ε = %1, %2 = %3").arg(epsilon, lambdaSymbol(study), numberText(*lambda))
             : QObject::tr("at ε = %1").arg(epsilon);
}

/// The same errors in other words.
void addWords(std::vector<TableColumn>& columns, const std::string& metric) {
  if (metric == "test_mse") {
    columns.push_back(
        {QObject::tr("RMSE"), [](auto& row) { return fixedNumberText(row.rootError, 4); }, true});
    columns.push_back({QObject::tr("R²"), [](auto& row) { return decimalText(row.rSquared, 3); }, true});
  } else if (metric == "test_error") {
    columns.push_back({QObject::tr("accuracy"), [](auto& row) { return percentText(1 - row.error); }, true});
  }
}

void addCompared(std::vector<TableColumn>& columns, double epsilon) {
  columns.push_back({QObject::tr("at ε = %1").arg(numberText(epsilon)),
                     [](auto& row) { return fixedNumberText(row.compared, 4); }});
  columns.push_back({QObject::tr("ratio"), [](auto& row) {
                       return QObject::tr("× %1").arg(fixedNumberText(row.compared / row.error, 3));
                     }});
}

void addRun(std::vector<TableColumn>& columns, const Study& study, const TradeOffPreview& preview,
            const Result& result) {
  const RunSlice slice = runSlice(study, result, RunAxis::rows, preview.metric);
  const QString epsilon = numberText(slice.epsilon);
  columns.push_back({QObject::tr("mean of runs at ε = %1").arg(epsilon),
                     [&result, slice](auto& row) { return meanOfRun(result, slice, row.method); }});
  if (study.task != TaskId::privateClassifier || preview.metric != "test_error") return;
  columns.push_back({QObject::tr("loss of the run at ε = %1").arg(epsilon),
                     [&](auto& row) { return fixedNumberText(lossOfRun(study, result, row.method), 4); }});
}

}  // namespace

TradeOffTable tradeOffTable(const Study& study, const TradeOffPreview& preview, const Result* result) {
  const bool compares = !preview.atCompared.empty();
  std::vector<TableColumn> columns = {
      {preview.metric == "test_loss" ? QObject::tr("test loss") : QObject::tr("test error"),
       [](auto& row) { return fixedNumberText(row.error, 4); }, true}};
  if (compares)
    addCompared(columns, comparedEpsilon(study).value_or(viewEpsilon(study)));
  else
    addWords(columns, preview.metric);
  if (result != nullptr && !compares) addRun(columns, study, preview, *result);
  if (study.view.errorTarget && !preview.smallestEpsilon.empty() && !preview.overLambda)
    columns.push_back({QObject::tr("error %1 from").arg(numberText(*study.view.errorTarget, 3)),
                       [](auto& row) { return row.smallestEpsilon; }});

  TradeOffTable table{.headings = {whereText(study, preview)}, .rows = {}};
  for (const TableColumn& column : columns) table.headings << column.heading;
  for (const TradeOffRow& row : tradeOffRows(study, preview, result)) {
    MethodTableRow line{.method = row.method, .label = row.label, .texts = {}};
    for (const TableColumn& column : columns) {
      line.texts << column.text(row);
      if (column.isError && row.worseThanMean) ++line.emphasised;
    }
    table.rows.push_back(std::move(line));
  }
  return table;
}

}  // namespace epsiscope
