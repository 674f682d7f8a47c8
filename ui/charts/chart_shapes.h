#pragma once

#include <QPointF>
#include <QPolygonF>

#include <vector>

#include "ui/charts/chart_frame.h"

namespace epsiscope {

/// The limits of the plot in axis units; its top is the low end of y.
QRectF unitWindow(const ChartFrame& frame);

/// Every visible curve, cut into pieces at gaps and at the edges of the plot, in axis units.
std::vector<LinePiece> linePieces(const ChartFrame& frame);

/// Points along the visible curves, a few pixels apart, in pixels.
std::vector<QPointF> inkOfCurves(const ChartFrame& frame);

/// The band's area in pixels, one polygon for each stretch without gaps that is a pixel high somewhere. On a
/// log axis a lower edge at or below zero lies at the bottom of the plot.
std::vector<QPolygonF> bandPolygons(const ChartFrame& frame, const ChartSeries& band);

/// The histogram's outline in pixels, closed along the bottom.
QPolygonF stepPolygon(const ChartFrame& frame, const ChartSeries& steps);

/// The places of the line's markers, in pixels, inside the plot only.
std::vector<QPointF> markerPositions(const ChartFrame& frame, const ChartSeries& line);

/// All points of a series inside the plot, in pixels.
std::vector<QPointF> dotPositions(const ChartFrame& frame, const ChartSeries& dots);

/// The radius of a series' dots; where there are many they are smaller. It grows with the text.
double dotRadius(const ChartFrame& frame, bool many);

/// The part of a shade that lies in the plot, in pixels; null if none does.
QRectF shadeBox(const ChartFrame& frame, const ChartShade& shade);

}  // namespace epsiscope
