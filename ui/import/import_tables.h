#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "core/table/dataset.h"

class QLabel;
class QTableView;

namespace epsiscope {

class ColumnModel;
class HeadModel;
struct DataChoice;
struct HeadColumn;
struct PreviewRows;
struct Theme;

/// The first rows of a table and its columns, each on a page, with why it cannot be read above them and how
/// large it is below.
class ImportTables : public QWidget {
  Q_OBJECT
public:
  explicit ImportTables(const Theme& theme, QWidget* parent = nullptr);

  void setRows(std::shared_ptr<const PreviewRows> rows);
  /// Brings the row of that line into sight and selects it; where it is not shown, the one above.
  void showLine(std::size_t line);
  /// Sets the headings above the rows.
  void setHeads(std::vector<HeadColumn> columns);
  /// Makes the columns of the rows as wide as their cells.
  void fitRows();
  /// `declared`: what the study says of the columns; `taken`: what they will be. No table: no columns.
  void presentColumns(std::shared_ptr<const Dataset> dataset, const DataChoice& declared,
                      const DataChoice& taken);
  /// Null: nothing is said of its size.
  void presentSize(const Dataset* dataset);
  /// Empty: the table can be read.
  void presentFailure(const QString& sentence);

  const ColumnModel& columns() const { return *m_columns; }

private:
  void addPages();

  HeadModel* m_head;
  ColumnModel* m_columns;
  QTableView* m_preview;
  QTableView* m_columnTable;
  QLabel* m_facts;
  QLabel* m_failure;
};

}  // namespace epsiscope
