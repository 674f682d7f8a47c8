#include "ui/views/noise_view.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "ui/charts/chart.h"
#include "ui/views/method_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

NoiseView::NoiseView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What is released for one label"), this)),
      m_density(new Chart(this)),
      m_ratio(new Chart(this)),
      m_verdicts(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_density, 3);
  column->addWidget(m_ratio, 2);
  column->addWidget(m_verdicts);
  // Where the charts and the table do not fit, the page scrolls.
  m_density->setLeastPlotHeight(9);
  m_verdicts->setAccessibleName(tr("Whether each method keeps its promise"));
  addControls();
  connect(m_density, &Chart::guideDragged, this, &NoiseView::moveLabel);
}

void NoiseView::addControls() {
  m_draws = new QSpinBox(this);
  m_draws->setRange(0, 1000);
  m_draws->setValue(10);
  m_draws->setButtonSymbols(QSpinBox::NoButtons);
  m_draws->setAlignment(Qt::AlignRight);
  m_draws->setSuffix(tr(" dots"));
  m_draws->setAccessibleName(tr("Possible results shown as dots"));
  m_draws->setToolTip(tr("How many possible results of each method are drawn as dots."));
  auto* again = new QPushButton(tr("Draw again"), this);
  again->setToolTip(tr("Other possible results: a new seed, for the whole study."));
  m_below = new QComboBox(this);
  m_below->setAccessibleName(tr("Picture below the densities"));
  m_header->addControl(m_below);
  connect(m_below, &QComboBox::activated, this, &NoiseView::redraw);
  m_header->addControl(m_draws);
  m_header->addControl(again);
  QToolButton* logDensity =
      m_header->addToggle(tr("log density"), tr("Logarithmic axis: exponential tails become straight lines."),
                          m_options.logDensity);
  connect(m_draws, &QSpinBox::valueChanged, this, &NoiseView::redraw);
  connect(again, &QPushButton::clicked, this, &NoiseView::newNoiseRequested);
  connect(logDensity, &QToolButton::toggled, this, [this](bool on) {
    m_options.logDensity = on;
    redraw();
  });
}

void NoiseView::present(const AppState& state, const Theme& theme) {
  m_study = state.study;
  m_picture = state.noise;
  m_theme = theme;
  redraw();
}

void NoiseView::redraw() {
  if (!m_picture) return;
  const Study& study = m_picture->study;
  m_header->setFacts({tr("ε %1").arg(numberText(viewEpsilon(study))), tr("seed %1").arg(study.seed)});
  const auto draws = possibleResults(study, m_picture->preview, m_draws->value());
  showChart(m_density, densityChart(study, m_picture->preview, draws, m_theme, m_options), m_theme,
            Title::inHeader);
  offerMatrices(m_picture->preview);
  const NoiseCurve* matrix = chosenMatrix(m_picture->preview);
  showChart(m_ratio, matrix ? matrixChart(study, *matrix) : logRatioChart(study, m_picture->preview, m_theme),
            m_theme);
  showVerdicts(ratioVerdicts(m_picture->preview));
}

/// Below the densities: the log-ratio, or the matrix of a method with finitely many outputs.
void NoiseView::offerMatrices(const NoisePreview& preview) {
  const QString chosen = m_below->currentData().toString();
  m_below->clear();
  m_below->addItem(tr("log-ratio"), QString());
  for (const NoiseCurve& curve : preview.curves)
    if (curve.matrix)
      m_below->addItem(tr("matrix of %1").arg(QString::fromStdString(curve.label)),
                       QString::fromStdString(curve.method));
  m_below->setCurrentIndex(std::max(0, m_below->findData(chosen)));
  m_below->setVisible(m_below->count() > 1);
}

const NoiseCurve* NoiseView::chosenMatrix(const NoisePreview& preview) const {
  const std::string chosen = m_below->currentData().toString().toStdString();
  const auto curve = std::find_if(preview.curves.begin(), preview.curves.end(),
                                  [&](const NoiseCurve& one) { return one.method == chosen && one.matrix; });
  return curve == preview.curves.end() ? nullptr : &*curve;
}

void NoiseView::showVerdicts(const std::vector<RatioVerdict>& verdicts) {
  std::vector<MethodTableRow> rows;
  for (const RatioVerdict& verdict : verdicts)
    rows.push_back({.method = verdict.method,
                    .label = verdict.label,
                    .texts = {verdict.sentence},
                    .emphasised = verdict.passed ? 0 : 1});
  m_verdicts->setRows({tr("method"), tr("log-ratio of the two densities")}, rows, false, m_theme);
}

void NoiseView::moveLabel(const QString& guide, double value) {
  if (!m_study.data.lower || !m_study.data.upper) return;
  Study study = m_study;
  const double label = bounds(study.data).clamp(roundedTo(value, 3));
  if (guide == QLatin1String("y")) study.view.label = label;
  if (guide == QLatin1String("y-prime")) study.view.otherLabel = label;
  emit edited(study);
}

}  // namespace epsiscope
