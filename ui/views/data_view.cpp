#include "ui/views/data_view.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include "core/study/prepare_study.h"
#include "ui/charts/chart.h"
#include "ui/language/language.h"
#include "ui/views/class_chart.h"
#include "ui/views/data_charts.h"
#include "ui/views/data_models.h"
#include "ui/views/quarters.h"
#include "ui/views/view_header.h"
#include "ui/views/words.h"

namespace epsiscope {

namespace {

void fitRows(QTableView* table) {
  table->setMinimumHeight(table->fontMetrics().height() * 5);
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
}

}  // namespace

DataView::DataView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Data"), this)),
      m_rows(new DataTableModel(this)),
      m_columns(new ColumnSummaryModel(this)),
      m_labels(new Chart(this)),
      m_scatter(new Chart(this)) {
  m_rowTable = makeTable(m_rows, tr("All rows"));
  m_columnTable = makeTable(m_columns, tr("Columns"));
  m_columnTable->verticalHeader()->hide();
  m_columnTable->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_columnTable->setToolTip(tr("Choose a column to see it against the labels."));

  addColumn(m_header)->addWidget(new Quarters({m_rowTable, m_columnTable, m_labels, m_scatter}, {2, 3}, this),
                                 1);

  connect(m_columnTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& at) {
            if (!m_dataset || !at.isValid()) return;
            const Column& chosen = m_dataset->columns[static_cast<std::size_t>(at.row())];
            if (chosen.kind != ColumnKind::number || chosen.name == m_study.data.target) return;
            m_feature = chosen.name;
            redraw();
          });
}

QTableView* DataView::makeTable(QAbstractItemModel* model, const QString& name) {
  auto* table = new QTableView(this);
  table->setModel(model);
  table->setAccessibleName(name);
  table->setFrameShape(QFrame::NoFrame);
  table->setShowGrid(false);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->horizontalHeader()->setResizeContentsPrecision(20);
  table->horizontalHeader()->setHighlightSections(false);
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  fitRows(table);
  return table;
}

void DataView::changeEvent(QEvent* event) {
  View::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  for (QTableView* table : {m_rowTable, m_columnTable}) {
    fitRows(table);
    table->resizeColumnsToContents();
  }
}

void DataView::present(const AppState& state, const Theme& theme) {
  if (!state.dataset) return;
  const bool same = m_dataset == state.dataset && m_study.data == state.study.data &&
                    hasClasses(m_study) == hasClasses(state.study) && m_theme.dark == theme.dark;
  if (m_dataset != state.dataset) showDataset(state);
  m_study = state.study;
  m_theme = theme;
  same ? refreshLooks() : redraw();
}

void DataView::showDataset(const AppState& state) {
  m_dataset = state.dataset;
  m_feature.clear();
  m_rows->setDataset(m_dataset);
  m_columns->setDataset(m_dataset, state.summaries);
  m_columnTable->resizeColumnsToContents();
  m_rowTable->resizeColumnsToContents();
  m_header->setTitle(QString::fromStdString(m_dataset->name));
  const std::size_t rows = m_dataset->rows();
  m_header->setFacts({countedText("QObject", "%1 rows", "%1 row", rows),
                      countedText("QObject", "%1 columns", "%1 column", m_dataset->columns.size())});
  m_header->setNotPrivate(true);
}

void DataView::redraw() {
  if (!m_dataset) return;
  const bool fits = m_dataset->find(m_feature) >= 0 && m_feature != m_study.data.target;
  const std::string feature = fits ? m_feature : firstFeature(m_study, *m_dataset);
  if (hasClasses(m_study)) {
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

}  // namespace epsiscope
