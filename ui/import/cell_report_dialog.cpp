#include "ui/import/cell_report_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

#include "core/tasks/task_cache.h"
#include "ui/export/chart_export.h"
#include "ui/state/words.h"
#include "ui/export/export_header.h"
#include "ui/state/bad_cell_words.h"
#include "ui/state/row_counts_text.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/shown_text.h"
#include "ui/widgets/start_folder.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr int kMeasuredRows = 50;
constexpr int kWidestColumn = 32;  ///< in letters

/// The last column takes what is left.
void fitCellColumns(QTableView* table) {
  const int widest = kWidestColumn * table->fontMetrics().averageCharWidth();
  for (int column = 0; column + 1 < table->model()->columnCount(); ++column) {
    table->resizeColumnToContents(column);
    table->setColumnWidth(column, std::min(table->columnWidth(column), widest));
  }
}

}  // namespace

CellReportDialog::CellReportDialog(QWidget* parent)
    : QDialog(parent), m_summary(new QLabel(this)), m_cells(new CellReportModel(this)) {
  setObjectName(QStringLiteral("cell-report"));
  setWindowTitle(tr("Cells that are no numbers"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  m_summary->setWordWrap(true);
  m_summary->setProperty("role", QStringLiteral("strong"));
  column->addWidget(m_summary);
  addRule(column);
  addTable(column);
  m_message = new QLabel(this);
  m_message->setWordWrap(true);
  m_message->hide();
  column->addWidget(m_message);
  addButtons(column);
  connect(&m_writer, &Runner::failed, this, [this](const QString& sentence) { say(sentence, true); });
  resize(44 * fontMetrics().height(), 32 * fontMetrics().height());
}

void CellReportDialog::addRule(QLayout* column) {
  m_rule = new QComboBox(this);
  m_rule->addItems(badCellWords());
  describe(m_rule, "cell-report.rule", tr("What happens to them"),
           tr("Stop: nothing is computed until they are dealt with. A label is never filled in."));
  auto* label = new QLabel(tr("&What happens to them"), this);
  label->setBuddy(m_rule);
  m_effect = new QLabel(this);
  m_effect->setWordWrap(true);
  m_effect->setProperty("role", QStringLiteral("small"));
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  row->addWidget(label);
  row->addWidget(m_rule);
  row->addWidget(m_effect, 1);
  static_cast<QVBoxLayout*>(column)->addLayout(row);
  connect(m_rule, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    study.data.badCells = kBadCellRules[index];
    emit edited(study);
  });
}

void CellReportDialog::addTable(QLayout* column) {
  m_table = new QTableView(this);
  m_table->setModel(m_cells);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setShowGrid(false);
  m_table->setTabKeyNavigation(false);
  m_table->setWordWrap(false);
  m_table->setSortingEnabled(true);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
  m_table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
  // The style's own arrow would lie on the headings that stand at the right.
  m_table->horizontalHeader()->setSortIndicatorShown(false);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);
  connect(m_cells, &QAbstractItemModel::modelReset, m_table, [this] { fitCellColumns(m_table); });
  m_table->horizontalHeader()->setHighlightSections(false);
  describe(m_table, "cell-report.cells", tr("Cells"),
           tr("Each with its row, its line in the file, its column, its text and why it is no number."));
  column->addWidget(m_table);
  connect(m_table, &QTableView::activated, this, &CellReportDialog::goToRow);
  const auto* copyKeys = new QShortcut(QKeySequence::Copy, m_table, nullptr, nullptr, Qt::WidgetShortcut);
  connect(copyKeys, &QShortcut::activated, this, &CellReportDialog::copy);
}

QPushButton* CellReportDialog::addButton(QLayout* row, const char* name, const QString& text,
                                         const QString& tip) {
  auto* button = new QPushButton(text, this);
  button->setAutoDefault(false);
  describe(button, name, QString(text).remove(QLatin1Char('&')), tip);
  row->addWidget(button);
  return button;
}

