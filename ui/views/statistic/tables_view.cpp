#include "ui/views/statistic/tables_view.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "core/tasks/methods.h"
#include "core/tasks/statistic/releases.h"
#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/statistic/cell_table_model.h"
#include "ui/views/statistic/heat_key.h"
#include "ui/views/statistic/tables_chart.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/shown_text.h"

namespace epsiscope {

namespace {

/// The number of cells of which the widest one is looked for, and of letters of a heading.
constexpr int kMostMeasuredCells = 2000;
constexpr int kMostLetters = 24;
constexpr int kFewestRows = 5;  ///< in sight

}  // namespace

TablesView::TablesView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Tables by groups"), this)),
      m_table(choices(this, {})),
      m_form(new SegmentedControl({tr("table"), tr("picture")}, this)),
      m_measure(new SegmentedControl({tr("number ±"), tr("±"), tr("± in %")}, this)),
      m_cells(new CellTableModel(this)),
      m_view(new QTableView(this)),
      m_chart(new Chart(this)),
      m_forms(new QStackedWidget(this)),
      m_facts(new QLabel(this)),
      m_key(new HeatKey(this)) {
  m_chart->setAccessibleName(tr("Tables by groups"));
  addControls();
  addColumn(m_header)->addWidget(makeContents(), 1);
}

void TablesView::addControls() {
  m_table->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  named(m_table, "tables.table", tr("Table"), tr("Which of the statistics that are divided is shown."));
  m_form->setObjectName(QStringLiteral("tables.form"));
  m_form->setAccessibleName(tr("How the table is shown"));
  m_form->setToolTipOf(0, tr("The table: each cell says more under the mouse."));
  m_form->setToolTipOf(1, tr("The table as a picture, as exports and reports have it."));
  m_measure->setObjectName(QStringLiteral("tables.measure"));
  m_measure->setAccessibleName(tr("What the cells show"));
  m_measure->setToolTipOf(0,
                          tr("The number as it is, which is not private, and the half-width of a release."));
  for (QWidget* control :
       {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_measure), static_cast<QWidget*>(m_form)})
    m_header->addControl(control);
  connect(m_table, &QComboBox::activated, this, &TablesView::showPicture);
  connect(m_form, &SegmentedControl::chosen, m_forms, &QStackedWidget::setCurrentIndex);
  connect(m_measure, &SegmentedControl::chosen, this, &TablesView::showPicture);
}

QWidget* TablesView::makeContents() {
  named(m_view, "tables.cells", tr("Cells of the table"),
        tr("A cell for each group: the number and how far off a release would be."));
  m_view->setModel(m_cells);
  m_view->setFrameShape(QFrame::NoFrame);
  m_view->setShowGrid(true);
  m_view->setTabKeyNavigation(false);
  m_view->setWordWrap(false);
  m_view->setSelectionMode(QAbstractItemView::NoSelection);
  m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->verticalHeader()->setHighlightSections(false);
  m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_facts->setProperty("role", QStringLiteral("small"));
  m_facts->setWordWrap(true);
  auto* ofTable = new QWidget(this);
  auto* column = new QVBoxLayout(ofTable);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(m_view, 1);
  column->addWidget(m_key);
  column->addWidget(m_facts);
  column->addStretch(0);
  m_forms->addWidget(ofTable);
  m_forms->addWidget(m_chart);
  return m_forms;
}

void TablesView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  m_picture = state.pictureOf(view_id::tables);
  if (!m_picture) return;
  m_theme = theme;
  m_key->setTheme(theme);
  offerTables(*previewOf<TablesPreview>(m_picture.get()));
  m_table->setVisible(m_table->count() > 1);
  showPicture();
}

void TablesView::offerTables(const TablesPreview& preview) {
  const QSignalBlocker quiet(m_table);
  const int before = std::max(0, m_table->currentIndex());
  QStringList names;
  for (const PlannedTable& table : preview.tables) names << shownText(table.name);
  bool same = names.size() == m_table->count();
  for (int i = 0; same && i < names.size(); ++i) same = names[i] == m_table->itemText(i);
  if (same) return;
  m_table->clear();
  m_table->addItems(names);
  m_table->setCurrentIndex(before < names.size() ? before : 0);
}

