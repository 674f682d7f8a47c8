#include "ui/views/data/data_view.h"

#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QObject>

#include <algorithm>
#include <functional>

#include "core/tasks/task.h"
#include "core/table/cell_report.h"
#include "core/table/column_questions.h"
#include "core/tasks/task_cache.h"
#include "ui/charts/chart.h"
#include "ui/state/row_counts_text.h"
#include "ui/state/words.h"
#include "ui/views/data/data_charts.h"
#include "ui/views/data/data_columns.h"
#include "ui/views/data/data_rows.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

// The width from which two charts stand beside each other, in heights of a line of text.
constexpr int kTwoCharts = 36;
constexpr int kTableHeight = 10;

}  // namespace

DataView::DataView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Data"), this)),
      m_part(new SegmentedControl({tr("columns"), tr("all rows")}, this)),
      m_columns(new DataColumns(this)),
      m_rows(new DataRows(this)),
      m_labels(new Chart(this)),
      m_scatter(new Chart(this)) {
  m_part->setObjectName(QStringLiteral("data-part"));
  m_part->setAccessibleName(tr("Part of the table"));
  m_part->setToolTipOf(0, tr("A line for each column: its role, its kind and its values in short."));
  m_part->setToolTipOf(1, tr("Every row of the table, to sort and to search."));
  m_header->addControl(m_part);
  QVBoxLayout* column = addColumn(m_header);
  addReading(column);
  addTables(column);
  addCharts(column);
  connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_G), this), &QShortcut::activated, this, [this] {
    openRows();
    m_rows->askForRow();
  });
}

void DataView::addReading(QBoxLayout* column) {
  m_reading = new QLabel(this);
  m_reading->setObjectName(QStringLiteral("data-reading"));
  m_reading->setProperty("role", QStringLiteral("small"));
  m_reading->setWordWrap(true);
  m_ask = new QToolButton(this);
  m_ask->setProperty("role", QStringLiteral("link"));
  m_ask->setText(tr("How it was read…"));
  m_ask->setFocusPolicy(Qt::StrongFocus);
  describe(m_ask, "how-it-was-read", m_ask->text(),
           tr("Shows how the file was read, and why; every decision can be changed."));
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(m_reading, 1);
  line->addWidget(m_ask, 0, Qt::AlignTop);
  column->addLayout(line);
  connect(m_ask, &QToolButton::clicked, this, &DataView::readingAsked);
}

void DataView::addTables(QBoxLayout* column) {
  m_tables = new QStackedWidget(this);
  m_tables->addWidget(m_columns);
  m_tables->addWidget(m_rows);
  column->addWidget(m_tables, 2);
  connect(m_part, &SegmentedControl::chosen, m_tables, &QStackedWidget::setCurrentIndex);
  connect(m_tables, &QStackedWidget::currentChanged, this, &DataView::fitTables);
  connect(m_columns, &DataColumns::edited, this, &View::edited);
  connect(m_columns, &DataColumns::columnChosen, this, &DataView::choose);
}

void DataView::addCharts(QBoxLayout* column) {
  m_charts = new QBoxLayout(QBoxLayout::LeftToRight);
  m_charts->setSpacing(8);
  m_charts->addWidget(m_labels, 1);
  m_charts->addWidget(m_scatter, 1);
  column->addLayout(m_charts, 3);
}

/// Fits the tables: one of few columns leaves its room to the pictures below.
void DataView::fitTables() {
  const int usual = kTableHeight * fontMetrics().height();
  const bool ofColumns = m_tables->currentWidget() == m_columns;
  const int wanted = m_columns->wantedHeight();
  m_tables->setMinimumHeight(ofColumns ? std::min(usual, wanted) : usual);
  m_tables->setMaximumHeight(ofColumns ? wanted : QWIDGETSIZE_MAX);
}

void DataView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  fitTables();
  m_charts->setDirection(width() < kTwoCharts * fontMetrics().height() ? QBoxLayout::TopToBottom
                                                                       : QBoxLayout::LeftToRight);
}

void DataView::openRows() {
  m_part->setCurrent(1);
  m_tables->setCurrentWidget(m_rows);
}

void DataView::goTo(std::size_t fileRow, int column) {
  openRows();
  m_rows->goTo(fileRow, column);
}

void DataView::choose(int index) {
  if (!m_dataset) return;
  const Column& chosen = m_dataset->columns[static_cast<std::size_t>(index)];
  if (chosen.kind != ColumnKind::number || chosen.name == m_study.data.target) return;
  m_feature = chosen.name;
  redraw();
}

/// The charts for exports and keys: one without contents is not among them.
std::vector<Chart*> DataView::charts() const {
  return m_scatter->isHidden() ? std::vector{m_labels} : std::vector{m_labels, m_scatter};
}

