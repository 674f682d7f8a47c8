#pragma once

#include <QWidget>

#include <memory>
#include <vector>

#include "core/reading/table_head.h"

class QLabel;
class QTableView;

namespace epsiscope {

class ColumnModel;
class HeadModel;
struct DataChoice;
struct HeadColumn;
struct Theme;

/// The first rows of a table and its columns, each on a page, with why it cannot be read above them and how
/// large it is below.
class ImportTables : public QWidget {
  Q_OBJECT
public:
  explicit ImportTables(const Theme& theme, QWidget* parent = nullptr);

  /// The first rows, or those with these lines of the file.
  void setRows(std::vector<std::vector<HeadCell>> rows, std::vector<std::size_t> lines);
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
  std::vector<std::size_t> m_lines;  ///< of the rows; empty: they are the first ones
  ColumnModel* m_columns;
  QTableView* m_preview;
  QTableView* m_columnTable;
  QLabel* m_facts;
  QLabel* m_failure;
};

}  // namespace epsiscope
