#include "ui/charts/chart_table_model.h"

#include <array>
#include <cmath>

#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

constexpr int kTableDigits = 6;

QString cellText(double value) {
  return std::isfinite(value) ? numberText(value, kTableDigits) : QString();
}

int cellAlignment(int column) {
  return static_cast<int>((column > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

}  // namespace

void ChartTableModel::setRows(std::vector<ChartRow> rows, const QString& xTitle, const QString& yTitle) {
  beginResetModel();
  m_rows = std::move(rows);
  m_headings = {tr("Series"), xTitle, yTitle, tr("Upper edge")};
  endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 4;
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const ChartRow& row = m_rows[static_cast<std::size_t>(index.row())];
  const bool number = index.column() > 0;
  if (role == Qt::TextAlignmentRole) return cellAlignment(index.column());
  if (role != Qt::DisplayRole) return {};
  if (!number) return row.name;
  return cellText(std::array{row.x, row.y, row.upper}[static_cast<std::size_t>(index.column() - 1)]);
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical || section >= m_headings.size())
    return QAbstractTableModel::headerData(section, orientation, role);
  if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return m_headings[section];
  if (role == Qt::TextAlignmentRole) return cellAlignment(section);
  return {};
}

}  // namespace epsiscope
