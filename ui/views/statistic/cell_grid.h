#pragma once

#include <QString>
#include <QStringList>

#include "core/tasks/statistic/tables_preview.h"

namespace epsiscope {

/// A planned table in rows and columns: row after row, in the order of its cells.
struct CellGrid {
  QString title;
  QStringList rows = {}, columns = {};
};

/// Precondition: the table is that of this release of the study.
CellGrid gridOf(const Study& study, std::size_t release, const PlannedTable& table);

/// The number that is shown of a cell.
enum class CellMeasure { value, halfWidth, relative };

/// A cell in short; one that noise could make up half of stands in brackets.
QString plannedCellText(const PlannedCell& cell, CellMeasure measure);
/// All that is known of a cell, in sentences.
QString cellSentences(const PlannedCell& cell, const QString& place, double level);
/// What the colours of the table show: how far off a release may be, in units of the number.
QString heatName(const PlannedTable& table);
/// The place of a cell's colour: 0 is certain, 1 is an error of half of the number or more.
double heatShare(const PlannedCell& cell);
inline constexpr double kMostRelative = 0.5;  ///< where the colours end

}  // namespace epsiscope
