#pragma once

#include <QDialog>

#include "ui/import/cell_report_model.h"
#include "ui/state/app_state.h"
#include "ui/session/runner.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace epsiscope {

/// Every cell that is no number in a column of numbers, and its treatment. Stays open beside the window.
class CellReportDialog : public QDialog {
  Q_OBJECT
public:
  explicit CellReportDialog(QWidget* parent = nullptr);
  void present(const AppState& state);
  /// The report as CSV; a sentence says whether it was written.
  void save(const QString& file);
  bool isSaving() const { return m_writer.isRunning(); }

signals:
  void edited(const Study& study);
  /// A row of the data, from 0.
  void rowChosen(std::size_t row);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void addRule(QLayout* column);
  void addTable(QLayout* column);
  void addButtons(QLayout* column);
  QPushButton* addButton(QLayout* row, const char* name, const QString& text, const QString& tip);
  std::vector<CellPlace> chosenPlaces() const;
  void copy();
  void goToRow();
  void askForFile();
  void say(const QString& sentence, bool isProblem);

  Study m_study;
  QStringList m_header;
  std::shared_ptr<const Dataset> m_dataset;
  QLabel* m_summary;
  QComboBox* m_rule;
  QLabel* m_effect;
  CellReportModel* m_cells;
  QTableView* m_table;
  QPushButton* m_goToRow;
  QLabel* m_message;
  Runner m_writer;
};

}  // namespace epsiscope
