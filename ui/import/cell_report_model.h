#pragma once

#include <QAbstractTableModel>

#include <cstdint>
#include <memory>
#include <vector>

#include "core/table/dataset.h"
#include "ui/widgets/table_text.h"

namespace epsiscope {

/// A bad cell: `index` into the bad cells of a column.
struct CellPlace {
  std::uint32_t column = 0;
  std::uint32_t index = 0;
  bool operator==(const CellPlace&) const = default;
};

enum class CellOrder { byColumn, byRow };
/// Row, line, column, text and reason of each. `hidden`: without the texts, which are private.
TextTable cellReport(const Dataset& dataset, const std::vector<CellPlace>& places, bool hidden);

/// Every bad cell of a table; nothing is copied but the order. Row and line sort by row, the others by
/// column.
class CellReportModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;

  void present(const std::shared_ptr<const Dataset>& dataset, bool hidden);
  const std::vector<CellPlace>& places() const { return m_places; }
  /// The row of the data, from 0, that a row of the list is about.
  std::size_t dataRow(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

private:
  std::shared_ptr<const Dataset> m_dataset;
  std::vector<CellPlace> m_places;
  bool m_hidden = false;
  int m_sorted = -1;  ///< the column that was clicked
  CellOrder m_order = CellOrder::byColumn;
  bool m_descending = false;
};

}  // namespace epsiscope
