#pragma once

#include <QWidget>

#include "ui/theme/theme.h"
#include "ui/views/data/row_order.h"
#include "ui/state/app_state.h"
#include "ui/session/runner.h"

class QLabel;
class QLineEdit;
class QMenu;
class QTableView;
class QToolButton;

namespace epsiscope {

class DataTableModel;
class TextField;

/// All rows of the table, or those that a line of text selects, in the order of the file or of a column. Rows
/// are searched and sorted on another thread; the present ones stay until it is done.
class DataRows : public QWidget {
  Q_OBJECT
public:
  explicit DataRows(QWidget* parent = nullptr);
  void present(const AppState& state, const Theme& theme);
  /// Makes the row of the file, from 0, the current one; says so if it is not among the rows on display.
  void goTo(std::size_t fileRow, int column = 0);
  /// Moves the focus to the field for the number of a row.
  void askForRow();
  bool isBusy() const { return m_runner.isRunning() || m_writer.isRunning(); }
  const QTableView& table() const { return *m_table; }
  /// The actions for the rows; disabled entries say why. Owned by the widget.
  QMenu* menuOf(int column);

public slots:
  void stop();

protected:
  void changeEvent(QEvent* event) override;

private:
  void addLine();
  void addTable();
  void fitNumber();
  void setSortable(bool sortable);
  void makeRoom(int column);
  QToolButton* addLink(const char* name, const QString& text, const QString& tip);
  void setDataset(const std::shared_ptr<const Dataset>& dataset);
  void setHidden(bool hidden);
  void find();
  void sortBy(int column, Qt::SortOrder order);
  void choose();
  void deliver(const RowChoice& choice, std::shared_ptr<const std::vector<std::uint32_t>> rows);
  void showState();
  void goToTyped();
  QString whyNotSorted(int column) const;
  void addSaving(QMenu* menu);
  void save(bool all);
  void write(const QString& file, bool all);

  DataTableModel* m_rows;
  QTableView* m_table;
  TextField* m_filter;
  QLineEdit* m_number;
  QToolButton* m_stop;
  QLabel* m_count;
  QLabel* m_said;
  std::shared_ptr<const Dataset> m_dataset;
  RowChoice m_wanted, m_shown;
  Runner m_runner, m_writer;
};

}  // namespace epsiscope
