#include "ui/setup/column_picker.h"

#include <QMenu>

#include <algorithm>

#include "ui/state/words.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

/// Letters that the panel has room for.
constexpr qsizetype kLongestText = 20;
/// More columns than this are no menu that anybody would read.
constexpr std::size_t kMostListed = 200;
/// Entries before those of the columns.
constexpr qsizetype kFixedEntries = 2;

QString columnsText(const OneHotSource& source) {
  const QString made = countedText("QObject", "makes %1 columns", "makes %1 column", source.columns);
  return source.tooMany ? QObject::tr("%1, not used").arg(made) : made;
}

}  // namespace

ColumnPicker::ColumnPicker(QWidget* parent) : QToolButton(parent) {
  setAccessibleName(tr("Features"));
  setToolTip(tr("The columns that are learned from; text counts once for each of its values."));
  setAccessibleDescription(toolTip());
  setProperty("role", QStringLiteral("link"));
  setFocusPolicy(Qt::StrongFocus);
  setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(this);
  m_all = menu->addAction(tr("All columns but the target"));
  menu->addSeparator();
  setMenu(menu);
  connect(menu, &QMenu::triggered, this,
          [this](const QAction* action) { action == m_all ? emit chosen(std::nullopt) : take(); });
}

void ColumnPicker::show(const Dataset& dataset, const std::set<std::string>& others, const Columns& columns,
                        const std::vector<OneHotSource>& sources) {
  if (dataset.columns.size() > kMostListed) return showCount(dataset, others, columns);
  QStringList names;
  for (const Column& column : dataset.columns)
    if (!others.contains(column.name)) names << QString::fromStdString(column.name);
  const QList<QAction*> old = menu()->actions().mid(kFixedEntries);
  QStringList shown;
  for (const QAction* action : old) shown << action->data().toString();
  if (shown != names) {
    qDeleteAll(old);
    for (const QString& name : names) {
      QAction* action = menu()->addAction(QString());
      action->setData(name);
      action->setCheckable(true);
    }
  }
  QStringList ticked;
  for (QAction* action : menu()->actions().mid(kFixedEntries)) {
    const QString name = action->data().toString();
    const auto source = std::ranges::find(sources, name.toStdString(), &OneHotSource::column);
    action->setText(shownText(name).replace(QLatin1Char('&'), QStringLiteral("&&")) +
                    (source == sources.end() ? QString() : QStringLiteral(" · ") + columnsText(*source)));
    action->setChecked(!columns || std::ranges::count(*columns, name.toStdString()) > 0);
    if (action->isChecked()) ticked << name;
  }
  const auto count = static_cast<std::size_t>(names.size());
  const QString list = shownText(ticked.join(QStringLiteral(", ")));
  setText(!columns ? countedText("QObject", "all %1 columns", "all %1 column", count)
          : !list.isEmpty() && list.size() <= kLongestText
              ? list
              : countedText("QObject", "%2 of %1 columns", "%2 of %1 column", count).arg(ticked.size()));
}

void ColumnPicker::showCount(const Dataset& dataset, const std::set<std::string>& others,
                             const Columns& columns) {
  qDeleteAll(menu()->actions().mid(kFixedEntries));
  menu()->addAction(tr("Too many to list: choose them in the Data view"))->setEnabled(false);
  const auto count = static_cast<std::size_t>(std::ranges::count_if(
      dataset.columns, [&](const Column& column) { return !others.contains(column.name); }));
  setText(!columns ? countedText("QObject", "all %1 columns", "all %1 column", count)
                   : countedText("QObject", "%2 of %1 columns", "%2 of %1 column", count)
                         .arg(countText(columns->size())));
}

void ColumnPicker::take() {
  std::vector<std::string> names;
  const QList<QAction*> columns = menu()->actions().mid(kFixedEntries);
  for (const QAction* action : columns)
    if (action->isChecked()) names.push_back(action->data().toString().toStdString());
  emit chosen(names.size() == static_cast<std::size_t>(columns.size()) ? Columns() : Columns(names));
}

}  // namespace epsiscope
