#include "ui/import/import_tables.h"

#include <QHeaderView>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

#include "core/study/study.h"
#include "ui/import/column_model.h"
#include "ui/import/head_model.h"
#include "ui/import/reading_form.h"
#include "ui/widgets/tip.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

namespace {

/// Beyond these, columns of the preview are not fitted to their cells one by one.
constexpr int kFittedColumns = 100;

void fitPreviewColumns(QTableView* table) {
  const int widest = 24 * table->fontMetrics().averageCharWidth();
  for (int column = 0; column < std::min(table->model()->columnCount(), kFittedColumns); ++column) {
    table->resizeColumnToContents(column);
    table->setColumnWidth(column, std::min(table->columnWidth(column), widest));
  }
}

QTableView* makeTable(QAbstractItemModel* model, QWidget* parent) {
  auto* table = new QTableView(parent);
  table->setModel(model);
  table->setFrameShape(QFrame::NoFrame);
  table->setShowGrid(false);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setResizeContentsPrecision(static_cast<int>(kHeadRows));
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
  return table;
}

}  // namespace

ImportTables::ImportTables(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_head(new HeadModel(theme, this)), m_columns(new ColumnModel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  m_facts = smallLabel(this);
  m_failure = new QLabel(this);
  m_failure->setProperty("role", QStringLiteral("error"));
  m_failure->setObjectName(QStringLiteral("import-failure"));
  m_failure->setTextFormat(Qt::PlainText);
  m_failure->setWordWrap(true);
  m_failure->hide();
  column->addWidget(m_failure);
  addPages();
  column->addWidget(m_facts);
}

void ImportTables::addPages() {
  m_preview = makeTable(m_head, this);
  describe(m_preview, "import-preview", tr("Preview"),
           tr("The first rows as the file has them; below a cell stands what was read, where it looks "
              "different."));
  m_preview->setItemDelegate(new HeadDelegate(m_preview));
  m_columnTable = makeTable(m_columns, this);
  describe(m_columnTable, "data.columns", tr("Columns"),
           tr("Kind and role of each column; Space or a click changes them, a double click its name."));
  m_columnTable->setItemDelegate(new ChoiceDelegate(m_columnTable));
  m_columnTable->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                                 QAbstractItemView::SelectedClicked | QAbstractItemView::DoubleClicked);
  m_columnTable->verticalHeader()->hide();
  m_columnTable->horizontalHeader()->setStretchLastSection(true);
  connect(m_columnTable, &QTableView::clicked, this, [this](const QModelIndex& at) {
    if (at.flags().testFlag(Qt::ItemIsEditable) && at.column() != ColumnModel::name) m_columnTable->edit(at);
  });
  auto* pages = new QTabWidget(this);
  pages->setAccessibleName(tr("Preview and columns"));
  pages->tabBar()->setAccessibleName(pages->accessibleName());
  pages->addTab(m_preview, tr("&Preview"));
  pages->addTab(m_columnTable, tr("Co&lumns"));
  static_cast<QVBoxLayout*>(layout())->addWidget(pages, 1);
}

void ImportTables::setRows(std::shared_ptr<const PreviewRows> rows) {
  m_head->setRows(std::move(rows));
  const int linesEach = m_head->shown().showsValues ? 2 : 1;
  m_preview->verticalHeader()->setDefaultSectionSize(linesEach * m_preview->fontMetrics().height() + 8);
}

void ImportTables::showLine(std::size_t line) {
  const std::vector<std::size_t>& lines = m_head->shown().lines;
  const auto beyond = std::ranges::upper_bound(lines, line);
  if (beyond == lines.begin()) return;
  const auto row = static_cast<int>(beyond - lines.begin()) - 1;
  m_preview->selectRow(row);
  m_preview->scrollTo(m_head->index(row, 0), QAbstractItemView::PositionAtCenter);
}

void ImportTables::setHeads(std::vector<HeadColumn> columns) {
  m_head->setColumns(std::move(columns));
}

void ImportTables::fitRows() {
  fitPreviewColumns(m_preview);
}

void ImportTables::presentColumns(std::shared_ptr<const Dataset> dataset, const DataChoice& declared,
                                  const DataChoice& taken) {
  const bool isFirst = dataset && m_columns->rowCount() == 0;
  m_columns->present(std::move(dataset), declared, taken);
  if (isFirst) fitPreviewColumns(m_columnTable);
}

void ImportTables::presentSize(const Dataset* dataset) {
  m_facts->setText(dataset != nullptr
                       ? tr("%1 · %2 · the first %3 are shown")
                             .arg(countedText("QObject", "%1 rows", "%1 row", dataset->rows()),
                                  countedText("QObject", "%1 columns", "%1 column", dataset->columns.size()))
                             .arg(m_head->rowCount())
                       : QString());
}

void ImportTables::presentFailure(const QString& sentence) {
  if (!sentence.isEmpty()) m_failure->setText(sentence);
  m_failure->setVisible(!sentence.isEmpty());
}

}  // namespace epsiscope
