#include "ui/import/cell_report_model.h"

#include <algorithm>
#include <utility>

#include "core/table/cell_report.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

/// The columns of the table.
enum ReportField { kRowField, kLineField, kColumnField, kTextField, kReasonField, kReportFields };

const Column& columnAt(const Dataset& dataset, const CellPlace& place) {
  return dataset.columns[place.column];
}

const BadCell& cellAt(const Dataset& dataset, const CellPlace& place) {
  return columnAt(dataset, place).badCells[place.index];
}

QString textOf(const Dataset& dataset, const CellPlace& place, bool hidden) {
  if (hidden) return QStringLiteral("…");
  return QString::fromStdString(columnAt(dataset, place).badTexts[cellAt(dataset, place).text]);
}

QString reasonOf(const Dataset& dataset, const CellPlace& place) {
  const BadCell& cell = cellAt(dataset, place);
  return QString::fromStdString(
      faultText(cell.fault, dataset.reading, columnAt(dataset, place).badTexts[cell.text]));
}

QString nameOf(const Dataset& dataset, const CellPlace& place) {
  return QString::fromStdString(columnAt(dataset, place).name);
}

/// Numbers stand at the right.
Qt::Alignment alignmentOf(int field) {
  return (field == kRowField || field == kLineField ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

QStringList headings() {
  return {QObject::tr("Row"), QObject::tr("Line in the file"), QObject::tr("Column"), QObject::tr("Text"),
          QObject::tr("Reason")};
}

std::vector<CellPlace> badCellPlaces(const Dataset& dataset, CellOrder order, bool descending) {
  std::vector<CellPlace> places;
  places.reserve(badCellCount(dataset));
  for (std::uint32_t at = 0; at < dataset.columns.size(); ++at)
    for (std::uint32_t i = 0; i < dataset.columns[at].badCells.size(); ++i) places.push_back({at, i});
  if (order == CellOrder::byRow)
    std::ranges::sort(places, {}, [&](const CellPlace& place) {
      return std::pair(cellAt(dataset, place).row, place.column);
    });
  if (descending) std::ranges::reverse(places);
  return places;
}

}  // namespace

TextTable cellReport(const Dataset& dataset, const std::vector<CellPlace>& places, bool hidden) {
  TextTable table{.headings = headings()};
  for (const CellPlace& place : places) {
    const BadCell& cell = cellAt(dataset, place);
    table.rows.push_back({QString::number(cell.row + 1),
                          cell.line == 0 ? QString() : QString::number(cell.line), nameOf(dataset, place),
                          textOf(dataset, place, hidden), reasonOf(dataset, place)});
  }
  return table;
}

void CellReportModel::present(const std::shared_ptr<const Dataset>& dataset, bool hidden) {
  if (m_dataset == dataset && m_hidden == hidden) return;
  beginResetModel();
  m_dataset = dataset;
  m_hidden = hidden;
  m_places = dataset ? badCellPlaces(*dataset, m_order, m_descending) : std::vector<CellPlace>();
  endResetModel();
}

std::size_t CellReportModel::dataRow(int at) const {
  return cellAt(*m_dataset, m_places[static_cast<std::size_t>(at)]).row;
}

int CellReportModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int CellReportModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : kReportFields;
}

QVariant CellReportModel::data(const QModelIndex& index, int role) const {
  const CellPlace& place = m_places[static_cast<std::size_t>(index.row())];
  if (role == Qt::ToolTipRole)
    return shownText(describe(*m_dataset, place.column, cellAt(*m_dataset, place), m_hidden));
  if (role == Qt::TextAlignmentRole) return QVariant(alignmentOf(index.column()));
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case kRowField:
      return countText(dataRow(index.row()) + 1);
    case kLineField:
      // Tables of databases and of survey files have no lines.
      if (cellAt(*m_dataset, place).line == 0) return {};
      return countText(cellAt(*m_dataset, place).line);
    case kColumnField:
      return shownText(nameOf(*m_dataset, place));
    case kTextField:
      return shownText(textOf(*m_dataset, place, m_hidden));
    default:
      return reasonOf(*m_dataset, place);
  }
}

QVariant CellReportModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(alignmentOf(section));
  if (role != Qt::DisplayRole) return {};
  const QString name = headings().value(section);
  if (section != m_sorted) return name;
  return name + (m_descending ? QStringLiteral(" ↓") : QStringLiteral(" ↑"));
}

void CellReportModel::sort(int field, Qt::SortOrder order) {
  m_sorted = field;
  m_order = field == kRowField || field == kLineField ? CellOrder::byRow : CellOrder::byColumn;
  m_descending = order == Qt::DescendingOrder;
  if (!m_dataset) return;
  beginResetModel();
  m_places = badCellPlaces(*m_dataset, m_order, m_descending);
  endResetModel();
}

}  // namespace epsiscope
