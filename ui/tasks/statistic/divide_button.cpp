#include "ui/tasks/statistic/divide_button.h"

#include <QMenu>

#include <algorithm>

#include "core/start/class_values.h"
#include "core/start/column_roles.h"
#include "core/study/study.h"
#include "core/table/identifier.h"
#include "core/tasks/statistic/releases.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// A table by more categories is none that anybody reads.
constexpr std::size_t kMostDivisions = 50;
constexpr qsizetype kLongestNames = 24;

QString inMenu(const QString& name) {
  return shownText(name).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

}  // namespace

DivideButton::DivideButton(QWidget* parent) : QToolButton(parent) {
  setAccessibleName(tr("Divide by"));
  setTip(this, tr("Columns of text: each cell of their table has the statistic of its own rows. Of several, "
                  "the last one that is ticked stands on top; the cells of a histogram always do."));
  setPopupMode(QToolButton::InstantPopup);
  setFocusPolicy(Qt::StrongFocus);
  setMenu(new QMenu(this));
  connect(menu(), &QMenu::aboutToShow, this, &DivideButton::listColumns);
  connect(menu(), &QMenu::triggered, this, &DivideButton::take);
  showChoice();
}

void DivideButton::show(std::shared_ptr<const Dataset> dataset, const DataChoice& choice,
                        const std::string& about, const std::vector<std::string>& by) {
  m_dataset = std::move(dataset);
  m_data = choice;
  m_about = about;
  m_by = by;
  showChoice();
}

void DivideButton::showChoice() {
  QStringList names;
  for (const std::string& name : m_by) names << shownText(name);
  const QString list = names.join(QStringLiteral(", "));
  setText(names.isEmpty() ? tr("nothing")
          : list.size() <= kLongestNames
              ? list
              : countedText("QObject", "%1 columns", "%1 column", static_cast<std::size_t>(names.size())));
}

void DivideButton::listColumns() {
  menu()->clear();
  const auto add = [this](const std::string& name, const QString& whyNot) {
    const bool isTaken = std::ranges::count(m_by, name) > 0;
    const QString text = inMenu(QString::fromStdString(name));
    QAction* action = menu()->addAction(whyNot.isEmpty() ? text : tr("%1: %2").arg(text, whyNot));
    action->setData(QString::fromStdString(name));
    action->setCheckable(true);
    action->setChecked(isTaken);
    action->setEnabled(isTaken || whyNot.isEmpty());
  };
  for (const std::string& name : m_by)
    if (!m_dataset || m_dataset->find(name) < 0) add(name, tr("not in the table"));
  if (m_dataset)
    for (const Column& column : m_dataset->columns)
      if (column.kind == ColumnKind::text && column.name != m_about)
        add(column.name, whyNotDivided(m_data, column));
  if (menu()->isEmpty())
    menu()
        ->addAction(tr("No column of text: a column of numbers becomes one in the Data view"))
        ->setEnabled(false);
}

void DivideButton::take(const QAction* action) {
  const std::string name = action->data().toString().toStdString();
  std::erase(m_by, name);
  if (action->isChecked()) m_by.push_back(name);
  showChoice();
  emit chosen(m_by);
}

QString whyNotDivided(const DataChoice& data, const Column& column) {
  const auto declared = declaredCategories(data, column.name);
  if (!declared && isIdentifier(column)) return QObject::tr("nearly every row has its own");
  const std::size_t categories = declared ? declared->size() : column.categories.size();
  if (categories <= kMostDivisions) return {};
  return QObject::tr("%1 categories, %2 are the most").arg(countText(categories), countText(kMostDivisions));
}

Study withCategories(Study study, const Dataset& dataset, const std::vector<std::string>& columns) {
  for (const std::string& name : columns) {
    const int at = dataset.find(name);
    ColumnChoice choice = choiceOf(study.data, name);
    if (at < 0 || choice.categories) continue;
    const Column& column = dataset.columns[static_cast<std::size_t>(at)];
    choice.categories = classValues(column, column.categories.size());
    study = withChoice(study, choice);
  }
  return study;
}

}  // namespace epsiscope
