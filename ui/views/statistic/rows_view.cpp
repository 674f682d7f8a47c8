#include "ui/views/statistic/rows_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

#include "ui/charts/chart.h"
#include "ui/state/picture.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/views/method_table.h"
#include "ui/views/statistic/rows_chart.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

RowsView::RowsView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("How many rows it takes"), this)),
      m_chart(new Chart(this)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_chart, 1);
  column->addWidget(m_table);
  m_chart->setLeastPlotHeight(14);
  m_table->setAccessibleName(tr("Rows needed at the current ε"));
  addLogPill(m_header, m_chart, Axis::x, tr("log ε"), tr("Logarithmic axis: equal steps multiply the value."))
      ->setObjectName(QStringLiteral("rows.log-x"));
  addLogPill(m_header, m_chart, Axis::y, tr("log n"), tr("Logarithmic axis: equal steps multiply the rows."))
      ->setObjectName(QStringLiteral("rows.log-y"));
  connect(m_chart, &Chart::guideDragged, this, [this](const QString& guide, double value) {
    if (guide != QLatin1String("epsilon")) return;
    Study study = m_study;
    study.view.epsilon = roundedTo(value, 3);
    emit edited(study);
  });
}

void RowsView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const std::shared_ptr<const Picture> picture = state.pictureOf(view_id::rows);
  const auto* preview = previewOf<RowsPreview>(picture.get());
  if (preview == nullptr) return;
  m_header->setFacts({epsilonFact(viewEpsilon(picture->study))});
  showChart(m_chart, rowsChart(picture->study, *preview, theme), theme, Title::inHeader);
  showTable(*preview, theme);
}

void RowsView::showTable(const RowsPreview& preview, const Theme& theme) {
  const auto needed = [](double rows) {
    return std::isfinite(rows) ? numberText(std::ceil(rows), 4) : tr("no number is enough");
  };
  const auto has = [&](double rows) {
    return std::isfinite(rows) && preview.rows >= rows ? tr("yes") : tr("no");
  };
  std::vector<MethodTableRow> rows = {
      {.method = QString::fromStdString(preview.mechanism),
       .label = tr("Privacy costs less than sampling"),
       .texts = {needed(preview.asSamplingAtEpsilon), has(preview.asSamplingAtEpsilon)}}};
  if (!preview.forWanted.empty())
    rows.push_back(
        {.method = QStringLiteral("clipping"),
         .label =
             tr("Error of at most %1").arg(wantedErrorText(m_study, m_study.view.errorTarget.value_or(0))),
         .texts = {needed(preview.forWantedAtEpsilon), has(preview.forWantedAtEpsilon)}});
  m_table->setRows(
      {tr("at ε = %1").arg(numberText(viewEpsilon(m_study))), tr("rows needed"), tr("this table has them")},
      rows, true, theme);
}

}  // namespace epsiscope
