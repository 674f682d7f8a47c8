#include "ui/views/statistic/rows_chart.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "ui/state/picture.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/views/chart_parts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

bool hasNumbers(const std::vector<double>& values) {
  return std::ranges::any_of(values, [](double value) { return std::isfinite(value); });
}

}  // namespace

ChartModel rowsChart(const Study& study, const RowsPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("rows");
  model.title = QObject::tr("How many rows it takes");
  model.x = {.title = QObject::tr("Privacy budget ε: more private ← → more accurate"), .logarithmic = true};
  if (preview.epsilon.size() > 1) model.x.range = {preview.epsilon.front(), preview.epsilon.back()};
  model.y = {.title = QObject::tr("Rows n"), .logarithmic = true};
  model.showsTruth = true;
  MethodStyle style = methodStyle(QString::fromStdString(preview.mechanism), theme);
  if (hasNumbers(preview.asSampling))
    model.series.push_back({.id = QStringLiteral("as-sampling"),
                            .name = QObject::tr("from here on privacy costs less than sampling"),
                            .x = preview.epsilon,
                            .y = preview.asSampling,
                            .style = style});
  else
    model.notes << QObject::tr("This statistic has no sampling error to compare with.");
  if (hasNumbers(preview.forWanted)) {
    style.marker = MarkerShape::none;
    style.width = 3;
    model.series.push_back({.id = QStringLiteral("wanted"),
                            .name = QObject::tr("error of at most %1")
                                        .arg(wantedErrorText(study, study.view.errorTarget.value_or(0))),
                            .x = preview.epsilon,
                            .y = preview.forWanted,
                            .style = style});
  } else {
    model.notes << (study.view.errorTarget
                        ? QObject::tr("No number of rows reaches the wanted error.")
                        : QObject::tr("With a wanted error, in Setup or Trade-off, a second line says how "
                                      "many rows reach it."));
  }
  model.guides.push_back(baseline(QStringLiteral("rows"), preview.rows,
                                  QObject::tr("this table: %1").arg(numberText(preview.rows, 9)),
                                  LineMeaning::yardstick, theme));
  model.guides.push_back(
      dragGuide(QStringLiteral("epsilon"), viewEpsilon(study), epsilonFact(viewEpsilon(study)), theme));
  for (const std::string& note : preview.notes) model.notes << inSymbols(note);
  return model;
}

void addRowsCharts(const AppState& state, ChartList& charts) {
  const Picture* picture = pictureWith<RowsPreview>(state);
  charts.add(rowsChart(picture->study, *previewOf<RowsPreview>(picture), charts.theme()));
}

}  // namespace epsiscope