void TablesView::offerMeasures(bool hasHalfWidths) {
  if (!hasHalfWidths) m_measure->setCurrent(0);
  const QString whyNot = hasHalfWidths ? QString() : tr("There is a half-width once the bounds are found.");
  for (const auto& [measure, tip] : {std::pair(1, tr("The half-width of a release alone.")),
                                     std::pair(2, tr("The half-width in percent of the number."))}) {
    m_measure->setDisabledReason(measure, whyNot);
    if (hasHalfWidths) m_measure->setToolTipOf(measure, tip);
  }
}

void TablesView::showPicture() {
  if (!m_picture) return;
  const Study& study = m_picture->study;
  const auto& preview = *previewOf<TablesPreview>(m_picture.get());
  const auto place = static_cast<std::size_t>(std::max(0, m_table->currentIndex()));
  const PlannedTable& table = preview.tables[place];
  const CellGrid grid = gridOf(study, place, table);
  m_header->setTitle(preview.tables.size() > 1 ? tr("Tables by groups") : shownText(grid.title));
  QStringList facts = {
      preview.tables.size() > 1
          ? tr("ε %1 of %2").arg(numberText(table.epsilon, 3), numberText(preview.epsilon, 3))
          : epsilonFact(table.epsilon),
      countedText("QObject", "%1 cells", "%1 cell", table.cells.size()),
      QString::fromStdString(methodLabel(table.mechanism))};
  if (const auto weight = askedStatistic(study, place).weight)
    facts.insert(1, tr("weighted by %1").arg(shownText(*weight)));
  const bool hasHalfWidths = table.hasHalfWidths();
  if (hasHalfWidths) facts.insert(facts.size() - 1, tr("half-widths for %1").arg(percentText(preview.level)));
  offerMeasures(hasHalfWidths);
  m_cells->setMeasure(static_cast<CellMeasure>(m_measure->current()));
  m_key->setName(heatName(table));
  if (table.isAdjusted) facts << tr("agrees with other tables");
  m_header->setFacts(facts);
  m_cells->show(grid, table.cells, preview.level, m_theme);
  fitCells();
  m_facts->setText((tablesNotes(preview) << truthSentence()).join(QLatin1Char(' ')));
  showChart(m_chart, tableChart(study, preview, place, m_cells->measure()), m_theme, Title::inHeader);
}

/// Makes the table as high as its rows where they fit, and all columns as wide as the widest number and
/// heading; a dragged slider makes none narrower.
void TablesView::fitCells() {
  const QFontMetrics font = m_view->fontMetrics();
  const int columns = m_cells->columnCount();
  int widest = 0;
  for (int i = 0; i < std::min(kMostMeasuredCells, columns * m_cells->rowCount()); ++i)
    widest =
        std::max(widest, font.horizontalAdvance(m_cells->index(i / columns, i % columns).data().toString()));
  QHeaderView* header = m_view->horizontalHeader();
  for (int i = 0; i < columns; ++i)
    widest = std::max(widest, header->fontMetrics().horizontalAdvance(
                                  m_cells->headerData(i, Qt::Horizontal).toString().left(kMostLetters)));
  const int wanted = widest + 2 * font.averageCharWidth() + 12;
  const int now = header->defaultSectionSize();
  if (wanted > now || 3 * wanted < 2 * now) header->setDefaultSectionSize(wanted);
  m_view->verticalHeader()->setDefaultSectionSize(font.height() + 14);
  const int line = m_view->verticalHeader()->defaultSectionSize();
  const int around =
      header->sizeHint().height() + m_view->horizontalScrollBar()->sizeHint().height() + line / 2;
  const int all = around + m_view->verticalHeader()->length();
  m_view->setMinimumHeight(std::min(all, around + kFewestRows * line));
  m_view->setMaximumHeight(all);
}

void TablesView::changeEvent(QEvent* event) {
  View::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitCells();
}

}  // namespace epsiscope
