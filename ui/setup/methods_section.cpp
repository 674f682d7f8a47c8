#include "ui/setup/methods_section.h"

#include <QLabel>
#include <QVBoxLayout>

#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/widgets/method_list.h"

namespace epsiscope {

namespace {

/// The second name of a method is shown where the study uses it.
bool isShown(const Method& method, const Study& study) {
  return method.id != kMethodBest || usesMethod(study, method.id);
}

std::vector<MethodRow> rowsOf(const Study& study) {
  std::vector<MethodRow> rows;
  for (const Method& method : taskOf(study).methods()) {
    if (!isShown(method, study)) continue;
    rows.push_back({.id = QString::fromStdString(method.id),
                    .name = QString::fromStdString(sentence("Core", method.name.c_str())),
                    .tip = QString::fromStdString(sentence("Core", method.summary.c_str())),
                    .disabledReason = {}});
  }
  return rows;
}

}  // namespace

MethodsSection::MethodsSection(QWidget* parent)
    : SetupSection(tr("Methods"), parent), m_list(new MethodList(this)) {
  m_list->setAccessibleName(tr("Methods"));
  body()->addWidget(m_list);
  m_problem = addLabel("problem");
  connect(m_list, &MethodList::checkedChanged, this, [this](const QStringList& ids) {
    edit([&](Study& study) {
      std::vector<std::string>& methods = *taskOf(study).methodsOf(study);
      methods.clear();
      for (const QString& id : ids) methods.push_back(id.toStdString());
    });
  });
}

void MethodsSection::setTheme(const Theme& theme) {
  m_list->setTheme(theme);
}

void MethodsSection::update(const AppState& state) {
  const Task& task = taskOf(state.study);
  // A row that is no longer needed stays: it may be the one that was clicked.
  const std::vector<MethodRow> rows = rowsOf(state.study);
  if (m_shown != task.facts().task || std::ssize(rows) > m_list->count()) m_list->setRows(rows);
  m_shown = task.facts().task;
  Study study = state.study;
  QStringList ids;
  for (const std::string& method : *task.methodsOf(study)) ids << QString::fromStdString(method);
  m_list->setChecked(ids);
  showSentence(m_problem, state.problemOf((std::string(task.facts().block) + ".methods").c_str()));
}

}  // namespace epsiscope
