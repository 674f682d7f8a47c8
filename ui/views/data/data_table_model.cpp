#include "ui/views/data/data_table_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/table/cell_report.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

constexpr int kCellDigits = 6;

bool hasValue(const Column& column, std::size_t row) {
  return column.kind == ColumnKind::number ? !std::isnan(column.values[row]) : column.codes[row] >= 0;
}

const BadCell* badCellAt(const Column& column, std::size_t row) {
  const auto found = std::ranges::lower_bound(column.badCells, row, {},
                                              [](const BadCell& cell) { return std::size_t{cell.row}; });
  return found != column.badCells.end() && found->row == row ? &*found : nullptr;
}

QString valueText(const Column& column, std::size_t row) {
  if (column.kind == ColumnKind::number) return numberText(column.values[row], kCellDigits);
  return shownText(column.categories[static_cast<std::size_t>(column.codes[row])]);
}

QString cellText(const Column& column, std::size_t row) {
  if (hasValue(column, row)) return valueText(column, row);
  const BadCell* bad = badCellAt(column, row);
  return bad != nullptr ? shownText(column.badTexts[bad->text]) : QStringLiteral("–");
}

int alignment(bool number) {
  return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

}  // namespace

void DataTableModel::setDataset(std::shared_ptr<const Dataset> dataset) {
  beginResetModel();
  m_dataset = std::move(dataset);
  m_rows.reset();
  m_sort.reset();
  endResetModel();
}

void DataTableModel::setRows(Rows rows, const std::optional<RowSort>& sort) {
  beginResetModel();
  m_sort = sort;
  m_rows = std::move(rows);
  endResetModel();
}

void DataTableModel::setLook(const Theme& theme, bool hidden) {
  if (m_theme.dark == theme.dark && m_hidden == hidden) return;
  m_theme = theme;
  m_hidden = hidden;
  if (rowCount() > 0 && columnCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::size_t DataTableModel::fileRow(int place) const {
  const auto at = static_cast<std::size_t>(place);
  return m_rows ? (*m_rows)[at] : at;
}

int DataTableModel::placeOf(std::size_t fileRow) const {
  if (!m_rows) return m_dataset && fileRow < m_dataset->rows() ? static_cast<int>(fileRow) : -1;
  const auto found = std::ranges::find(*m_rows, fileRow);
  return found == m_rows->end() ? -1 : static_cast<int>(found - m_rows->begin());
}

int DataTableModel::rowCount(const QModelIndex& parent) const {
  if (parent.isValid() || !m_dataset) return 0;
  constexpr std::size_t most = std::numeric_limits<int>::max();
  return static_cast<int>(std::min(m_rows ? m_rows->size() : m_dataset->rows(), most));
}

int DataTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_dataset ? 0 : static_cast<int>(m_dataset->columns.size());
}

QVariant DataTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto at = static_cast<std::size_t>(index.column());
  const Column& column = m_dataset->columns[at];
  if (role == Qt::TextAlignmentRole) return alignment(column.kind == ColumnKind::number);
  const std::size_t row = fileRow(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return m_hidden ? tr("hidden") : cellText(column, row);
    case Qt::ForegroundRole:
      if (m_hidden || hasValue(column, row)) return m_hidden ? QVariant(m_theme.mutedText) : QVariant();
      return badCellAt(column, row) != nullptr ? m_theme.problem : m_theme.mutedText;
    case Qt::ToolTipRole:
      return tip(at, row);
    case Qt::AccessibleTextRole:
      if (!m_hidden && !hasValue(column, row)) return tip(at, row);
      return {};
    default:
      return {};
  }
}

/// The tip for a value that is not plain, and for the digits without room.
QString DataTableModel::tip(std::size_t at, std::size_t row) const {
  if (m_hidden) return tr("Cells are private: they are not shown where results are released.");
  const Column& column = m_dataset->columns[at];
  if (!hasValue(column, row)) {
    const BadCell* bad = badCellAt(column, row);
    return bad == nullptr ? tr("This cell is missing.") : shownText(describe(*m_dataset, at, *bad));
  }
  return column.kind == ColumnKind::number ? exactText(column.values[row]) : valueText(column, row);
}

QVariant DataTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (!m_dataset) return {};
  if (orientation == Qt::Vertical)
    return role == Qt::DisplayRole ? QVariant(static_cast<qulonglong>(fileRow(section) + 1)) : QVariant();
  const Column& column = m_dataset->columns[static_cast<std::size_t>(section)];
  if (role == Qt::TextAlignmentRole) return alignment(column.kind == ColumnKind::number);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  const QString name = shownText(column.name);
  if (role == Qt::ToolTipRole || !m_sort || m_sort->column != static_cast<std::size_t>(section)) return name;
  return name + (m_sort->order == Qt::AscendingOrder ? QStringLiteral(" ↑") : QStringLiteral(" ↓"));
}

}  // namespace epsiscope
