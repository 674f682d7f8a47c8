#pragma once

#include "ui/views/view.h"

class QAbstractItemModel;
class QTableView;

namespace epsiscope {

class ColumnSummaryModel;
class DataTableModel;
class ViewHeader;

/// The table itself: all rows, every column in one line, the labels with their bounds, and one feature
/// against them.
class DataView : public View {
  Q_OBJECT
public:
  explicit DataView(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme) override;
  std::vector<Chart*> charts() const override { return {m_labels, m_scatter}; }

protected:
  void changeEvent(QEvent* event) override;

private:
  QTableView* makeTable(QAbstractItemModel* model, const QString& name);
  void showDataset(const AppState& state);
  void redraw();

  ViewHeader* m_header;
  DataTableModel* m_rows;
  ColumnSummaryModel* m_columns;
  QTableView* m_rowTable;
  QTableView* m_columnTable;
  Chart* m_labels;
  Chart* m_scatter;
  std::shared_ptr<const Dataset> m_dataset;
  Theme m_theme;
  std::string m_feature;  ///< on the scatter's axis; empty: the first
};

}  // namespace epsiscope
