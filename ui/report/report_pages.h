#pragma once

#include <QByteArray>

#include "ui/report/report.h"

class QPagedPaintDevice;
class QPdfWriter;

namespace epsiscope {

/// The report on numbered pages; a chart is never split. In the thread of the window: charts are drawn.
void printReport(const Report& report, QPagedPaintDevice& device);
/// Gives pages their form: A4 with its margins, and the dots per inch.
void setReportPages(QPdfWriter& writer);
QByteArray reportPdf(const Report& report);

}  // namespace epsiscope
