#pragma once

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

#include "core/start/data_start.h"
#include "core/start/column_roles.h"
#include "core/study/data_match.h"
#include "core/study/study.h"

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace epsiscope {

class CellsForm;
class PersonPicker;
class WeightPicker;
class ImportQuestions;
class ImportSource;
class ImportTables;
class ReadingForm;
struct HeadColumn;
struct PreviewRows;
struct Recipe;
struct Theme;

/// The dialog for how a table is to be read and for the use of its columns, before anything of the study
/// changes. The first rows are shown at once, the whole file is read beside; after every change it is read
/// again, and the latest reading wins.
class ImportDialog : public QDialog {
  Q_OBJECT
public:
  /// `study.data` is the beginning: the file, how it is read, what the study declares of its columns.
  /// `dataset`: the file as it was read with it; null if it was not read yet.
  ImportDialog(const Study& study, std::shared_ptr<const Dataset> dataset, const Theme& theme,
               QWidget* parent = nullptr);
  ~ImportDialog() override;

  /// Whether a file is being read.
  bool isReading() const;
  /// The reason why it cannot be imported just now, or empty.
  QString reason() const;
  /// The data as they would be imported. Precondition: reason() is empty.
  const DataChoice& choice() const { return m_taken; }

  void done(int result) override;

signals:
  /// `beginsAnew`: of the study that was open nothing is to be left.
  void imported(const DataChoice& data, std::shared_ptr<const Dataset> dataset, bool beginsAnew);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  QWidget* makeForms();
  void addButtons(QBoxLayout* column);
  void connectForms();
  void connectWeight();
  void connectQuestions();
  void connectColumns();
  void connectSource();
  void change(const DataChoice& next);
  void read();
  void showRows(std::shared_ptr<const PreviewRows> rows);
  void present();
  void presentReading();
  void presentColumns();
  void presentState();
  void presentPerson();
  void presentWeight();
  void propose();
  void beginAnew();
  void collectQuestions();
  bool mayStayOpen() const;
  QString proposals() const;
  std::vector<HeadColumn> heads() const;
  void explain(const QWidget* about);
  /// Whether there are weights and the largest is not declared.
  bool lacksLargestWeight() const;
  /// What would be declared; empty where nothing can be.
  QString declaration() const;
  void collectChoice();
  void declareAndImport();
  void import();

  Study m_study;
  DataChoice m_before;  ///< what the study declared
  const Recipe* m_recipe;
  bool m_readingsProposed;  ///< known data are left as they are
  bool m_beginsAnew = false;
  bool m_importsOnceRead = false;     ///< as it is declared by now
  bool m_isLargestWeightBad = false;  ///< its field holds text that is no value
  ChosenFeatures m_chosen;
  DataChoice m_taken;               ///< as it would be imported
  std::vector<ColumnRole> m_roles;  ///< of the table's columns in it
  std::vector<Question> m_open;
  std::vector<Mismatch> m_mismatches;
  Replacements m_answers;
  ImportSource* m_source;
  ImportQuestions* m_questions;
  ReadingForm* m_reading;
  CellsForm* m_cells;
  PersonPicker* m_person;
  QLabel* m_personHint;
  WeightPicker* m_weight;
  QLabel* m_weightHint;
  ImportTables* m_tables;
  QLabel* m_proposals;
  QLabel* m_state;
  QProgressBar* m_progress;
  QPushButton* m_import;
  QPushButton* m_declare;
  QLabel* m_declaration;
};

}  // namespace epsiscope
