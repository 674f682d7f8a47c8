#pragma once

#include "ui/setup/setup_section.h"

class QComboBox;

namespace epsiscope {

/// The choice of the task that the study is about.
class TaskSection : public SetupSection {
  Q_OBJECT
public:
  explicit TaskSection(QWidget* parent = nullptr);

signals:
  void taskChosen(TaskId task);

protected:
  void update(const AppState& state) override;

private:
  QComboBox* m_task;
  int m_place = 0;  ///< of the study's task
  QLabel* m_hint;
};

}  // namespace epsiscope
