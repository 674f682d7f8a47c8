#pragma once

#include "ui/setup/setup_section.h"

namespace epsiscope {

/// Which statistic of the target is released, and how.
class StatisticSection : public SetupSection {
  Q_OBJECT
public:
  explicit StatisticSection(std::span<const ParameterRow> rows);

protected:
  void update(const AppState& state) override;

private:
  void addMechanism();
  void offerMechanisms(const Study& study);

  QComboBox* m_statistic;
  QComboBox* m_counted;
  QComboBox* m_mechanism;
  QLabel* m_hint;
  QLabel* m_problem;
  std::string m_value;  ///< that is counted where a value is asked for
};

/// Returns the study that releases this statistic of its target, by a mechanism that can.
Study withStatistic(Study study, StatisticKind kind);

/// Why the mechanism cannot release the statistic, or nothing.
QString whyNotMechanism(StatisticKind kind, const std::string& mechanism);

}  // namespace epsiscope
