#pragma once

#include <map>

#include "core/tasks/task.h"
#include "ui/setup/setup_section.h"
#include "ui/theme/theme.h"

namespace epsiscope {

class MethodList;
class SegmentedControl;

/// Which ways to protect the labels, or the weights of a classifier, are compared: three to begin with, all,
/// or those that the user takes.
class MethodsSection : public SetupSection {
  Q_OBJECT
public:
  explicit MethodsSection(QWidget* parent = nullptr);
  void setTheme(const Theme& theme);

protected:
  bool isNeeded(const Study& study) const override { return taskOf(study).facts().hasMethods; }
  void update(const AppState& state) override;

private:
  void chooseSet(int set);
  void choose(const QStringList& ids);

  SegmentedControl* m_set;
  std::map<TaskId, QStringList> m_own;  ///< the user's own choices: neither the first three nor all
  MethodList* m_list;
  std::optional<TaskId> m_shown;  ///< whose methods the list holds
  QLabel* m_problem;
};

}  // namespace epsiscope
