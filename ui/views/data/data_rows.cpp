#include "ui/views/data/data_rows.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <QFileDialog>

#include <algorithm>
#include <cmath>

#include "core/reading/table_file.h"
#include "ui/state/words.h"
#include "ui/views/data/data_columns.h"
#include "ui/views/data/data_table_model.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/start_folder.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// Columns beyond these have the width of the first look at a table: measuring ten thousand takes long.
constexpr int kMostMeasured = 60;

void fitColumns(QTableView* table) {
  const int columns = std::min(kMostMeasured, table->model()->columnCount());
  for (int column = 0; column < columns; ++column) table->resizeColumnToContents(column);
}

}  // namespace

DataRows::DataRows(QWidget* parent)
    : QWidget(parent),
      m_rows(new DataTableModel(this)),
      m_table(new QTableView(this)),
      m_said(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  addLine();
  m_said->setProperty("role", QStringLiteral("problem"));
  m_said->setWordWrap(true);
  m_said->hide();
  column->addWidget(m_said);
  addTable();
  column->addWidget(m_table, 1);
  for (Runner* runner : {&m_runner, &m_writer}) {
    connect(runner, &Runner::failed, this,
            [this](const QString& sentence) { showSentence(m_said, sentence); });
    connect(runner, &Runner::ended, this, &DataRows::showState);
  }
}

void DataRows::addLine() {
  const auto check = [this](const QString& text) {
    return m_dataset ? rowQuestion(text, *m_dataset).problem : QString();
  };
  m_filter = new TextField(tr("Rows to show"), check, this);
  describe(m_filter, "row-filter", tr("Rows to show"),
           tr("A column, a comparison and a value, such as %1: = != < <= > >= contains. Or a column and \"is "
              "missing\" or \"is bad\". Other words are looked for in all text.")
               .arg(QStringLiteral("age >= 40")));
  m_filter->setPlaceholderText(tr("Show rows where…"));
  m_filter->setClearButtonEnabled(true);
  m_number = new QLineEdit(this);
  describe(m_number, "row-number", tr("Go to row"),
           tr("The number of a row in the file (Ctrl+G), then Enter."));
  m_number->setPlaceholderText(tr("Go to row"));
  fitNumber();
  m_count = new QLabel(this);
  m_count->setProperty("role", QStringLiteral("small"));
  m_stop =
      addLink("row-stop", tr("Stop"), tr("Stops searching and sorting; the rows stay as they are shown."));
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(m_filter, 1);
  line->addWidget(m_number);
  line->addWidget(m_count);
  line->addWidget(m_stop);
  static_cast<QVBoxLayout*>(layout())->addLayout(line);
  connect(m_filter, &TextField::accepted, this, &DataRows::find);
  connect(m_filter, &TextField::sentenceChanged, this, &DataRows::showState);
  connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
    if (text.isEmpty() && m_wanted.test) emit m_filter->editingFinished();
  });
  // Return repeats a stopped request.
  connect(m_filter, &QLineEdit::returnPressed, this, [this] {
    if (!m_runner.isRunning() && m_wanted != m_shown) choose();
  });
  connect(m_number, &QLineEdit::returnPressed, this, &DataRows::goToTyped);
  connect(m_stop, &QToolButton::clicked, this, &DataRows::stop);
}

QToolButton* DataRows::addLink(const char* name, const QString& text, const QString& tip) {
  auto* link = new QToolButton(this);
  link->setProperty("role", QStringLiteral("link"));
  link->setText(text);
  link->setFocusPolicy(Qt::StrongFocus);
  describe(link, name, text, tip);
  link->hide();
  return link;
}

void DataRows::addTable() {
  m_table->setModel(m_rows);
  dressTable(m_table);
  describe(m_table, "data-rows", tr("All rows"),
           tr("Click a heading to sort: upwards, downwards, as in the file. The menu sorts too, and saves."));
  m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  m_table->horizontalHeader()->setSortIndicatorClearable(true);
  setSortable(true);
  m_table->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(m_rows, &DataTableModel::sortWanted, this, &DataRows::sortBy);
  connect(m_table, &QTableView::customContextMenuRequested, this, [this](const QPoint& at) {
    const QModelIndex index = m_table->indexAt(at);
    menuOf(index.isValid() ? index.column() : m_table->currentIndex().column())
        ->popup(m_table->viewport()->mapToGlobal(at));
  });
}

