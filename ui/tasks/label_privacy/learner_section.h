#pragma once

#include <vector>

#include "ui/setup/setup_section.h"

class QCheckBox;

namespace epsiscope {

/// The learners that are fitted to the released labels: one or several.
class LearnerSection : public SetupSection {
  Q_OBJECT
public:
  explicit LearnerSection(std::span<const ParameterRow> rows);

protected:
  void update(const AppState& state) override;

private:
  void addLearners();
  void addClipping();
  void takeLearners();

  std::vector<QCheckBox*> m_learners;  ///< in the order of labelPrivacyLearners()
  QLabel* m_problem;
  QCheckBox* m_clip;
};

}  // namespace epsiscope
