#include "ui/views/statistic/bounds_view.h"

#include <QBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "ui/charts/chart.h"
#include "ui/state/looks.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/method_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// In heights of a line of text: narrower than this, the charts stand below each other.
constexpr int kTwoValleys = 40;

const char* lookId(BoundSide side) {
  return side == BoundSide::upper ? "bounds-upper" : "bounds-lower";
}

/// The errors at the computed bound nearest to `bound`.
QStringList errorsAt(const BoundCurves& curves, double bound) {
  if (curves.bound.empty()) return {QString(), QString(), QString(), QString()};
  const auto nearest =
      std::ranges::min_element(curves.bound, {}, [&](double other) { return std::abs(other - bound); });
  const auto at = static_cast<std::size_t>(nearest - curves.bound.begin());
  return {fixedNumberText(curves.clipping[at], 3), fixedNumberText(curves.noise[at], 3),
          fixedNumberText(curves.together[at], 3), fixedNumberText(std::sqrt(curves.together[at]), 3)};
}

}  // namespace

BoundsView::BoundsView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What the bounds cost"), this)),
      m_upper(new Chart(this)),
      m_lower(new Chart(this)),
      m_charts(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  m_charts->setSpacing(8);
  column->addLayout(m_charts, 1);
  column->addWidget(m_table);
  m_table->setAccessibleName(tr("Errors at the declared and at the best bounds"));
  addChart(m_upper, BoundSide::upper);
  addChart(m_lower, BoundSide::lower);
}

void BoundsView::addChart(Chart* chart, BoundSide side) {
  m_charts->addWidget(chart, 1);
  chart->setLeastPlotHeight(10);
  const bool upper = side == BoundSide::upper;
  addLogPill(m_header, chart, Axis::y, upper ? tr("log upper") : tr("log lower"),
             tr("Logarithmic axis for the error."))
      ->setObjectName(upper ? QStringLiteral("bounds.log-upper") : QStringLiteral("bounds.log-lower"));
  connect(chart, &Chart::guideDragged, this, [this, side](const QString& guide, double value) {
    if (guide != QLatin1String("declared")) return;
    const Study study = withBound(m_study, side, value);
    if (study != m_study) emit edited(study);
  });
}

void BoundsView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  m_charts->setDirection(width() < kTwoValleys * fontMetrics().height() ? QBoxLayout::TopToBottom
                                                                        : QBoxLayout::LeftToRight);
}

void BoundsView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const std::shared_ptr<const Picture> picture = state.pictureOf(view_id::bounds);
  const auto* preview = previewOf<BoundsPreview>(picture.get());
  if (preview == nullptr) return;
  m_header->setFacts({epsilonFact(viewEpsilon(picture->study))});
  showChartOf(m_upper, picture->study, *preview, BoundSide::upper, theme);
  showChartOf(m_lower, picture->study, *preview, BoundSide::lower, theme);
  showTable(*preview, theme);
}

void BoundsView::showChartOf(Chart* chart, const Study& study, const BoundsPreview& preview, BoundSide side,
                             const Theme& theme) {
  const ChartLook look = lookOf(m_study, lookName(m_study, lookId(side)));
  showChart(chart, boundsChart(study, preview, side, look.logY.value_or(true), theme), theme);
}

void BoundsView::showTable(const BoundsPreview& preview, const Theme& theme) {
  const QString method = QString::fromStdString(preview.mechanism);
  const auto row = [&](const QString& label, const BoundCurves& curves, double bound) {
    return MethodTableRow{
        .method = method, .label = label.arg(numberText(bound, 4)), .texts = errorsAt(curves, bound)};
  };
  std::vector<MethodTableRow> rows = {
      row(tr("As declared, upper %1"), preview.upper, preview.upper.declared),
      row(tr("Best upper bound %1, not private"), preview.upper, preview.upper.best),
      row(tr("Best lower bound %1, not private"), preview.lower, preview.lower.best)};
  if (std::isfinite(preview.samplingError))
    rows.push_back({.method = QStringLiteral("sampling-error"),
                    .label = tr("Asking other people"),
                    .texts = {QString(), QString(), fixedNumberText(preview.samplingError, 3),
                              fixedNumberText(std::sqrt(preview.samplingError), 3)}});
  m_table->setRows({tr("squared errors"), tr("clipping"), tr("noise"), tr("together"), tr("its root")}, rows,
                   true, theme);
}

}  // namespace epsiscope
