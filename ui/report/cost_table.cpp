#include "ui/report/cost_table.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/study/study.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/statistic/tables_preview.h"
#include "core/tasks/statistic/task.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "ui/charts/chart_model.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The picture of the tables, which a study that divides no rows does not have.
TablesPreview tablesOf(const AppState& state) {
  const Picture* picture = isDivided(state.study) ? pictureWith<TablesPreview>(state) : nullptr;
  return picture == nullptr ? previewTables(state.study, *state.cache) : *previewOf<TablesPreview>(picture);
}

/// "± 1.2", or "± 1.2 to 3.4" where cells differ.
QString halfWidthText(const PlannedTable& table) {
  double least = kNaN, most = kNaN;
  for (const PlannedCell& cell : table.cells) {
    least = std::fmin(least, cell.halfWidth);
    most = std::fmax(most, cell.halfWidth);
  }
  if (std::isnan(most)) return numberText(most);
  const QString low = numberText(least, 3), high = numberText(most, 3);
  return QStringLiteral("± %1").arg(low == high ? high : QObject::tr("%1 to %2").arg(low, high));
}

/// The root of the mean over the cells that have an error.
double rootError(const PlannedTable& table) {
  double sum = 0, count = 0;
  for (const PlannedCell& cell : table.cells)
    if (std::isfinite(cell.error)) {
      sum += cell.error;
      ++count;
    }
  return std::sqrt(sum / count);
}

std::size_t smallCells(const PlannedTable& table) {
  return static_cast<std::size_t>(std::ranges::count_if(table.cells, &PlannedCell::isSmall));
}

QString smallText(std::size_t small, std::size_t all) {
  return QObject::tr("%1 of %2").arg(countText(small), countText(all));
}

}  // namespace

ReportTable costTable(const AppState& state) {
  const Study& study = state.study;
  if (!statisticTask().isOf(study)) return {};
  const TablesPreview preview = tablesOf(state);
  ReportTable table{
      .caption = QObject::tr("What each statistic costs, and what is lost"),
      .headings = {QObject::tr("Statistic"), QObject::tr("Share"), QObject::tr("ε"), QObject::tr("δ"),
                   QObject::tr("Half-width (%1)").arg(percentText(preview.level)), QObject::tr("Root error"),
                   QObject::tr("Small cells")}};
  double epsilon = 0, delta = 0;
  std::size_t small = 0, cells = 0;
  for (std::size_t i = 0; i < preview.tables.size(); ++i) {
    const PlannedTable& one = preview.tables[i];
    table.rows.push_back({QString::fromStdString(one.name), percentText(shareOfRelease(study, i)),
                          numberText(one.epsilon, 3), exactText(roundedTo(one.delta, 12)), halfWidthText(one),
                          numberText(rootError(one), 3), smallText(smallCells(one), one.cells.size())});
    epsilon += one.epsilon;
    delta += one.delta;
    small += smallCells(one);
    cells += one.cells.size();
  }
  table.rows.push_back({QObject::tr("All together"), percentText(1 - unspentShare(study)),
                        numberText(epsilon, 3), exactText(roundedTo(delta, 12)), QString(), QString(),
                        smallText(small, cells)});
  table.notes << QObject::tr(
      "Half-width: so often a number is at most that far away from what it is without noise; of several "
      "cells from the smallest to the "
      "largest. Root error: the root of the expected squared error, of several cells of their mean. A small "
      "cell: noise alone could make up half of its number.");
  if (isDivided(study))
    table.notes << QObject::tr(
        "All cells of a table together cost its ε once, because no row is in two of them.");
  return table;
}

}  // namespace epsiscope
