#include "ui/setup/task_section.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "core/study/study_names.h"
#include "ui/state/tasks.h"

namespace epsiscope {

namespace {

QString words(const char* text) {
  return QCoreApplication::translate("Tasks", text);
}

}  // namespace

TaskSection::TaskSection(QWidget* parent) : SetupSection(tr("Task"), parent), m_task(new QComboBox(this)) {
  m_task->setObjectName(QStringLiteral("task"));
  m_task->setAccessibleName(tr("Task"));
  for (const TaskWords& task : allTaskWords()) {
    m_task->addItem(words(task.name), QString::fromStdString(nameOf(task.task)));
    m_task->setItemData(m_task->count() - 1, words(task.tip), Qt::ToolTipRole);
  }
  body()->addWidget(m_task);
  m_hint = addLabel("small");
  connect(m_task, &QComboBox::activated, this, [this](int index) {
    edit([&](Study& study) {
      study = withTask(study, allTaskWords()[static_cast<std::size_t>(index)].task, m_dataset.get());
    });
  });
}

void TaskSection::update(const AppState& state) {
  m_dataset = state.dataset;
  for (std::size_t i = 0; i < allTaskWords().size(); ++i) {
    const TaskWords& task = allTaskWords()[i];
    if (task.task != state.study.task) continue;
    m_task->setCurrentIndex(static_cast<int>(i));
    m_task->setToolTip(words(task.tip));
    m_hint->setText(words(task.tip));
  }
}

}  // namespace epsiscope
