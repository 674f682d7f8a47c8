#include "ui/views/interval/interval_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/tasks/label_privacy/needs.h"
#include "ui/state/picture.h"
#include "ui/state/view_kind.h"
#include "ui/views/interval/interval_charts.h"
#include "ui/views/interval/quarters.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

QStringList facts(const Study& study, const IntervalPreview& preview) {
  QStringList facts = {QObject::tr("A1 %1 · A2 %2 · F %3")
                           .arg(numberText(preview.interval.lower, 3), numberText(preview.interval.upper, 3),
                                numberText(preview.interval.objective, 3))};
  if (preview.epsilonPrior > 0)
    facts << (protectedUnit(study.data).isPerson()
                  ? QObject::tr("of each row, ε %1 on the prior, %2 on the label")
                  : QObject::tr("ε %1 on the prior, %2 on labels"))
                 .arg(numberText(preview.epsilonPrior, 3), numberText(preview.epsilonLabels, 3));
  if (!anyMethodNeeds(study, &Needs::priorBins)) facts << QObject::tr("RPWithPrior is not chosen");
  return facts;
}

}  // namespace

IntervalView::IntervalView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("The optimal interval"), this)),
      m_prior(new Chart(this)),
      m_map(new Chart(this)),
      m_halfWidth(new Chart(this)),
      m_share(new Chart(this)) {
  addColumn(m_header)->addWidget(new Quarters({m_prior, m_map, m_halfWidth, m_share}, {3, 2}, this), 1);
  addSwitch(
      m_header, "view.error_over_zeta", tr("error over ζ"),
      tr("Shows the effect of ζ on the error of a label instead of on F."),
      [](const Study& study) { return study.view.errorOverZeta; },
      [](Study& study, bool on) { study.view.errorOverZeta = on; });
  for (Chart* chart : {m_prior, m_map, m_halfWidth, m_share})
    connect(chart, &Chart::guideDragged, this, &IntervalView::move);
}

void IntervalView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  m_picture = state.pictureOf(view_id::interval);
  m_preview = previewOf<IntervalPreview>(m_picture.get());
  if (m_preview == nullptr) return;
  const Study& study = m_picture->study;
  const IntervalPreview& preview = *m_preview;
  m_header->setFacts(facts(study, preview));
  showChart(m_prior, priorChart(study, preview, theme), theme);
  showChart(m_map, objectiveMapChart(study, preview, theme), theme);
  showChart(m_halfWidth,
            m_study.view.errorOverZeta ? halfWidthErrorChart(study, preview, theme)
                                       : halfWidthChart(study, preview, theme),
            theme);
  showChart(m_share, priorShareChart(study, preview, theme), theme);
}

void IntervalView::move(const QString& guide, double value) {
  if (!m_study.data.lower || !m_study.data.upper) return;
  const double width = bounds(m_study.data).width();
  // The interval moves with the half-width: the line stays with the pointer, not the difference to A2.
  if (guide == QLatin1String("reach") && m_preview != nullptr)
    value = zetaReaching(*m_preview, value).value_or(m_preview->zeta);
  edit([&](Study& study) {
    LabelPrivacy& parameters = study.labelPrivacy;
    if (guide == QLatin1String("reach") || guide == QLatin1String("zeta"))
      parameters.zeta = roundedTo(std::clamp(value, 0.001 * width, 10 * width), 3);
    if (guide == QLatin1String("share")) parameters.priorShare = std::clamp(roundedTo(value, 2), 0.01, 0.99);
  });
}

}  // namespace epsiscope
