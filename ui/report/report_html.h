#pragma once

#include <QByteArray>
#include <QString>

#include "ui/report/report.h"

namespace epsiscope {

/// One file that needs no other: charts as drawings in it, headings and tables that a screen reader can walk
/// through, light, fit for printing. In the thread of the window: charts are drawn.
QByteArray reportHtml(const Report& report);

/// Parts of such a file, for others: a chart with what is drawn, and tables.
QString chartFigure(const ReportChart& chart);
QString captionedTable(const ReportTable& table);
QString factsTable(const std::vector<ReportFact>& facts);

/// For pages: the first page, what statistics cost, the texts above the charts, the promises, which are empty
/// without an audit, and the appendix, in the HTML that QTextDocument knows.
QString textBeforeCharts(const Report& report);
QString textOfCosts(const Report& report);
QString dataHeading();
QString chartsHeading(const Report& report);
QString textOfClaims(const Report& report);
QString textOfRelease(const Report& report);
QString textAfterCharts(const Report& report);

}  // namespace epsiscope
