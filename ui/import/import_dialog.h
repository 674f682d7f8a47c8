#pragma once

#include <QDialog>

#include <memory>
#include <optional>

#include "core/reading/table_head.h"
#include "core/study/data_match.h"
#include "ui/import/head_model.h"
#include "ui/session/runner.h"

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QTabWidget;

namespace epsiscope {

struct Recipe;
class CellsForm;
class ColumnModel;
class ImportQuestions;
class ReadingForm;

/// How a table is to be read and what its columns are for, before anything of the study changes. The first
/// rows are shown at once, the whole file is read beside; after every change it is read again, and the latest
/// reading wins.
class ImportDialog : public QDialog {
  Q_OBJECT
public:
  /// `study.data` is what to begin with: the file, how it is read, what the study declares of its columns.
  /// `dataset`: the file as it was read with it; null if it was not read yet.
  ImportDialog(const Study& study, std::shared_ptr<const Dataset> dataset, const Theme& theme,
               QWidget* parent = nullptr);

  /// Whether a file is being read.
  bool isReading() const { return m_reader.isRunning() || m_headReader.isRunning(); }
  /// Why it cannot be imported just now, or empty.
  QString obstacle() const;
  /// What would be imported. Precondition: obstacle() is empty.
  DataChoice choice() const;

  void done(int result) override;

signals:
  void imported(const DataChoice& data, std::shared_ptr<const Dataset> dataset);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  QWidget* makeForms();
  QWidget* makeTables();
  void addButtons(QBoxLayout* column);
  void connectForms();
  void connectColumns();
  void connectReaders();
  void change(const DataChoice& next);
  void read();
  void readHead();
  void showRows(std::vector<std::vector<HeadCell>> rows);
  void present();
  void presentReading();
  void presentColumns();
  void presentState();
  void fail(const QString& sentence);
  void explain(const QWidget* about);
  void import();

  Study m_study;
  DataChoice m_before;  ///< what the study declared
  const Recipe* m_recipe;
  std::shared_ptr<const Dataset> m_dataset;
  std::vector<Question> m_open;
  std::vector<Mismatch> m_mismatches;
  Replacements m_answers;
  std::vector<std::string> m_headNames;  ///< of the first rows, and how they were read
  std::optional<Reading> m_headReading;
  std::vector<Finding> m_headFindings;
  HeadModel* m_head;
  ColumnModel* m_columns;
  ReadingForm* m_reading;
  CellsForm* m_cells;
  ImportQuestions* m_questions;
  QTabWidget* m_tabs;
  QTableView* m_preview;
  QTableView* m_columnTable;
  QLabel* m_facts;
  QLabel* m_failure;
  QLabel* m_state;
  QProgressBar* m_progress;
  QPushButton* m_import;
  Runner m_headReader, m_reader;
};

}  // namespace epsiscope
