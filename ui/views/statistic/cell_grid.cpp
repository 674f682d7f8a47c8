#include "ui/views/statistic/cell_grid.h"

#include <QObject>

#include <algorithm>
#include <cmath>

#include "core/statistics/statistic_row.h"
#include "core/study/study.h"
#include "core/tasks/statistic/releases.h"
#include "ui/state/words.h"
#include "ui/tasks/statistic/statistic_words.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr int kValueDigits = 5;
constexpr int kErrorDigits = 2;

QStringList namesOfGroups(const Study& study, const std::vector<std::string>& by) {
  if (by.empty()) return {QObject::tr("all rows")};
  QStringList names;
  for (const std::string& name : groupNames(study.data, by)) names << QString::fromStdString(name);
  return names;
}

QString binText(const PlannedCell& cell) {
  return QStringLiteral("%1 – %2").arg(numberText(cell.lower), numberText(cell.upper));
}

/// The number with no more decimals than its half-width has.
QString numberOfCell(const PlannedCell& cell) {
  constexpr double kLargest = 1e7;
  if (!(cell.halfWidth > 0) || !(std::abs(cell.truth) < kLargest))
    return numberText(cell.truth, kValueDigits);
  const int decimals = kErrorDigits - 1 - static_cast<int>(std::floor(std::log10(cell.halfWidth)));
  const double step = std::pow(10.0, -std::min(decimals, 0));
  const double rounded = step * std::round(cell.truth / step);
  const double size = std::max(1.0, std::abs(rounded));
  const int digits = 1 + static_cast<int>(std::floor(std::log10(size))) + std::max(decimals, 0);
  return numberText(rounded, std::clamp(digits, 1, 10));
}

}  // namespace

CellGrid gridOf(const Study& study, std::size_t release, const PlannedTable& table) {
  const StatisticKind kind = askedStatistic(study, release).statistic;
  const StatisticRow& row = statisticRow(kind);
  CellGrid grid{.title = QString::fromStdString(table.name)};
  std::vector<std::string> down = table.by;
  if (row.hasCells) {
    grid.rows = namesOfGroups(study, down);
    const auto each = table.cells.size() / static_cast<std::size_t>(std::max<qsizetype>(1, grid.rows.size()));
    for (std::size_t i = 0; i < each; ++i)
      grid.columns << (table.cells[i].category.empty() ? binText(table.cells[i])
                                                       : QString::fromStdString(table.cells[i].category));
    return grid;
  }
  if (down.size() < 2) {
    grid.columns = {QObject::tr(wordsOf(kind).name)};
  } else {
    grid.columns = namesOfGroups(study, {down.back()});
    down.pop_back();
  }
  grid.rows = namesOfGroups(study, down);
  return grid;
}

QString plannedCellText(const PlannedCell& cell, CellMeasure measure) {
  const QString halfWidth = numberText(cell.halfWidth, kErrorDigits);
  QString text;
  switch (measure) {
    case CellMeasure::value:
      text = std::isnan(cell.halfWidth) ? numberOfCell(cell)
                                        : QStringLiteral("%1 ± %2").arg(numberOfCell(cell), halfWidth);
      break;
    case CellMeasure::halfWidth:
      text = QStringLiteral("± %1").arg(halfWidth);
      break;
    case CellMeasure::relative:
      text = percentText(cell.relative(), kErrorDigits);
      break;
  }
  return cell.isSmall() ? QStringLiteral("(%1)").arg(text) : text;
}

QString cellSentences(const PlannedCell& cell, const QString& place, double level) {
  if (std::isnan(cell.truth)) return QObject::tr("%1: no row of the table is in this cell.").arg(place);
  const QString error = numberText(std::sqrt(cell.error), 3);
  QStringList sentences = {
      QObject::tr("%1: %2.").arg(place, numberText(cell.truth, kValueDigits)),
      std::isnan(cell.halfWidth)
          ? QObject::tr("Expected root error %1.").arg(error)
          : QObject::tr(
                "Expected root error %1; with %2 a number is at most %3 away from what it is without noise.")
                .arg(error, percentText(level), numberText(cell.halfWidth, 3))};
  const double relative = cell.relative();
  if (std::isfinite(relative))
    sentences << QObject::tr("That is %1 of the number.").arg(percentText(relative, kErrorDigits));
  const double needed = cell.halfWidth > cell.wantedHalfWidth ? cell.rowsNeeded() : kNaN;
  if (std::isfinite(needed))
    sentences << QObject::tr("± %1 would take about %2 rows in the whole table, divided as now.")
                     .arg(numberText(cell.wantedHalfWidth, kErrorDigits), numberText(needed, 3));
  if (cell.isSmall()) sentences << QObject::tr("Noise alone could make up half of this number.");
  return sentences.join(QLatin1Char(' '));
}

QString heatName(const PlannedTable& table) {
  return table.hasHalfWidths() ? QObject::tr("Half-width / number") : QObject::tr("2 × root error / number");
}

double heatShare(const PlannedCell& cell) {
  const double relative = cell.relativeReach();
  return std::isfinite(relative) ? std::clamp(relative / kMostRelative, 0.0, 1.0) : 1;
}

}  // namespace epsiscope
