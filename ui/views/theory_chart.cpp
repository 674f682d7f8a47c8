#include "ui/views/theory_chart.h"

#include <QObject>

namespace epsiscope {

namespace {

ChartSeries lineOf(const MethodCurve& curve, const Theme& theme) {
  ChartSeries line;
  line.id = QString::fromStdString(curve.method);
  line.name = QString::fromStdString(curve.label);
  line.x = curve.x;
  line.y = curve.y;
  line.style = methodStyle(line.id, theme);
  return line;
}

}  // namespace

ChartModel theoryChart(const Study&, const TheoryPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("theory");
  model.title = QObject::tr("What the bound says");
  model.notPrivate = true;
  model.x = {.title = preview.axis == "lambda" ? QObject::tr("Regularisation λ")
                      : preview.axis == "rows" ? QObject::tr("Training rows")
                                               : QObject::tr("Privacy budget ε"),
             .logarithmic = true,
             .range = std::pair(preview.low, preview.high)};
  model.y = {.title = QObject::tr("Squared error"), .logarithmic = true};
  for (const MethodCurve& curve : preview.terms) model.series.push_back(lineOf(curve, theme));
  for (const MethodCurve& curve : preview.measured) model.series.push_back(lineOf(curve, theme));
  return model;
}

}  // namespace epsiscope
