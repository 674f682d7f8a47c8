#pragma once

#include "core/study/preparations.h"
#include "core/tasks/task.h"
#include "ui/setup/setup_section.h"

namespace epsiscope {

class Badge;

/// How private features are brought to the scale that the guarantee needs. In label privacy they are public
/// and there is nothing to choose.
class PreparationSection : public SetupSection {
  Q_OBJECT
public:
  explicit PreparationSection(QWidget* parent = nullptr);

protected:
  bool isNeeded(const Study& study) const override { return taskOf(study).accepts(kPrepareUnitRows); }
  void update(const AppState& state) override;

private:
  QComboBox* m_prepare;
  TextField* m_bounds;
  Badge* m_notPrivate;
  QLabel* m_hint;
  QLabel* m_problem;
};

/// Whether shifts or scales of the features are taken from the private rows.
bool takesScalesFromData(const Study& study, const Dataset& dataset);

}  // namespace epsiscope
