#include "ui/window/data_offer.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/classes/class_labels.h"
#include "core/tasks/class_target.h"
#include "core/tasks/task.h"
#include "ui/session/data_defaults.h"
#include "ui/state/app_state.h"
#include "ui/state/data_roles.h"
#include "ui/state/tasks.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr int kOfferWidth = 460;
/// Offers the first ones of a wide table; Setup has all.
constexpr std::size_t kMostTargets = 30;

/// Whether the column can be the target, as far as that is known without counting its values.
bool canBeTarget(const Study& study, const Column& column) {
  const Task& task = taskOf(study);
  if (!task.holdsClasses(study)) return column.kind == ColumnKind::number;
  if (column.kind == ColumnKind::number) return holdsTwoNumbers(column);
  return task.hasClasses(study) ? column.categories.size() == 2 : column.categories.size() <= kMostClasses;
}

QString nameOf(TaskId task) {
  return QCoreApplication::translate("Tasks", wordsOf(task).name);
}

QLabel* wrapped(const char* role, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

}  // namespace

DataOffer::DataOffer(QWidget* parent)
    : QWidget(parent),
      m_heading(wrapped("title", this)),
      m_reason(wrapped("muted", this)),
      m_target(new QComboBox(this)),
      m_use(new QPushButton(this)),
      m_back(new QPushButton(this)) {
  setObjectName(QStringLiteral("data-offer"));
  m_use->setObjectName(QStringLiteral("data-offer.use"));
  m_use->setProperty("role", QStringLiteral("primary"));
  m_back->setObjectName(QStringLiteral("data-offer.back"));
  m_back->setProperty("role", QStringLiteral("link"));
  m_target->setObjectName(QStringLiteral("data-offer.target"));
  m_target->setAccessibleName(tr("Another target"));
  m_targets = labelled(tr("Another target"), m_target, this);

  auto* card = new QWidget(this);
  card->setMaximumWidth(kOfferWidth);
  auto* column = new QVBoxLayout(card);
  column->setSpacing(16);
  column->addWidget(m_heading);
  column->addWidget(m_reason);
  column->addWidget(m_targets);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_use);
  buttons->addStretch(1);
  buttons->addWidget(m_back);
  column->addLayout(buttons);

  auto* middle = new QHBoxLayout;
  middle->addStretch(1);
  middle->addWidget(card, 100);
  middle->addStretch(1);
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(24, 24, 24, 24);
  page->addStretch(1);
  page->addLayout(middle);
  page->addStretch(2);

  connect(m_use, &QPushButton::clicked, this, &DataOffer::startDataRequested);
  connect(m_back, &QPushButton::clicked, this, [this] {
    if (m_lastTask) emit answered(withTask(m_study, *m_lastTask, m_dataset.get()));
  });
  connect(m_target, &QComboBox::activated, this, [this](int index) {
    if (index > 0)
      emit answered(withTarget(m_study, *m_dataset, m_target->itemData(index).toString().toStdString()));
  });
}

bool DataOffer::isNeeded(const AppState& state) {
  return std::ranges::any_of(state.problems, [](const Problem& problem) {
    return problem.field == "data.target" || problem.field == "data.positive";
  });
}

void DataOffer::present(const AppState& state, std::optional<TaskId> lastTask) {
  const bool isNews = state.dataset != m_dataset || state.study.data.target != m_study.data.target ||
                      m_shownTask != state.study.task;
  m_study = state.study;
  m_dataset = state.dataset;
  m_lastTask = lastTask;
  m_shownTask = state.study.task;
  m_heading->setText(
      tr("“%1” cannot work with the target %2.").arg(nameOf(m_study.task), shownText(m_study.data.target)));
  m_reason->setText(shownText(state.whyNotRunnable()));
  if (isNews) {
    showTargets();
    const QString title = builtInTitle(startData(m_study.task));
    m_use->setText(tr("Use %1 (built-in)").arg(title));
    m_use->setAccessibleName(m_use->text());
    setTip(m_use, tr("Opens built-in data that suit this task. Undo brings yours back."));
  }
  m_back->setVisible(lastTask && *lastTask != m_study.task);
  if (lastTask) m_back->setText(tr("Back to “%1”").arg(nameOf(*lastTask)));
  m_back->setAccessibleName(m_back->text());
}

void DataOffer::showTargets() {
  m_target->clear();
  m_target->addItem(tr("choose…"));
  for (const Column& column : m_dataset->columns)
    if (column.name != m_study.data.target && static_cast<std::size_t>(m_target->count()) <= kMostTargets &&
        canBeTarget(m_study, column))
      m_target->addItem(shownText(column.name), QString::fromStdString(column.name));
  m_targets->setVisible(m_target->count() > 1);
}

}  // namespace epsiscope
