#include "ui/setup/setup_panel.h"

#include <QScrollBar>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

#include "core/study/number_keys.h"
#include "core/tasks/task.h"
#include "ui/setup/aims_section.h"
#include "ui/setup/data_section.h"
#include "ui/setup/methods_section.h"
#include "ui/setup/plan_section.h"
#include "ui/setup/preparation_section.h"
#include "ui/setup/privacy_section.h"
#include "ui/setup/runs_section.h"
#include "ui/setup/task_section.h"
#include "ui/state/task_ui.h"
#include "ui/widgets/help_mark.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/parameter_slider.h"

namespace epsiscope {

namespace {

/// In front of the names of sections in the settings: those of "setup/" were all open.
const QString kOpen = QStringLiteral("setup/open/");

}  // namespace

template <class Part>
Part* SetupPanel::add(Part* part, const char* name) {
  part->setObjectName(QLatin1String(name));
  part->setProperty("topic", QStringLiteral("section:") + QLatin1String(name));
  m_sections.push_back(part);
  widget()->layout()->addWidget(part);
  connect(part, &SetupSection::edited, this, &SetupPanel::edited);
  connect(part, &SetupSection::badText, this, &SetupPanel::badText);
  return part;
}

SetupPanel::SetupPanel(QMenu* changeDataMenu, QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAccessibleName(tr("Setup"));
  auto* contents = new QWidget(this);
  contents->setProperty("role", QStringLiteral("panel"));
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(16, 12, 16, 12);
  column->setSpacing(8);
  setWidget(contents);
  connect(add(new TaskSection, "task"), &TaskSection::taskChosen, this, &SetupPanel::taskChosen);
  const auto* table = add(new DataSection(changeDataMenu), "data");
  connect(table, &DataSection::cellsRequested, this, &SetupPanel::cellsRequested);
  connect(table, &DataSection::readingRequested, this, &SetupPanel::readingRequested);
  add(new PlanSection, "plan");
  add(new PrivacySection, "privacy");
  addSectionsOfTasks(false);
  m_methods = add(new MethodsSection, "methods");
  // What is rarely changed is there, folded.
  const std::size_t open = m_sections.size();
  add(new AimsSection, "aims");
  addSectionsOfTasks(true);
  add(new PreparationSection, "preparation");
  add(new RunsSection, "runs");
  m_folded.assign(m_sections.begin() + static_cast<std::ptrdiff_t>(open), m_sections.end());
  for (SetupSection* section : m_folded) section->setOpen(false);
  column->addStretch(1);
  for (const HelpMark* mark : findChildren<HelpMark*>())
    connect(mark, &HelpMark::clicked, this, [this, mark] { emit helpRequested(mark->about()); });
  auto* methods = findChild<MethodList*>();
  connect(methods, &MethodList::helpRequested, this, [this, methods] { emit helpRequested(methods); });
}

void SetupPanel::addSectionsOfTasks(bool folded) {
  for (const Task* task : allTasks())
    for (const SectionKind& kind : uiOf(task->facts().task).sections)
      if (kind.isFolded == folded) add(kind.make(), kind.id)->setTask(task->facts().task);
}

void SetupPanel::present(const AppState& state) {
  // A section opens and closes its controls as it needs.
  m_lock.open();
  for (SetupSection* section : m_sections) section->present(state);
  if (!state.locked.isEmpty()) m_lock.close(*widget(), state.locked);
  for (SetupSection* section : m_sections)
    if (m_closed.contains(section->objectName())) m_lock.close(*section, tr("Closed for this class."));
}

QStringList SetupPanel::sectionNames() const {
  QStringList names;
  for (const SetupSection* section : m_sections) names << section->objectName();
  return names;
}

void SetupPanel::closeSections(const QStringList& names) {
  m_closed = names;
}

bool SetupPanel::isClosed(const QWidget* control) const {
  for (; control != nullptr && control != this; control = control->parentWidget())
    if (qobject_cast<const SetupSection*>(control) != nullptr)
      return m_closed.contains(control->objectName());
  return false;
}

bool SetupPanel::isClosed(const Study& now, const Study& next) const {
  if (m_closed.isEmpty()) return false;
  return std::ranges::any_of(numberKeys(), [&](const NumberKey& key) {
    return key.get(now) != key.get(next) && isClosed(findChild<QWidget*>(QLatin1String(key.key)));
  });
}

void SetupPanel::showSuggestions(const AppState& state) {
  for (ParameterSlider* slider : sliders())
    slider->setSuggestion(state.suggestionFor(slider->objectName().toStdString()));
}

void SetupPanel::setTheme(const Theme& theme) {
  m_methods->setTheme(theme);
}

void SetupPanel::save(QSettings& settings) const {
  for (const SetupSection* section : m_sections)
    settings.setValue(kOpen + section->objectName(), section->isOpen());
}

void SetupPanel::restore(const QSettings& settings) {
  for (SetupSection* section : m_sections)
    section->setOpen(
        settings.value(kOpen + section->objectName(), std::ranges::count(m_folded, section) == 0).toBool());
}

QList<ParameterSlider*> SetupPanel::sliders() const {
  return findChildren<ParameterSlider*>();
}

/// Or that of the first part of the control that has one.
QString SetupPanel::nameOf(const std::string& key) const {
  const auto* control = key.empty() ? nullptr : findChild<QWidget*>(QString::fromStdString(key));
  if (control == nullptr || !control->accessibleName().isEmpty())
    return control ? control->accessibleName() : QString();
  for (const QWidget* part : control->findChildren<QWidget*>())
    if (!part->accessibleName().isEmpty()) return part->accessibleName();
  return {};
}

QSize SetupPanel::sizeHint() const {
  return {std::max(minimumSizeHint().width(), fontMetrics().averageCharWidth() * 38 + 32), 600};
}

/// Wide enough for every control beside the scroll bar: there is no scrolling sideways.
QSize SetupPanel::minimumSizeHint() const {
  return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), 200};
}

}  // namespace epsiscope
