#pragma once

#include <memory>

#include "ui/setup/setup_section.h"

namespace epsiscope {

class DivideButton;
class SegmentedControl;
class WeightPicker;

/// Which statistic of the target is released, and how.
class StatisticSection : public SetupSection {
  Q_OBJECT
public:
  explicit StatisticSection(std::span<const ParameterRow> rows);

protected:
  void update(const AppState& state) override;

private:
  void addMechanism();
  void addGroups();
  void addWeights();
  void offerMechanisms(const Study& study);
  void showGroups(const AppState& state);
  void showWeights(const AppState& state);

  QComboBox* m_statistic;
  QComboBox* m_counted;
  QComboBox* m_mechanism;
  DivideButton* m_by;
  SegmentedControl* m_level;
  QWidget* m_levelRow;
  QCheckBox* m_consistent;
  QLabel *m_declared, *m_groupProblem;
  WeightPicker* m_weight;
  std::shared_ptr<const Dataset> m_dataset;
  QLabel* m_hint;
  QLabel* m_problem;
  std::string m_value;  ///< that is counted where a value is asked for
};

/// Returns the study that releases this statistic of its target, by a mechanism that can.
Study withStatistic(Study study, StatisticKind kind);

/// Why the mechanism cannot release the statistic, or nothing.
QString whyNotMechanism(StatisticKind kind, const std::string& mechanism);

}  // namespace epsiscope
