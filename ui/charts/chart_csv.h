#pragma once

#include <QByteArray>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace epsiscope {

struct ChartModel;
struct ChartRow;

/// The rows as CSV without comments, so that every reader of CSV takes it as it is: columns
/// series,x,y,upper,private, numbers with 17 digits, and name where the numbers of the x axis stand for
/// names. `notPrivate`: nothing in it is, whatever the model says.
QByteArray chartTable(const ChartModel& model, const std::vector<ChartRow>& rows, bool notPrivate = true);
/// The notes that the rows leave out, a line each: that it is not private, the header lines, axes, notes.
QStringList chartNotes(const ChartModel& model, const QStringList& headerLines);

/// The line that says how many rows the visible part leaves out, after the header lines; without any it says
/// nothing.
QStringList withRowsOutside(QStringList headerLines, std::size_t rows);

/// Both in one: the notes on top as lines that start with "# ". All rows of the model, or some.
QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines);
QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines,
                    const std::vector<ChartRow>& rows);

}  // namespace epsiscope
