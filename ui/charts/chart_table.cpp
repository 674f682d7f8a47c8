#include "ui/charts/chart_table.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/charts/chart_summary.h"
#include "ui/charts/chart_table_model.h"
#include "ui/charts/readout.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

constexpr int linesOfSummary = 7;

QTableView* rowsTable(QAbstractItemModel* model, QWidget* parent) {
  auto* table = new QTableView(parent);
  table->setModel(model);
  table->setFrameShape(QFrame::NoFrame);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->verticalHeader()->hide();
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
  table->horizontalHeader()->setHighlightSections(false);
  return table;
}

}  // namespace

ChartTable::ChartTable(QWidget* parent) : QDialog(parent), m_rows(new ChartTableModel(this)) {
  setObjectName(QStringLiteral("chart-table"));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(8);
  m_summary = new QTextBrowser(this);
  m_summary->setFrameShape(QFrame::NoFrame);
  m_summary->setTabChangesFocus(true);
  m_summary->setMaximumHeight(linesOfSummary * fontMetrics().lineSpacing());
  describe(m_summary, "chart-table.summary", tr("Summary"), tr("What the chart shows, in one paragraph."));
  column->addWidget(m_summary);
  m_visible = new QCheckBox(tr("&Only what is visible"), this);
  m_count = new QLabel(this);
  auto* row = new QHBoxLayout;
  row->addWidget(m_visible);
  row->addStretch(1);
  row->addWidget(m_count);
  column->addLayout(row);
  m_table = rowsTable(m_rows, this);
  describe(m_table, "chart-table.rows", tr("Data of the chart"),
           tr("Every number of the chart, with six digits; copies have all."));
  column->addWidget(m_table, 1);
  column->addWidget(makeBar());
  describe(m_visible, "chart-table.visible", tr("Only what is visible"),
           tr("Leaves out hidden curves and what lies outside the part that the chart shows."));
  connect(m_visible, &QCheckBox::toggled, this, &ChartTable::showRows);
  resize(56 * fontMetrics().height(), 36 * fontMetrics().height());
}

QWidget* ChartTable::makeBar() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  close->setIcon({});
  describe(close, "chart-table.close", close->text().remove(QLatin1Char('&')),
           tr("Closes the table; the chart stays."));
  QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
  describe(copy, "chart-table.copy", tr("Copy"),
           tr("Copies these rows with all digits, tab separated, for a spreadsheet."));
  connect(copy, &QPushButton::clicked, this, &ChartTable::copy);
  connect(buttons, &QDialogButtonBox::rejected, this, &ChartTable::close);
  return buttons;
}

void ChartTable::present(const ChartModel& model, const ChartState& seen) {
  m_model = model;
  m_seen = seen;
  setWindowTitle(model.title);
  const QString summary = chartSummary(model, seen.hidden);
  if (m_summary->toPlainText() != summary) m_summary->setPlainText(summary);
  showRows();
}

void ChartTable::showRows() {
  m_rows->setRows(m_visible->isChecked() ? visibleRows(m_model, m_seen) : chartRows(m_model),
                  nameOfX(m_model), m_model.y.title);
  const std::size_t outside = m_visible->isChecked() ? rowsOutside(m_model, m_seen) : 0;
  const QString rows = tr("Rows: %1").arg(numberText(m_rows->rowCount(), 9));
  m_count->setText(outside == 0 ? rows : tr("%1; %2 outside the visible part").arg(rows, countText(outside)));
}

void ChartTable::copy() {
  QApplication::clipboard()->setText(toTsv(tableOf(m_rows->rows())));
}

}  // namespace epsiscope
