#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "ui/theme/theme.h"
#include "ui/views/statistic/cell_grid.h"

namespace epsiscope {

/// The cells of a planned table, coloured by the half-width in units of the number. Texts are made for the
/// cells in sight alone.
class CellTableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;

  /// Another table of the same shape keeps what is chosen and scrolled to. `level`: of the half-widths.
  void show(const CellGrid& grid, std::vector<PlannedCell> cells, double level, const Theme& theme);
  void setMeasure(CellMeasure measure);
  CellMeasure measure() const { return m_measure; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
  const PlannedCell& at(const QModelIndex& index) const;
  QString placeOf(const QModelIndex& index) const;
  QBrush brushOf(const PlannedCell& cell) const;
  void refresh();

  CellGrid m_grid;
  std::vector<PlannedCell> m_cells;
  double m_level = 0.95;
  CellMeasure m_measure = CellMeasure::value;
  Theme m_theme = lightTheme();
};

}  // namespace epsiscope