void DataView::present(const AppState& state, const Theme& theme) {
  if (!state.dataset) return;
  const bool same = m_dataset == state.dataset && m_study.data == state.study.data &&
                    taskOf(m_study).hasClasses(m_study) == taskOf(state.study).hasClasses(state.study) &&
                    hasScatter(m_study) == hasScatter(state.study) && m_theme.dark == theme.dark;
  m_study = state.study;
  m_theme = theme;
  if (m_dataset != state.dataset) showDataset(state);
  showReading(state);
  m_columns->present(state, theme);
  m_rows->present(state, theme);
  fitTables();
  same ? refreshLooks() : redraw();
}

void DataView::showDataset(const AppState& state) {
  m_dataset = state.dataset;
  m_feature.clear();
  m_header->setTitle(QString::fromStdString(m_dataset->name));
  m_header->setFacts({countedText("QObject", "%1 rows", "%1 row", m_dataset->rows()),
                      countedText("QObject", "%1 columns", "%1 column", m_dataset->columns.size())});
}

void DataView::showReading(const AppState& state) {
  m_reading->setText(dataReading(state));
  m_ask->setVisible(!state.study.data.file.starts_with("builtin:"));
}

void DataView::redraw() {
  if (!m_dataset) return;
  if (!hasScatter(m_study)) {
    showChart(m_labels, targetChart(m_study, *m_dataset, m_theme), m_theme);
    return m_scatter->hide();
  }
  const bool fits = m_dataset->find(m_feature) >= 0 && m_feature != m_study.data.target;
  const std::string feature = fits ? m_feature : firstFeature(m_study, *m_dataset);
  if (taskOf(m_study).hasClasses(m_study)) {
    const std::string first = firstFeature(m_study, *m_dataset);
    const std::string other = feature == first ? nextFeature(m_study, *m_dataset, first) : feature;
    showChart(m_labels, classChart(m_study, *m_dataset, first, m_theme), m_theme, Title::inChart, first);
    showChart(m_scatter, classChart(m_study, *m_dataset, other, m_theme), m_theme, Title::inChart, other);
    return m_scatter->setVisible(!other.empty());
  }
  m_scatter->setVisible(true);
  showChart(m_labels, targetChart(m_study, *m_dataset, m_theme), m_theme);
  showChart(m_scatter, scatterChart(m_study, *m_dataset, feature, m_theme), m_theme, Title::inChart, feature);
}

namespace {

QString separatorText(char separator) {
  switch (separator) {
    case ',':
      return QObject::tr("Comma separated");
    case ';':
      return QObject::tr("Semicolon separated");
    case '\t':
      return QObject::tr("Tab separated");
    case ' ':
      return QObject::tr("Separated by spaces");
    default:
      return QObject::tr("Separated by %1").arg(QLatin1Char(separator));
  }
}

QString thousandsText(char mark) {
  return mark == ' ' ? QObject::tr("spaces between thousands")
                     : QObject::tr("%1 between thousands").arg(QLatin1Char(mark));
}

QString howItWasRead(const Dataset& dataset) {
  const Reading& reading = dataset.reading;
  QStringList parts;
  if (!reading.ofDatabase)
    parts << separatorText(reading.separator)
          << (reading.decimal == ',' ? QObject::tr("decimal comma") : QObject::tr("decimal point"));
  if (reading.thousands != '\0') parts << thousandsText(reading.thousands);
  if (reading.comment != '\0')
    parts << QObject::tr("lines that start with %1 skipped").arg(QLatin1Char(reading.comment));
  if (!reading.ofDatabase) parts << QString::fromStdString(reading.encoding);
  if (!reading.header) parts << QObject::tr("no names in the file");
  if (const std::size_t bad = badCellCount(dataset); bad > 0)
    parts << countedText("QObject", "%1 cells that are no numbers", "%1 cell that is no number", bad);
  const auto open =
      static_cast<std::size_t>(std::ranges::count_if(dataset.questions, std::not_fn(asksOfValues)));
  if (open > 0) parts << countedText("QObject", "%1 open questions", "%1 open question", open);
  return parts.join(QStringLiteral(", "));
}

/// The rows that the study does not use, whatever the reason.
QString rowsLeftOut(const AppState& state) {
  if (!state.cache || state.cache->data().dataset != state.dataset) return {};
  const RowCounts& counts = state.cache->data().counts;
  if (counts.rowsUsed == counts.rowsInFile) return QObject::tr("all rows in use");
  return QObject::tr("%1: %2").arg(
      countedText("QObject", "%2 of %1 rows left out", "%2 of %1 row left out", counts.rowsInFile)
          .arg(countText(counts.rowsInFile - counts.rowsUsed)),
      whyDropped(counts));
}

}  // namespace

QString dataReading(const AppState& state) {
  if (!state.dataset) return {};
  QStringList parts;
  if (!state.study.data.file.starts_with("builtin:")) parts << howItWasRead(*state.dataset);
  parts << rowsLeftOut(state);
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

}  // namespace epsiscope
