#include "ui/views/statistic/tables_chart.h"

#include <QObject>

#include "core/tasks/methods.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/chart_list.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

constexpr const char* kTableId = "table";
/// The most cells whose numbers have room in a picture.
constexpr std::size_t kMostCellTexts = 5000;

ChartAxis axisOfGroups(const QString& title, const QStringList& names) {
  ChartAxis axis{.title = title};
  axis.names = names;
  axis.range = {-0.5, static_cast<double>(names.size()) - 0.5};
  return axis;
}

}  // namespace

QStringList tablesNotes(const TablesPreview& preview) {
  QStringList notes = {
      QObject::tr("Hatched and in brackets: noise alone could make up half of the number."),
      QObject::tr("All cells of a table together cost its ε once, because no row is in two of them."),
      QObject::tr(
          "Half-widths are for %1: so often a number is at most that far away from what it is without noise.")
          .arg(percentText(preview.level))};
  for (const std::string& note : preview.notes) notes << shownText(note);
  return notes;
}

ChartModel tableChart(const Study& study, const TablesPreview& preview, std::size_t place,
                      CellMeasure measure) {
  const PlannedTable& table = preview.tables[place];
  const CellGrid grid = gridOf(study, place, table);
  ChartModel model;
  model.id = QLatin1String(kTableId);
  if (place > 0) model.id += QStringLiteral("-%1").arg(place + 1);
  model.title = QObject::tr("What would be released: %1").arg(grid.title);
  model.parameters = {{QStringLiteral("ε"), exactText(table.epsilon)}};
  model.showsTruth = model.drawsTruth = true;
  model.x = axisOfGroups({}, grid.columns);
  QStringList upwards(grid.rows.rbegin(), grid.rows.rend());
  model.y = axisOfGroups({}, upwards);
  const auto rows = static_cast<std::size_t>(grid.rows.size()),
             columns = static_cast<std::size_t>(grid.columns.size());
  ChartHeat heat{.columns = columns, .rows = rows, .name = heatName(table), .limits = {{0, kMostRelative}}};
  heat.x0 = heat.y0 = -0.5;
  heat.x1 = model.x.range->second;
  heat.y1 = model.y.range->second;
  for (std::size_t row = rows; row-- > 0;)
    for (std::size_t column = 0; column < columns; ++column) {
      const PlannedCell& cell = table.cells[row * columns + column];
      heat.values.push_back(cell.relativeReach());
      heat.unsure.push_back(cell.isSmall());
      if (table.cells.size() <= kMostCellTexts) heat.texts << plannedCellText(cell, measure);
    }
  model.heat = std::move(heat);
  model.notes = tablesNotes(preview);
  const QString mechanism = QString::fromStdString(methodLabel(table.mechanism));
  model.notes.prepend(table.hasHalfWidths()
                          ? QObject::tr("%1, ε = %2, ± for %3.")
                                .arg(mechanism, numberText(table.epsilon), percentText(preview.level))
                          : QObject::tr("%1, ε = %2.").arg(mechanism, numberText(table.epsilon)));
  return model;
}

bool isPlannedTable(const ChartModel& chart) {
  return chart.id == QLatin1String(kTableId) ||
         chart.id.startsWith(QLatin1String(kTableId) + QLatin1Char('-'));
}

void addTablesCharts(const AppState& state, ChartList& charts) {
  const Picture* picture = pictureWith<TablesPreview>(state);
  const auto& preview = *previewOf<TablesPreview>(picture);
  for (std::size_t i = 0; i < preview.tables.size(); ++i) charts.add(tableChart(picture->study, preview, i));
}

}  // namespace epsiscope
