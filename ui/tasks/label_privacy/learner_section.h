#pragma once

#include <vector>

#include "ui/setup/setup_section.h"

class QCheckBox;

namespace epsiscope {

/// What is fitted to the released labels: one learner or several.
class LearnerSection : public SetupSection {
  Q_OBJECT
public:
  explicit LearnerSection(QWidget* parent = nullptr);

protected:
  void update(const AppState& state) override;

private:
  void addLearners();
  void addSliders();
  void addClipping();
  void takeLearners();

  std::vector<QCheckBox*> m_learners;  ///< in the order of labelPrivacyLearners()
  QLabel* m_problem;
  ParameterSlider* m_features;
  ParameterSlider* m_gamma;
  QCheckBox* m_clip;
};

}  // namespace epsiscope
