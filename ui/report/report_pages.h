#pragma once

#include <QByteArray>

#include "ui/report/report.h"

class QPagedPaintDevice;

namespace epsiscope {

/// The report on numbered pages; a chart is never split. In the thread of the window: charts are drawn.
void printReport(const Report& report, QPagedPaintDevice& device);
/// A4.
QByteArray reportPdf(const Report& report);

}  // namespace epsiscope