/// Sets whether the table can be sorted. The style's own arrow would lie on the names of right-aligned
/// columns.
void DataRows::setSortable(bool sortable) {
  m_table->setSortingEnabled(sortable);
  m_table->horizontalHeader()->setSortIndicatorShown(false);
}

void DataRows::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  fitNumber();
  fitRows(m_table);
  fitColumns(m_table);
}

void DataRows::fitNumber() {
  m_number->setMaximumWidth(m_number->fontMetrics().horizontalAdvance(m_number->placeholderText()) * 2);
}

void DataRows::present(const AppState& state, const Theme& theme) {
  m_rows->setLook(theme, hidesValues(state.study));
  if (m_dataset != state.dataset) setDataset(state.dataset);
  setHidden(m_rows->isHidden());
}

/// Takes a new table. The question about the rows stays where the new table can answer it.
void DataRows::setDataset(const std::shared_ptr<const Dataset>& dataset) {
  m_runner.stop();
  m_dataset = dataset;
  m_wanted = m_shown = {};
  m_rows->setDataset(dataset);
  m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  fitColumns(m_table);
  find();
}

/// Hides the values. Sorting and searching would reveal them.
void DataRows::setHidden(bool hidden) {
  const QString why = tr("Cells are private: they are not shown where results are released.");
  if (m_filter->isEnabled() != hidden) return;
  m_filter->setEnabled(!hidden);
  if (!m_filter->property("tip").isValid()) m_filter->setProperty("tip", m_filter->toolTip());
  setTip(m_filter, hidden ? why : m_filter->property("tip").toString());
  setSortable(!hidden);
  if (hidden) m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  m_wanted = {};
  hidden ? choose() : find();
}

void DataRows::find() {
  if (!m_dataset || m_rows->isHidden()) return;
  m_wanted.test = rowQuestion(m_filter->text(), *m_dataset).test;
  choose();
}

void DataRows::sortBy(int column, Qt::SortOrder order) {
  m_wanted.sort.reset();
  if (column >= 0 && !m_rows->isHidden()) m_wanted.sort = {static_cast<std::size_t>(column), order};
  choose();
}

/// Chooses the rows. The latest request wins; results of earlier ones are dropped.
void DataRows::choose() {
  if (m_wanted == m_shown) {
    m_runner.stop();
    return showState();
  }
  if (m_wanted == RowChoice{}) {
    m_runner.stop();
    return deliver({}, nullptr);
  }
  m_runner.start(
      [this, dataset = m_dataset, choice = m_wanted](const Runner::Control& control) -> Runner::Delivery {
        auto rows = rowsShown(*dataset, choice, control.goOn());
        if (!rows) return {};
        auto shown = std::make_shared<const std::vector<std::uint32_t>>(std::move(*rows));
        return [this, dataset, choice, shown] {
          if (dataset == m_dataset && choice == m_wanted) deliver(choice, shown);
        };
      });
  showState();
}

void DataRows::deliver(const RowChoice& choice, std::shared_ptr<const std::vector<std::uint32_t>> rows) {
  m_shown = choice;
  m_rows->setRows(std::move(rows), choice.sort);
  m_table->scrollToTop();
  if (choice.sort) makeRoom(static_cast<int>(choice.sort->column));
  showState();
}

/// Makes room for the arrow in the heading; a column never becomes narrower.
void DataRows::makeRoom(int column) {
  const int needed = m_table->horizontalHeader()->sectionSizeHint(column);
  m_table->setColumnWidth(column, std::max(needed, m_table->columnWidth(column)));
}

void DataRows::stop() {
  m_runner.stop();
}

