#include "ui/views/noise/noise_view.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "ui/charts/chart.h"
#include "ui/state/looks.h"
#include "ui/state/picture.h"
#include "ui/state/tasks.h"
#include "ui/state/view_kind.h"
#include "ui/views/method_choice.h"
#include "ui/views/method_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

/// The number of significant digits that distinguish thousands of places between the bounds.
int digitsWithin(const LabelBounds& bounds) {
  const double largest = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
  return 3 + std::max(0, static_cast<int>(std::ceil(std::log10(largest / bounds.width()))));
}

}  // namespace

NoiseView::NoiseView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(QString(), this)),
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
  addChoices();
  addDraws();
  addLogPill(m_header, m_density, Axis::y, "noise.log-y", tr("log density"),
             tr("Logarithmic axis: exponential tails become straight lines."));
  connect(m_density, &Chart::guideDragged, this, &NoiseView::moveLabel);
}

void NoiseView::addChoices() {
  m_method =
      new MethodChoice(tr("Method in front"), tr("Brings one method to the front."), tr("all methods"), this);
  m_below = new QComboBox(this);
  describe(m_below, "noise.below", tr("Picture below the densities"),
           tr("The log-ratio, or all probabilities of a method with finitely many outputs."));
  m_below->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  m_header->addControl(m_method);
  m_header->addControl(m_below);
  connect(m_method, &MethodChoice::edited, this, &View::edited);
  connect(m_below, &QComboBox::activated, this, &NoiseView::redraw);
}

void NoiseView::addDraws() {
  m_draws = new QSpinBox(this);
  m_draws->setRange(0, 1000);
  m_draws->setKeyboardTracking(false);
  m_draws->setButtonSymbols(QSpinBox::NoButtons);
  m_draws->setAlignment(Qt::AlignRight);
  m_draws->setSuffix(tr(" dots"));
  describe(
      m_draws, "view.draws", tr("Possible results shown as dots"),
      tr("How many possible results of each method are drawn as dots; from 20 on with their histogram."));
  m_header->addControl(m_draws);
  const auto addButton = [this](const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    setTip(button, tip);
    m_header->addControl(button);
    return button;
  };
  m_more = addButton("draw-one-more", tr("Draw one more"), QString());
  QPushButton* again = addButton("draw-again", tr("Draw again"),
                                 tr("Other possible results: a new seed, for the whole study."));
  connect(m_draws, &QSpinBox::valueChanged, this, &NoiseView::setDraws);
  connect(m_more, &QPushButton::clicked, this, [this] { setDraws(shownDraws(m_study) + 1); });
  connect(again, &QPushButton::clicked, this, &NoiseView::newNoiseRequested);
}

void NoiseView::setDraws(int count) {
  edit([count](Study& study) { study.view.draws = count; });
}

void NoiseView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  m_picture = state.pictureOf(view_id::noise);
  m_preview = previewOf<NoisePreview>(m_picture.get());
  m_theme = theme;
  const QSignalBlocker quiet(m_draws);
  m_draws->setValue(shownDraws(m_study));
  const bool most = m_draws->value() == m_draws->maximum();
  m_more->setEnabled(!most);
  m_more->setToolTip(most ? tr("More than %1 results cannot be distinguished.").arg(m_draws->maximum())
                          : tr("Adds one possible result of each method; the present ones stay."));
  redraw();
}

void NoiseView::redraw() {
  if (m_preview == nullptr) return;
  const Study& study = m_picture->study;
  const NoisePreview& preview = *m_preview;
  m_header->setTitle(QObject::tr(wordsOf(study.task).noise));
  const int count = shownDraws(study);
  m_header->setFacts({possibleResultsText(static_cast<std::size_t>(count)), epsilonShownText(study),
                      tr("seed %1").arg(study.seed)});
  const ChartLook look = lookOf(m_study, lookName(m_study, "noise"));
  showChart(m_density,
            densityChart(study, preview, possibleResults(study, preview, count), m_theme,
                         {.logDensity = look.logY.value_or(false)}),
            m_theme, Title::inHeader);
  std::vector<std::string> methods;
  for (const NoiseCurve& curve : preview.curves) methods.push_back(curve.method);
  m_method->offer(m_study, frontMethod(m_study, preview), methods);
  offerMatrices(preview);
  const NoiseCurve* matrix = chosenMatrix(preview);
  showChart(m_ratio, matrix ? matrixChart(study, *matrix) : logRatioChart(study, preview, m_theme), m_theme);
  showVerdicts(ratioVerdicts(preview), frontMethod(study, preview));
}

/// Offers the picture below the densities: the log-ratio, or the matrix of a method with finitely many
/// outputs.
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

void NoiseView::showVerdicts(const std::vector<RatioVerdict>& verdicts, const std::string& front) {
  MethodTableContents table{
      .headings = {tr("method"), tr("log-ratio of the two densities")}, .rows = {}, .numbers = false};
  for (const RatioVerdict& verdict : verdicts)
    table.rows.push_back({.method = verdict.method,
                          .label = verdict.label,
                          .texts = {verdict.sentence},
                          .emphasised = verdict.passed ? 0 : 1});
  std::ranges::stable_partition(
      table.rows, [&](const MethodTableRow& row) { return row.method == QString::fromStdString(front); });
  m_verdicts->setContents(table, m_theme);
}

void NoiseView::moveLabel(const QString& guide, double value) {
  if (m_preview == nullptr) return;
  const LabelBounds& bounds = m_preview->bounds;
  const double label = bounds.clamp(roundedTo(value, digitsWithin(bounds)));
  edit([&](Study& study) {
    if (guide == QLatin1String("y")) study.view.label = label;
    if (guide == QLatin1String("y-prime")) study.view.otherLabel = label;
  });
}

}  // namespace epsiscope
