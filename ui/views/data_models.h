#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <vector>

#include "core/data/dataset.h"

namespace epsiscope {

/// All rows of a data set, without copying them.
class DataTableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;
  void setDataset(std::shared_ptr<const Dataset> dataset);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
  std::shared_ptr<const Dataset> m_dataset;
};

/// One row per column: name, kind, missing cells, least, mean, largest, standard deviation.
class ColumnSummaryModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;
  void setDataset(std::shared_ptr<const Dataset> dataset, std::vector<ColumnSummary> summaries);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
  QString text(const Column& column, const ColumnSummary& summary, int field) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnSummary> m_summaries;
};

}  // namespace epsiscope