void DataRows::showState() {
  m_stop->setVisible(m_runner.isRunning());
  const std::size_t all = m_dataset ? m_dataset->rows() : 0;
  const auto shown = static_cast<std::size_t>(m_rows->rowCount());
  m_count->setText(m_runner.isRunning()  ? tr("Searching…")
                   : m_wanted != m_shown ? tr("Stopped: shown as before")
                   : shown == all
                       ? countedText("QObject", "%1 rows", "%1 row", all)
                       : countedText("QObject", "%2 of %1 rows", "%2 of %1 row", all).arg(countText(shown)));
  showSentence(m_said, m_filter->sentence());
}

void DataRows::askForRow() {
  m_number->setFocus(Qt::ShortcutFocusReason);
  m_number->selectAll();
}

void DataRows::goToTyped() {
  if (!m_dataset) return;
  const std::optional<double> number = numberFromText(m_number->text());
  const auto rows = static_cast<double>(m_dataset->rows());
  if (!number || *number != std::floor(*number) || *number < 1 || *number > rows)
    return showSentence(m_said,
                        tr("Write the number of a row, from 1 to %1.").arg(countText(m_dataset->rows())));
  goTo(static_cast<std::size_t>(*number) - 1, std::max(0, m_table->currentIndex().column()));
}

void DataRows::goTo(std::size_t fileRow, int column) {
  const int place = m_rows->placeOf(fileRow);
  if (place < 0)
    return showSentence(m_said, tr("Row %1 is not among the rows that are shown; clear the search to see it.")
                                    .arg(countText(fileRow + 1)));
  showState();
  const QModelIndex at = m_rows->index(place, column);
  m_table->setCurrentIndex(at);
  m_table->scrollTo(at, QAbstractItemView::PositionAtCenter);
  m_table->setFocus();
}

QMenu* DataRows::menuOf(int column) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("row-menu"));
  menu->setToolTipsVisible(true);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto offer = [&](const char* name, const QString& text, int by, Qt::SortOrder order) {
    QAction* action = menu->addAction(text);
    action->setObjectName(QLatin1String(name));
    const QString whyNot = whyNotSorted(by);
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot);
    connect(action, &QAction::triggered, this,
            [this, by, order] { m_table->horizontalHeader()->setSortIndicator(by, order); });
  };
  offer("sort-up", tr("Sort &upwards by this column"), column, Qt::AscendingOrder);
  offer("sort-down", tr("Sort &downwards by this column"), column, Qt::DescendingOrder);
  offer("sort-file", tr("&Order of the file"), -1, Qt::AscendingOrder);
  menu->addSeparator();
  addSaving(menu);
  return menu;
}

QString DataRows::whyNotSorted(int column) const {
  if (m_rows->isHidden()) return tr("Cells are private: they are not shown where results are released.");
  if (column < 0 && !m_wanted.sort) return tr("The rows are in the order of the file.");
  return m_dataset ? QString() : tr("There are no rows.");
}

void DataRows::addSaving(QMenu* menu) {
  const QString whyNot = m_rows->isHidden()
                             ? tr("Cells are private: they are not written where results are released.")
                         : m_writer.isRunning() ? tr("A table is being written.")
                                                : QString();
  for (const bool all : {false, true}) {
    QAction* action = menu->addAction(all ? tr("Save &all rows as CSV…") : tr("&Save table as CSV…"));
    action->setObjectName(all ? QStringLiteral("save-all") : QStringLiteral("save-shown"));
    action->setEnabled(whyNot.isEmpty());
    action->setToolTip(whyNot.isEmpty() ? tr("Writes private data: keep the file as safe as its source.")
                                        : whyNot);
    connect(action, &QAction::triggered, this, [this, all] { save(all); });
  }
}

void DataRows::save(bool all) {
  auto* dialog = new QFileDialog(window(), tr("Save the table"), {}, tr("Tables (*.csv)"));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  connect(dialog, &QFileDialog::fileSelected, this, [this, all](const QString& file) { write(file, all); });
  dialog->open();
}

void DataRows::write(const QString& file, bool all) {
  m_writer.start([file, dataset = m_dataset,
                  rows = all ? nullptr : m_rows->rows()](const Runner::Control&) -> Runner::Delivery {
    const std::filesystem::path path = file.toStdU16String();
    rows ? writeTable(*dataset, *rows, path) : writeTable(*dataset, path);
    return {};
  });
}

}  // namespace epsiscope
