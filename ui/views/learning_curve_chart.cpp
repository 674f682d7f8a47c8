#include "ui/views/learning_curve_chart.h"

#include <QObject>

#include <algorithm>

#include "core/study/methods.h"
#include "ui/window/tasks.h"

namespace epsiscope {

ChartModel learningCurveChart(const Study& study, const Result* result, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("learning-curve");
  model.title = QObject::tr("What more rows bring");
  model.notPrivate = true;
  model.x = {.title = QObject::tr("Training rows"), .logarithmic = true};
  model.y = {.title = QObject::tr("Test error")};
  if (result == nullptr) return model;
  const std::string metric = hasClasses(study) ? "test_error" : "test_mse";
  for (const ResultRow& row : result->series) {
    if (row.metric != metric || row.trainRows == 0) continue;
    const QString id = QString::fromStdString(row.method);
    auto line = std::ranges::find(model.series, id, &ChartSeries::id);
    if (line == model.series.end()) {
      model.series.push_back({.id = id,
                              .name = QString::fromStdString(methodLabel(row.method)),
                              .kind = ChartSeries::Kind::dots,
                              .style = methodStyle(id, theme)});
      line = std::prev(model.series.end());
    }
    line->x.push_back(static_cast<double>(row.trainRows));
    line->y.push_back(row.mean);
  }
  return model;
}

}  // namespace epsiscope