void CellReportDialog::addButtons(QLayout* column) {
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  m_goToRow = addButton(row, "cell-report.go-to-row", tr("&Go to row"),
                        tr("Shows the row of the chosen cell in the table of the data."));
  const QPushButton* copy =
      addButton(row, "cell-report.copy", tr("&Copy"),
                tr("Copies the chosen cells, or all, tab separated for a spreadsheet."));
  const QPushButton* save =
      addButton(row, "cell-report.save", tr("&Save as CSV…"), tr("Writes all of them into a file."));
  row->addStretch(1);
  const QPushButton* close =
      addButton(row, "cell-report.close", tr("C&lose"), tr("Closes the list; the cells stay as they are."));
  static_cast<QVBoxLayout*>(column)->addLayout(row);
  connect(m_goToRow, &QPushButton::clicked, this, &CellReportDialog::goToRow);
  connect(copy, &QPushButton::clicked, this, &CellReportDialog::copy);
  connect(save, &QPushButton::clicked, this, &CellReportDialog::askForFile);
  connect(close, &QPushButton::clicked, this, &CellReportDialog::close);
}

void CellReportDialog::present(const AppState& state) {
  m_study = state.study;
  m_dataset = state.dataset;
  m_cells->present(state.dataset, hidesValues(state.study));
  if (!state.dataset) return;
  m_header = exportHeader(state).lines;
  m_summary->setText(m_cells->places().empty() ? tr("Every cell of a column of numbers is one.")
                                               : shownText(badCellSummary(*state.dataset)));
  m_rule->setCurrentIndex(static_cast<int>(std::ranges::find(kBadCellRules, state.study.data.badCells) -
                                           std::begin(kBadCellRules)));
  m_effect->setText(state.cache ? rowCountsText(state.cache->data().counts) : QString());
  m_goToRow->setEnabled(!m_cells->places().empty());
}

std::vector<CellPlace> CellReportDialog::chosenPlaces() const {
  std::vector<CellPlace> places;
  for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
    places.push_back(m_cells->places()[static_cast<std::size_t>(index.row())]);
  return places.empty() ? m_cells->places() : places;
}

void CellReportDialog::copy() {
  if (m_dataset)
    QApplication::clipboard()->setText(toTsv(cellReport(*m_dataset, chosenPlaces(), hidesValues(m_study))));
}

void CellReportDialog::goToRow() {
  if (m_cells->places().empty()) return;
  const QModelIndex current = m_table->currentIndex();
  emit rowChosen(m_cells->dataRow(current.isValid() ? current.row() : 0));
}

void CellReportDialog::askForFile() {
  auto* dialog = new QFileDialog(this, tr("Save the list of cells into which file?"));
  startIn(*dialog);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilter(tr("Table (*.csv)"));
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  dialog->selectFile(QStringLiteral("cells.csv"));
  connect(dialog, &QFileDialog::fileSelected, this, &CellReportDialog::save);
  dialog->open();
}

void CellReportDialog::save(const QString& file) {
  if (!m_dataset) return;
  m_writer.start([this, file, dataset = m_dataset, places = m_cells->places(), header = m_header,
                  hidden = hidesValues(m_study)](const Runner::Control&) -> Runner::Delivery {
    TextTable table = cellReport(*dataset, places, hidden);
    table.comments = header;
    return [this, file, failure = writtenTo(file, toCsv(table))] {
      say(failure.isEmpty() ? tr("Written: %1").arg(file) : failure, !failure.isEmpty());
    };
  });
}

void CellReportDialog::keyPressEvent(QKeyEvent* event) {
  if (!pressedByEnter(*event, *this)) QDialog::keyPressEvent(event);
}

void CellReportDialog::say(const QString& sentence, bool isProblem) {
  m_message->setProperty("role", isProblem ? QStringLiteral("problem") : QStringLiteral("small"));
  m_message->style()->unpolish(m_message);
  m_message->style()->polish(m_message);
  m_message->setText(sentence);
  m_message->show();
}

}  // namespace epsiscope
