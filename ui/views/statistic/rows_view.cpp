#include "ui/views/statistic/rows_view.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/theme/method_style.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_parts.h"
#include "ui/views/picture_view.h"
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

namespace {

/// `study`: the one with the display's settings.
MethodTableContents rowsTable(const Study& study, const RowsPreview& preview) {
  const auto texts = [&](double rows) -> QStringList {
    const bool isEnough = std::isfinite(rows) && preview.rows >= rows;
    return {std::isfinite(rows) ? numberText(std::ceil(rows), 4) : QObject::tr("no number is enough"),
            isEnough ? QObject::tr("yes") : QObject::tr("no")};
  };
  MethodTableContents table{.headings = {QObject::tr("at ε = %1").arg(numberText(viewEpsilon(study))),
                                         QObject::tr("rows needed"), QObject::tr("this table has them")},
                            .rows = {{.method = QString::fromStdString(preview.mechanism),
                                      .label = QObject::tr("Privacy costs less than sampling"),
                                      .texts = texts(preview.asSamplingAtEpsilon)}}};
  if (!preview.forWanted.empty())
    table.rows.push_back({.method = QStringLiteral("clipping"),
                          .label = QObject::tr("Error of at most %1")
                                       .arg(wantedErrorText(study, study.view.errorTarget.value_or(0))),
                          .texts = texts(preview.forWantedAtEpsilon)});
  return table;
}

ViewContents rowsContents(const Sight<RowsPreview>& sight) {
  return {.facts = {epsilonFact(viewEpsilon(sight.study))},
          .charts = {rowsChart(sight.study, sight.preview, sight.theme)},
          .tables = {rowsTable(sight.state.study, sight.preview)}};
}

}  // namespace

ViewDescription rowsView() {
  return {.title = QObject::tr("How many rows it takes"),
          .charts = {{.leastPlot = 14}},
          .tables = {QObject::tr("Rows needed at the current ε")},
          .logPills = {{.ofX = true,
                        .name = "rows.log-x",
                        .text = QObject::tr("log ε"),
                        .tip = QObject::tr("Logarithmic axis: equal steps multiply the value.")},
                       {.name = "rows.log-y",
                        .text = QObject::tr("log n"),
                        .tip = QObject::tr("Logarithmic axis: equal steps multiply the rows.")}},
          .contents = ofPicture(rowsContents)};
}

}  // namespace epsiscope
