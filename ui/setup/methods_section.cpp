#include "ui/setup/methods_section.h"

#include <QLabel>
#include <QSet>
#include <QVBoxLayout>

#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "core/text/sentence.h"
#include "ui/widgets/method_list.h"
#include "ui/widgets/segmented.h"

namespace epsiscope {

namespace {

/// The second name of a method is shown where the study uses it.
bool isShown(const Method& method, const Study& study) {
  return method.id != kMethodBest || taskOf(study).usesMethod(study, method.id);
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

enum MethodSet { starterSet, fullSet, ownSet };

QStringList idsOf(const std::vector<std::string>& methods) {
  QStringList ids;
  for (const std::string& method : methods) ids << QString::fromStdString(method);
  return ids;
}

/// Every method once, under its first name.
QStringList everyId(const Task& task) {
  QStringList ids;
  for (const Method& method : task.methods())
    if (method.id != kMethodBest) ids << QString::fromStdString(method.id);
  return ids;
}

bool holdSame(const QStringList& one, const QStringList& other) {
  return QSet<QString>(one.begin(), one.end()) == QSet<QString>(other.begin(), other.end());
}

}  // namespace

MethodsSection::MethodsSection(QWidget* parent)
    : SetupSection(tr("Methods"), parent),
      m_set(new SegmentedControl({tr("three to begin with"), tr("all"), tr("own")}, this)),
      m_list(new MethodList(this)) {
  m_set->setObjectName(QStringLiteral("methods.set"));
  m_set->setAccessibleName(tr("Set of methods"));
  m_set->setProperty("topic", QStringLiteral("section:methods"));
  m_set->setToolTipOf(starterSet, tr("Three methods that differ in what they protect against, and how."));
  m_set->setToolTipOf(fullSet, tr("Every method that the task has."));
  body()->addWidget(m_set);
  connect(m_set, &SegmentedControl::chosen, this, &MethodsSection::chooseSet);
  m_list->setAccessibleName(tr("Methods"));
  body()->addWidget(m_list);
  m_problem = addLabel("problem");
  connect(m_list, &MethodList::checkedChanged, this, &MethodsSection::choose);
}

void MethodsSection::choose(const QStringList& ids) {
  edit([&](Study& study) {
    std::vector<std::string>& methods = *taskOf(study).methodsOf(study);
    methods.clear();
    for (const QString& id : ids) methods.push_back(id.toStdString());
  });
}

void MethodsSection::chooseSet(int set) {
  if (!m_shown) return;
  const Task& task = taskOf(*m_shown);
  choose(set == starterSet ? idsOf(task.facts().starters) : set == fullSet ? everyId(task) : m_own[*m_shown]);
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
  const QStringList ids = idsOf(*task.methodsOf(study));
  m_list->setChecked(ids);
  const bool isStart = holdSame(ids, idsOf(task.facts().starters)), isAll = holdSame(ids, everyId(task));
  if (!isStart && !isAll) m_own[*m_shown] = ids;
  m_set->setCurrent(isStart ? starterSet : isAll ? fullSet : ownSet);
  m_set->setDisabledReason(ownSet, m_own.contains(*m_shown)
                                       ? QString()
                                       : tr("Take methods in or out below for a set of your own."));
  showSentence(m_problem, state.problemOf((std::string(task.facts().block) + ".methods").c_str()));
}

}  // namespace epsiscope
