#pragma once

#include <QAbstractTableModel>

#include <cstdint>
#include <memory>
#include <vector>

#include "core/table/profile.h"
#include "ui/theme/theme.h"
#include "ui/state/data_roles.h"
#include "ui/views/data/row_order.h"

namespace epsiscope {

struct AppState;

/// Rows of a data set, without copying them: all in the order of the file, or some in another order.
class DataTableModel : public QAbstractTableModel {
  Q_OBJECT
public:
  using Rows = std::shared_ptr<const std::vector<std::uint32_t>>;  ///< from 0; null: all as in the file
  using QAbstractTableModel::QAbstractTableModel;
  void setDataset(std::shared_ptr<const Dataset> dataset);
  /// `sort`: what they are sorted by, for the headings.
  void setRows(Rows rows, const std::optional<RowSort>& sort = {});
  const Rows& rows() const { return m_rows; }
  /// `hidden`: cells are there, but not to be seen.
  void setLook(const Theme& theme, bool hidden);
  bool isHidden() const { return m_hidden; }

  /// The row of the table, from 0, that is shown at this place; and the place of a row, or -1.
  std::size_t fileRow(int place) const;
  int placeOf(std::size_t fileRow) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  /// Asks for it: who owns the model computes the order. Column -1: as in the file.
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

/// One row per column: its role, and what a person looks at first.
class ColumnSummaryModel : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Field {
    name,
    shape,
    role,
    kind,
    missing,
    bad,
    distinct,
    least,
    lowerQuartile,
    median,
    upperQuartile,
    largest,
    mean,
    sd,
    fields
  };
  using QAbstractTableModel::QAbstractTableModel;
  /// Whether other columns or other numbers of them are shown now.
  bool present(const AppState& state);

  const Dataset* dataset() const { return m_dataset.get(); }
  ColumnRole roleOf(int row) const { return m_roles[static_cast<std::size_t>(row)]; }
  /// Null as long as it is computed, and where values are hidden.
  const ColumnProfile* profileOf(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int dataRole = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int dataRole = Qt::DisplayRole) const override;

private:
  QString text(std::size_t row, int field) const;
  QString kindText(const Column& column) const;
  QString profileText(std::size_t row, int field) const;
  QString tip(std::size_t row, int field) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnSummary> m_summaries;
  std::shared_ptr<const std::vector<ColumnProfile>> m_profiles;
  std::vector<ColumnRole> m_roles;
  std::vector<ColumnChoice> m_choices;
  bool m_hidden = false;
};

/// "mostly 2 to 3": the histogram of a column in words, or the largest classes of a text.
QString shapeText(const Column& column, const ColumnProfile& profile);

}  // namespace epsiscope
