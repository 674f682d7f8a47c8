#pragma once

#include <QAbstractTableModel>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ui/theme/theme.h"
#include "ui/views/data/row_order.h"

namespace epsiscope {

/// Rows of a data set, without copying them: all in the order of the file, or some in another order.
class DataTableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using Rows = std::shared_ptr<const std::vector<std::uint32_t>>;  ///< from 0; null: all as in the file
  using QAbstractTableModel::QAbstractTableModel;
  void setDataset(std::shared_ptr<const Dataset> dataset);
  /// `sort`: their order, for the headings.
  void setRows(Rows rows, const std::optional<RowSort>& sort = {});
  const Rows& rows() const { return m_rows; }
  /// `hidden`: cells are there, but must not be seen.
  void setLook(const Theme& theme, bool hidden);
  bool isHidden() const { return m_hidden; }

  /// The row of the table, from 0, at this place; and the place of a row, or -1.
  std::size_t fileRow(int place) const;
  int placeOf(std::size_t fileRow) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  /// Requests the order: the owner of the model computes it. Column -1: as in the file.
  void sort(int column, Qt::SortOrder order) override { emit sortWanted(column, order); }

signals:
  void sortWanted(int column, Qt::SortOrder order);

private:
  QString tip(std::size_t column, std::size_t row) const;

  std::shared_ptr<const Dataset> m_dataset;
  Rows m_rows;
  std::optional<RowSort> m_sort;
  Theme m_theme = lightTheme();
  bool m_hidden = false;
};

}  // namespace epsiscope
