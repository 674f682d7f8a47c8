#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/numbers.h"
#include "core/study/study_fwd.h"
#include "core/tasks/statistic/statistic_cell.h"

namespace epsiscope {

class TaskCache;

/// One number of a planned table.
struct PlannedCell : StatisticCell {
  double truth = kNaN;            ///< the statistic as it is: not private
  double error = kNaN;            ///< expected squared error of its release
  double halfWidth = kNaN;        ///< at the level of the table
  double wantedHalfWidth = kNaN;  ///< see soughtHalfWidth()
  /// See rowsNeeded(), which takes longer than all else.
  std::function<double()> rowsNeeded = [] { return kNaN; };

  /// The half-width in units of the number.
  double relative() const;
  /// How far off a release may be, in units of the number: the half-width, or where there is none twice the
  /// root of the error.
  double relativeReach() const;
  /// Whether noise alone could make up half of the number.
  bool isSmall() const { return !(relativeReach() <= 0.5); }
};

/// One release of a study as a table of numbers, before anything is released.
struct PlannedTable {
  std::string name, id, statistic, column, mechanism;
  std::vector<std::string> by;
  double epsilon = 1, delta = 0;  ///< its part of the budget
  bool isAdjusted = false;        ///< made to agree with others
  std::vector<PlannedCell> cells = {};

  /// There are none before a release that finds its bounds itself.
  bool hasHalfWidths() const;
};

/// The tables that share view.epsilon. No row is in two cells of a table, so that its cells cost what one
/// does (parallel composition); the tables add up. All numbers but the parts of the budget are computed from
/// private values.
struct TablesPreview {
  std::vector<PlannedTable> tables;  ///< in the order of the releases
  double epsilon = 1, level = 0.95;
  std::vector<std::string> notes = {};  ///< which tables agree, and which bounds are found
};

/// Precondition: the cache is one of statistics.
TablesPreview previewTables(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

/// A line for each cell of each preview, 17 significant digits, empty for what does not exist.
std::string tablesCsv(std::span<const TablesPreview> previews);

}  // namespace epsiscope
