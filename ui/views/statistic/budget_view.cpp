#include "ui/views/statistic/budget_view.h"

#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

#include "core/tasks/statistic/releases.h"
#include "ui/charts/chart.h"
#include "ui/state/data_roles.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/words.h"
#include "ui/views/method_table.h"
#include "ui/views/statistic/add_statistic_dialog.h"
#include "ui/views/statistic/budget_chart.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

BudgetView::BudgetView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("Statistics that share ε"), this)),
      m_chart(new Chart(this)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_chart, 1);
  column->addWidget(m_table);
  column->addStretch(0);
  m_chart->setLeastPlotHeight(6);
  m_table->setAccessibleName(tr("What each statistic spends and costs"));
  addControls();
  connect(m_chart, &Chart::guideDragged, this, [this](const QString& guide, double epsilon) {
    const Study study = withDraggedBorder(m_study, guide, epsilon);
    if (study != m_study) emit edited(study);
  });
}

/// A bar says no more the higher it is.
void BudgetView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  m_chart->setMaximumHeight(16 * fontMetrics().height());
}

void BudgetView::addControls() {
  m_add = new QPushButton(tr("Add a statistic…"), this);
  describe(m_add, "budget.add", tr("Add a statistic"),
           tr("One more statistic, of any column, which shares ε with those that are there."));
  m_header->addControl(m_add);
  connect(m_add, &QPushButton::clicked, this, &BudgetView::askForStatistic);
  m_equal = new QPushButton(tr("Make equal"), this);
  describe(m_equal, "budget.equal", tr("Make the parts equal"),
           tr("Gives every statistic an equal part of ε and leaves nothing unspent."));
  m_header->addControl(m_equal);
  connect(m_equal, &QPushButton::clicked, this, [this] { emit edited(withEqualShares(m_study)); });
  m_remove = new QToolButton(this);
  m_removable = new QMenu(m_remove);
  m_remove->setText(tr("Remove"));
  m_remove->setMenu(m_removable);
  m_remove->setPopupMode(QToolButton::InstantPopup);
  m_remove->setFocusPolicy(Qt::StrongFocus);
  describe(m_remove, "budget.remove", tr("Remove a statistic"),
           tr("Takes a statistic away; the others share what it spent."));
  m_header->addControl(m_remove);
  connect(m_removable, &QMenu::triggered, this, [this](const QAction* action) {
    emit edited(withoutStatistic(m_study, action->data().toULongLong()));
  });
}

void BudgetView::offerEqual() {
  const bool isEqual = withEqualShares(m_study) == m_study;
  m_equal->setEnabled(!isEqual);
  setTip(m_equal, isEqual ? tr("All statistics have equal parts already.")
                          : tr("Gives every statistic an equal part of ε and leaves nothing unspent."));
}

void BudgetView::offerRemoval() {
  m_removable->clear();
  for (std::size_t i = 0; i < m_study.statistic.others.size(); ++i)
    m_removable
        ->addAction(QString::fromStdString(nameOfRelease(m_study, i + 1))
                        .replace(QLatin1Char('&'), QStringLiteral("&&")))
        ->setData(static_cast<qulonglong>(i));
  m_remove->setEnabled(!m_removable->isEmpty());
  setTip(m_remove, m_removable->isEmpty() ? tr("The target's statistic is the only one, and it stays.")
                                          : tr("Takes a statistic away; the others share what it spent."));
}

void BudgetView::askForStatistic() {
  if (!m_dataset) return;
  auto* dialog = new AddStatisticDialog(m_study, m_dataset, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &AddStatisticDialog::chosen, this,
          [this](const FurtherStatistic& added, const std::optional<ColumnChoice>& declared) {
            Study study = withFurtherStatistic(m_study, added);
            if (declared) study = withChoice(study, *declared);
            emit edited(study);
          });
  dialog->open();
}

void BudgetView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  m_dataset = state.dataset;
  m_add->setEnabled(m_dataset != nullptr);
  offerRemoval();
  offerEqual();
  const std::shared_ptr<const Picture> picture = state.pictureOf(view_id::budget);
  const auto* preview = previewOf<BudgetPreview>(picture.get());
  if (preview == nullptr) return;
  QStringList facts = {countedText("QObject", "%1 statistics", "%1 statistic", preview->parts.size()),
                       compositionText(*preview)};
  if (preview->delta > 0) facts << QStringLiteral("δ ") + numberText(preview->delta);
  m_header->setFacts(facts);
  showChart(m_chart, budgetChart(*preview, theme), theme, Title::inHeader);
  showTable(picture->study, *preview, theme);
}

void BudgetView::showTable(const Study& study, const BudgetPreview& preview, const Theme& theme) {
  std::vector<MethodTableRow> rows;
  for (std::size_t i = 0; i < preview.parts.size(); ++i) {
    const BudgetPart& part = preview.parts[i];
    // The further statistics' units are not known.
    const QString unit = i == 0 ? wordsOf(study.task).quantity(study).unit : QString();
    const QString error = fixedNumberText(std::sqrt(part.together), 3);
    rows.push_back(
        {.method = budgetStyle(i),
         .label = QString::fromStdString(part.name),
         .texts = {percentText(part.share), numberText(part.epsilon, 3),
                   unit.isEmpty() ? error : QStringLiteral("%1 (%2)").arg(error, unit),
                   part.together > 0 ? percentText(part.noise / part.together) : QString(),
                   std::isfinite(part.samplingError) ? fixedNumberText(std::sqrt(part.samplingError), 3)
                                                     : QString()}});
  }
  m_table->setRows({tr("statistic"), tr("share"), tr("its ε"), tr("root error"), tr("of which noise"),
                    tr("sampling error")},
                   rows, true, theme);
}

}  // namespace epsiscope
