#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace epsiscope {

struct ChartModel;
struct ChartRow;

/// CSV of everything in the model: header lines start with "# ", then columns series,x,y,upper with 17
/// digits.
QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines);
/// CSV of some of the model's rows.
QByteArray chartCsv(const ChartModel& model, const QStringList& headerLines,
                    const std::vector<ChartRow>& rows);

}  // namespace epsiscope
