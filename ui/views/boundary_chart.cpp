#include "ui/views/boundary_chart.h"

#include <QObject>

namespace epsiscope {

ChartModel boundaryChart(const Study&, const BoundaryPreview& preview, const Theme& theme) {
  ChartModel model;
  model.id = QStringLiteral("boundary");
  model.title = QObject::tr("Where the classifier changes its mind");
  model.notPrivate = true;
  model.x = {.title = QString::fromStdString(preview.xName), .range = std::pair(preview.xLow, preview.xHigh)};
  model.y = {.title = QString::fromStdString(preview.yName), .range = std::pair(preview.yLow, preview.yHigh)};
  if (!preview.obstacle.empty()) model.notes << QString::fromStdString(preview.obstacle);
  const MethodStyle drawn = methodStyle(QString::fromStdString(preview.method), theme);
  for (std::size_t i = 0; i < preview.draws.size(); ++i)
    model.series.push_back({.id = QStringLiteral("draw-%1").arg(i),
                            .x = preview.draws[i].x,
                            .y = preview.draws[i].y,
                            .markerX = std::vector<double>{},
                            .style = drawn,
                            .opacity = 0.3});
  model.series.push_back({.id = QStringLiteral("none"),
                          .name = QObject::tr("No privacy"),
                          .x = preview.withoutPrivacy.x,
                          .y = preview.withoutPrivacy.y,
                          .markerX = std::vector<double>{},
                          .style = methodStyle(QStringLiteral("none"), theme)});
  return model;
}

}  // namespace epsiscope
