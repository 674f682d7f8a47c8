#pragma once

#include <QPointF>

#include <optional>
#include <vector>

#include "ui/charts/chart_frame.h"

class QPainter;

namespace epsiscope {

/// The box that compares the pinned markers, as text: a row for x, then one for each visible series.
struct MarkerTable {
  struct Row {
    std::optional<std::size_t> series;
    QStringList cells;  ///< name, value at each marker, difference, ratio
  };
  QStringList head;
  std::vector<Row> rows;
};
MarkerTable markerTable(const ChartFrame& frame);

/// The lines of the pinned markers, and a box with the values there and how they differ.
void paintMarkers(QPainter& painter, const ChartFrame& frame);
/// The place of that box, if there is one.
std::optional<QRectF> markerBox(const ChartFrame& frame);
/// The marker whose line is under a point.
std::optional<std::size_t> markerAt(const ChartFrame& frame, QPointF point);

}  // namespace epsiscope
