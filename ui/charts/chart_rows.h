#pragma once

#include <QStringList>

#include <cstddef>
#include <limits>
#include <vector>

#include "ui/charts/chart_frame.h"
#include "ui/widgets/table_text.h"

namespace epsiscope {

/// One line of a chart's data. NaN is a value that does not exist.
struct ChartRow {
  QString id;    ///< of the series, the guide or the heat map
  QString name;  ///< for people; the id where there is none
  double x = std::numeric_limits<double>::quiet_NaN();
  double y = std::numeric_limits<double>::quiet_NaN();
  double upper = std::numeric_limits<double>::quiet_NaN();
};

/// All data of a chart, in the order of the model: points of series (of steps the nodes, the last one without
/// a value), then guides, then the cells of a heat map. The one source of table and CSV.
std::vector<ChartRow> chartRows(const ChartModel& model);
/// The rows that lie between the limits and are not hidden; guides stay.
std::vector<ChartRow> visibleRows(const ChartModel& model, const ChartState& seen);

/// The number of rows of series that are not hidden outside the limits.
std::size_t rowsOutside(const ChartModel& model, const ChartState& seen);

/// The columns of the CSV for people and their spreadsheets: all digits, with the decimal mark of the screen.
TextTable tableOf(const std::vector<ChartRow>& rows);

}  // namespace epsiscope
