#include "ui/views/statistic/cell_table_model.h"

#include <QBrush>

#include <utility>

#include "ui/charts/heat_image.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

void CellTableModel::show(const CellGrid& grid, std::vector<PlannedCell> cells, double level,
                          const Theme& theme) {
  const bool keepsShape = m_grid.rows == grid.rows && m_grid.columns == grid.columns;
  if (!keepsShape) beginResetModel();
  m_grid = grid;
  m_cells = std::move(cells);
  m_level = level;
  m_theme = theme;
  keepsShape ? refresh() : endResetModel();
}

void CellTableModel::setMeasure(CellMeasure measure) {
  m_measure = measure;
  refresh();
}

void CellTableModel::refresh() {
  if (rowCount() > 0 && columnCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int CellTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_grid.rows.size());
}

int CellTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_grid.columns.size());
}

const PlannedCell& CellTableModel::at(const QModelIndex& index) const {
  return m_cells[static_cast<std::size_t>(index.row()) * static_cast<std::size_t>(columnCount()) +
                 static_cast<std::size_t>(index.column())];
}

QString CellTableModel::placeOf(const QModelIndex& index) const {
  return shownText(m_grid.rows[index.row()] + QStringLiteral(" · ") + m_grid.columns[index.column()]);
}

/// Hatched where noise could make up half of the number: the colours end there.
QBrush CellTableModel::brushOf(const PlannedCell& cell) const {
  if (!cell.isSmall()) return heatColor(heatShare(cell), m_theme);
  QColor faint = m_theme.mutedText;
  faint.setAlphaF(0.3F);
  return {faint, Qt::BDiagPattern};
}

QVariant CellTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const PlannedCell& cell = at(index);
  switch (role) {
    case Qt::DisplayRole:
      return plannedCellText(cell, m_measure);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
      return cellSentences(cell, placeOf(index), m_level);
    case Qt::BackgroundRole:
      return brushOf(cell);
    case Qt::ForegroundRole:
      return cell.isSmall() ? m_theme.text : textOnHeat(heatShare(cell), m_theme);
    case Qt::TextAlignmentRole:
      return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default:
      return {};
  }
}

QVariant CellTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const bool isColumn = orientation == Qt::Horizontal;
  if (role == Qt::TextAlignmentRole)
    return static_cast<int>((isColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  return shownText((isColumn ? m_grid.columns : m_grid.rows).value(section));
}

}  // namespace epsiscope
