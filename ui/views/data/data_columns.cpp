#include "ui/views/data/data_columns.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

#include "core/tasks/task.h"
#include "ui/state/words.h"
#include "ui/views/data/bounds_dialog.h"
#include "ui/views/data/category_dialog.h"
#include "ui/views/data/column_delegate.h"
#include "ui/views/data/column_summary_model.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// Adds an entry of a menu; with a reason `whyNot` it is disabled and says so.
QAction* add(QMenu* menu, const char* name, const QString& text, bool isChosen, const QString& whyNot) {
  QAction* action = menu->addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setCheckable(true);
  action->setChecked(isChosen);
  action->setEnabled(whyNot.isEmpty() || isChosen);
  action->setToolTip(whyNot);
  return action;
}

}  // namespace

void fitRows(QTableView* table) {
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
}

void dressTable(QTableView* table) {
  table->setFrameShape(QFrame::NoFrame);
  table->setShowGrid(false);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table->horizontalHeader()->setResizeContentsPrecision(20);
  table->horizontalHeader()->setHighlightSections(false);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  fitRows(table);
}

DataColumns::DataColumns(QWidget* parent)
    : QTableView(parent), m_columns(new ColumnSummaryModel(this)), m_delegate(new ColumnDelegate(this)) {
  describe(this, "data-columns", tr("Columns"),
           tr("Choose a column to see it against the labels; Enter opens its menu: role, kind, categories, "
              "bounds."));
  setModel(m_columns);
  setItemDelegate(m_delegate);
  dressTable(this);
  verticalHeader()->hide();
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& at) {
    if (at.isValid()) emit columnChosen(at.row());
  });
  connect(this, &QTableView::clicked, this, [this](const QModelIndex& at) {
    if (at.column() == ColumnSummaryModel::role || at.column() == ColumnSummaryModel::kind) openMenu(at);
  });
}

void DataColumns::present(const AppState& state, const Theme& theme) {
  m_study = state.study;
  m_dataset = state.dataset;
  m_delegate->setTheme(theme);
  if (m_columns->present(state)) resizeColumnsToContents();
  viewport()->update();
}

void DataColumns::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  fitRows(this);
  resizeColumnsToContents();
}

int DataColumns::wantedHeight() const {
  return horizontalHeader()->sizeHint().height() +
         m_columns->rowCount() * verticalHeader()->defaultSectionSize() +
         horizontalScrollBar()->sizeHint().height() + 2 * frameWidth();
}

QString DataColumns::whyNoTarget(const Column& column) const {
  if (column.kind == ColumnKind::number || taskOf(m_study).takesText(m_study)) return {};
  return tr("The target holds numbers here, and this column is text.");
}

QString DataColumns::whyNotIgnored(int column) const {
  if (m_columns->roleOf(column) == ColumnRole::target)
    return tr("This is the target; make another column the target first.");
  int features = 0;
  for (int i = 0; i < m_columns->rowCount(); ++i) features += m_columns->roleOf(i) == ColumnRole::feature;
  const bool isLast = features == 1 && m_columns->roleOf(column) == ColumnRole::feature;
  return isLast ? tr("This is the last feature; nothing would be left to learn from.") : QString();
}

QMenu* DataColumns::menuOf(int column) {
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("column-menu"));
  menu->setToolTipsVisible(true);
  addRoles(menu, column);
  menu->addSeparator();
  addKinds(menu, column);
  menu->addSeparator();
  addDeclarations(menu, column);
  return menu;
}

void DataColumns::addRoles(QMenu* menu, int index) {
  const Column& column = m_dataset->columns[static_cast<std::size_t>(index)];
  const ColumnRole role = m_columns->roleOf(index);
  const bool isFeature = role == ColumnRole::feature || role == ColumnRole::leftOut;
  const QString isTarget = role == ColumnRole::target
                               ? tr("This is the target; make another column the target first.")
                               : QString();
  connect(add(menu, "role-target", tr("&Target"), role == ColumnRole::target, whyNoTarget(column)),
          &QAction::triggered, this,
          [this, name = column.name] { emit edited(withTarget(m_study, *m_dataset, name)); });
  if (!taskOf(m_study).facts().learns) return;
  connect(add(menu, "role-feature", tr("&Feature"), isFeature, isTarget), &QAction::triggered, this,
          [this, name = column.name] { emit edited(withFeature(m_study, *m_dataset, name, true)); });
  connect(add(menu, "role-ignored", tr("&Ignored"), role == ColumnRole::ignored, whyNotIgnored(index)),
          &QAction::triggered, this,
          [this, name = column.name] { emit edited(withFeature(m_study, *m_dataset, name, false)); });
}

