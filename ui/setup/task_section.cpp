#include "ui/setup/task_section.h"

#include "core/tasks/task.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "core/tasks/task.h"
#include "ui/state/tasks.h"

#include <algorithm>
namespace epsiscope {

namespace {

QString words(const char* text) {
  return QCoreApplication::translate("Tasks", text);
}

}  // namespace

TaskSection::TaskSection(QWidget* parent) : SetupSection(tr("Task"), parent), m_task(new QComboBox(this)) {
  m_task->setObjectName(QStringLiteral("task"));
  m_task->setAccessibleName(tr("Task"));
  for (const Task* task : allTasks()) {
    const TaskWords& said = wordsOf(task->facts().task);
    m_task->addItem(words(said.name), QLatin1String(task->facts().id));
    m_task->setItemData(m_task->count() - 1, words(said.tip), Qt::ToolTipRole);
  }
  body()->addWidget(m_task);
  m_hint = addLabel("small");
  connect(m_task, &QComboBox::activated, this, [this](int index) {
    emit taskChosen(allTasks()[static_cast<std::size_t>(index)]->facts().task);
    // Its data may have to be read first: until then the study is what it was.
    m_task->setCurrentIndex(m_place);
  });
}

void TaskSection::update(const AppState& state) {
  m_place = static_cast<int>(std::ranges::find(allTasks(), &taskOf(state.study)) - allTasks().begin());
  const TaskWords& said = wordsOf(state.study.task);
  m_task->setCurrentIndex(m_place);
  m_task->setToolTip(words(said.tip));
  m_hint->setText(words(said.tip));
}

}  // namespace epsiscope
