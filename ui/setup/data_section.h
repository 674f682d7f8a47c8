#pragma once

#include "ui/setup/setup_section.h"

class QMenu;

namespace epsiscope {

class ColumnPicker;
class PersonPicker;

/// Which table, which column is protected, what is declared about it.
class DataSection : public SetupSection {
  Q_OBJECT
public:
  /// `changeMenu` offers other data; it is owned by the window.
  explicit DataSection(QMenu* changeMenu, QWidget* parent = nullptr);

signals:
  void cellsRequested();    ///< the list of cells that are no numbers
  void readingRequested();  ///< how the file was read

protected:
  void update(const AppState& state) override;

private:
  void addHeading(QMenu* changeMenu);
  void addReading();
  void addTarget();
  void addPositive();
  void addFeatures();
  void addPerson();
  void addBounds();
  void addMissingRule();
  void addBadCellRule();
  void showTargets(const AppState& state);
  void showPositive(const AppState& state);
  void showBounds(const AppState& state);
  void showColumns(const AppState& state);
  void showProblem();

  QLabel* m_name;
  QLabel* m_facts;
  QWidget* m_reading;
  QComboBox* m_target;
  ColumnPicker* m_features;
  PersonPicker* m_person;
  QComboBox* m_positive;
  QLabel* m_targetProblem;
  QWidget* m_boundsRow;
  TextField* m_lower;
  TextField* m_upper;
  QWidget* m_boundsNote;
  QWidget* m_missingRow;
  QComboBox* m_missing;
  QWidget* m_badRow;
  QComboBox* m_bad;
  QLabel* m_warnings;
  QLabel* m_problem;
  bool m_mayLackBounds = false;  ///< both fields may be empty
  QString m_otherProblem;        ///< of a key of the data that has no field of its own
  std::string m_classesOf;       ///< target whose classes are offered ...
  std::weak_ptr<const Dataset> m_dataset;
  std::weak_ptr<const Dataset> m_classesIn;  ///< ... and the table
};

}  // namespace epsiscope