void DataColumns::addKinds(QMenu* menu, int index) {
  const std::string& name = m_dataset->columns[static_cast<std::size_t>(index)].name;
  const QString whyNot = m_study.data.file.starts_with("builtin:")
                             ? tr("Built-in data are not read from a file: their kinds are known.")
                             : QString();
  const ColumnChoice choice = choiceOf(m_study.data, name);
  const auto offer = [&](const char* id, const QString& text, std::optional<ColumnKind> kind) {
    connect(add(menu, id, text, choice.kind == kind, whyNot), &QAction::triggered, this,
            [this, choice, kind] {
              ColumnChoice next = choice;
              next.kind = kind;
              if (kind == ColumnKind::number) next.categories.reset();
              emit edited(withChoice(m_study, next));
            });
  };
  offer("kind-detected", tr("Kind as the &cells say"), std::nullopt);
  offer("kind-number", tr("Read as &numbers"), ColumnKind::number);
  offer("kind-text", tr("Read as te&xt"), ColumnKind::text);
}

void DataColumns::addDeclarations(QMenu* menu, int index) {
  const Column& column = m_dataset->columns[static_cast<std::size_t>(index)];
  const bool isText = column.kind == ColumnKind::text;
  const auto offer = [&](const char* id, const QString& text, const QString& whyNot, auto declare) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(id));
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot);
    connect(action, &QAction::triggered, this,
            [this, name = column.name, declare] { (this->*declare)(name); });
  };
  offer("categories", tr("&Declared categories…"),
        isText ? QString() : tr("Only text has categories; read the column as text first."),
        &DataColumns::declareCategories);
  offer("bounds", tr("Declared &bounds…"),
        isText ? tr("Only numbers have bounds; read the column as numbers first.")
        : m_columns->roleOf(index) == ColumnRole::target
            ? tr("The bounds of the target are declared in Setup.")
            : QString(),
        &DataColumns::declareBounds);
}

void DataColumns::declareCategories(const std::string& name) {
  const int index = m_dataset->find(name);
  if (index < 0) return;
  auto* dialog = new CategoryDialog(m_dataset->columns[static_cast<std::size_t>(index)],
                                    choiceOf(m_study.data, name).categories, hidesValues(m_study), window());
  connect(dialog, &CategoryDialog::chosen, this, [this, name](const CategoryDialog::Categories& categories) {
    ColumnChoice choice = choiceOf(m_study.data, name);
    choice.categories = categories;
    emit edited(withChoice(m_study, choice));
  });
  dialog->open();
}

void DataColumns::declareBounds(const std::string& name) {
  auto* dialog = new BoundsDialog(name, boundOf(m_study.data, name), window());
  connect(dialog, &BoundsDialog::chosen, this,
          [this, name](const BoundsDialog::Bound& bound) { emit edited(withBound(m_study, name, bound)); });
  dialog->open();
}

void DataColumns::openMenu(const QModelIndex& at) {
  if (!at.isValid() || !m_dataset) return;
  menuOf(at.row())->popup(viewport()->mapToGlobal(visualRect(at).bottomLeft()));
}

void DataColumns::contextMenuEvent(QContextMenuEvent* event) {
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  openMenu(byMouse ? indexAt(event->pos()) : currentIndex());
}

void DataColumns::keyPressEvent(QKeyEvent* event) {
  const bool opens =
      event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F2;
  opens ? openMenu(currentIndex()) : QTableView::keyPressEvent(event);
}

}  // namespace epsiscope
