#pragma once

#include <cstddef>

#include "ui/charts/chart_model.h"
#include "ui/views/statistic/cell_grid.h"

namespace epsiscope {

class ChartList;
struct AppState;

/// A table as a picture: a heat map with the numbers in its cells where there is room.
ChartModel tableChart(const Study& study, const TablesPreview& preview, std::size_t table,
                      CellMeasure measure = CellMeasure::value);
/// Whether it is such a picture.
bool isPlannedTable(const ChartModel& chart);
/// Adds every table of the study. Precondition: the state has their picture.
void addTablesCharts(const AppState& state, ChartList& charts);

/// What all tables say of themselves: that their cells cost what one does, and what stands in brackets.
QStringList tablesNotes(const TablesPreview& preview);

}  // namespace epsiscope
