#include "core/tasks/statistic/tables_preview.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <utility>

#include "core/study/names.h"
#include "core/study/study.h"
#include "core/tasks/statistic/inputs.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/rows_needed.h"
#include "core/tasks/statistic/table_families.h"
#include "core/tasks/statistic/within_bounds.h"
#include "core/text/csv_cell.h"
#include "core/text/digits17.h"

namespace epsiscope {

namespace {

PlannedTable plannedTable(const Study& study, const SharedRelease& shared, const ColumnInputs& inputs,
                          std::size_t release, double total, const GoOn& goOn) {
  const StatisticRelease& made = *shared.release;
  const double epsilon = shared.share * total;
  PlannedTable table{.name = shared.name,
                     .id = shared.id,
                     .statistic = nameOf(made.plan().kind),
                     .column = inputs.column,
                     .mechanism = made.plan().mechanism,
                     .by = askedStatistic(study, release).by,
                     .epsilon = epsilon,
                     .delta = deltaOf(made.plan()),
                     .isAdjusted = shared.isAdjusted()};
  const double level = study.statistic.level;
  const WithinBounds usual = withUsualBounds(shared.release, epsilon);
  const std::vector<double> truth = usual.release->truth(), errors = shared.errors(total);
  const std::vector<double> widths = shared.halfWidths(total, level, goOn);
  const std::optional<double> wanted = askedStatistic(study, release).halfWidth;
  const std::vector<double> clipped = made.clipped();
  const auto kept = std::make_shared<const SharedRelease>(shared);
  const std::size_t each = truth.size() / shared.groups.size();
  std::vector<StatisticCell> places =
      statisticCells(usual.release->plan(), inputs, shared.groups, truth.size());
  for (std::size_t i = 0; i < truth.size(); ++i) {
    const NumberNow now{i, truth[i], i < clipped.size() ? clipped[i] : kNaN, finiteOrNaN(widths[i / each])};
    table.cells.push_back({std::move(places[i]), truth[i], finiteOrNaN(errors[i / each]), now.halfWidth,
                           soughtHalfWidth(made.plan(), truth[i], wanted),
                           [=] { return rowsNeeded(*kept, total, level, now, wanted); }});
  }
  return table;
}

}  // namespace

double PlannedCell::relative() const {
  return finiteOrNaN(halfWidth / std::abs(truth));
}

double PlannedCell::relativeReach() const {
  return finiteOrNaN((std::isnan(halfWidth) ? 2 * std::sqrt(error) : halfWidth) / std::abs(truth));
}

bool PlannedTable::hasHalfWidths() const {
  return std::ranges::any_of(cells, [](const PlannedCell& cell) { return !std::isnan(cell.halfWidth); });
}

TablesPreview previewTables(const Study& study, const TaskCache& cache, const GoOn& goOn) {
  TablesPreview preview{.tables = {},
                        .epsilon = viewEpsilon(study),
                        .level = study.statistic.level,
                        .notes = agreementNotes(study)};
  const StatisticInputs inputs = statisticInputs(study);
  const GoOn once = goOn.oneAtATime();
  const std::vector<SharedRelease> releases = releasesOf(study, StatisticCache::of(cache));
  for (std::string& note : foundBoundsNotes(releases)) preview.notes.push_back(std::move(note));
  for (std::size_t i = 0; i < releases.size(); ++i)
    preview.tables.push_back(plannedTable(study, releases[i], inputs.columns[i], i, preview.epsilon, once));
  return preview;
}

std::string tablesCsv(std::span<const TablesPreview> previews) {
  std::string csv =
      "table,statistic,column,by,group,category,lower,upper,mechanism,epsilon,delta,mse,rmse,level,"
      "half_width,relative_half_width,rows_needed,small,private\n";
  for (const auto& [tables, epsilon, level, notes] : previews)
    for (const PlannedTable& table : tables) {
      const std::string by = withCommas(table.by);
      for (const PlannedCell& cell : table.cells)
        csv += csvCell(table.id) + ',' + table.statistic + ',' + csvCell(table.column) + ',' + csvCell(by) +
               ',' + csvCell(cell.group) + ',' + csvCell(cell.category) + ',' + digits17(cell.lower) + ',' +
               digits17(cell.upper) + ',' + table.mechanism + ',' + digits17(table.epsilon) + ',' +
               digits17(table.delta) + ',' + digits17(cell.error) + ',' + digits17(std::sqrt(cell.error)) +
               ',' + digits17(level) + ',' + digits17(cell.halfWidth) + ',' + digits17(cell.relative()) +
               ',' + digits17(cell.rowsNeeded()) + ',' + (cell.isSmall() ? "yes" : "no") + ",no\n";
    }
  return csv;
}

}  // namespace epsiscope
