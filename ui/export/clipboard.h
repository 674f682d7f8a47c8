#pragma once

#include "ui/export/chart_export.h"

class QMimeData;

namespace epsiscope {

struct TextTable;

// The contents for the clipboard, which takes ownership.

/// The chart as it is seen, on white at twice the usual resolution, as a picture and as a drawing (SVG).
QMimeData* copiedPicture(const ChartModel& model, const ChartLook& look, const ExportHeader& header);
/// The chart as it is seen, as tab separated text for spreadsheets, as CSV and as an HTML table.
QMimeData* copiedData(const ChartModel& model, const ChartLook& look, const ExportHeader& header);
QMimeData* copiedTable(const TextTable& table);

}  // namespace epsiscope
