#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "ui/charts/chart_rows.h"

namespace epsiscope {

/// The rows of a chart as a table: series, x, y, upper edge; six digits on screen.
class ChartTableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;
  void setRows(std::vector<ChartRow> rows, const QString& xTitle, const QString& yTitle);
  const std::vector<ChartRow>& rows() const { return m_rows; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
  std::vector<ChartRow> m_rows;
  QStringList m_headings;
};

}  // namespace epsiscope
