#include "ui/views/theory/theory_view.h"

#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "ui/charts/chart.h"
#include "ui/state/looks.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/method_table.h"
#include "ui/views/theory/theory_chart.h"
#include "ui/views/view_header.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"

namespace epsiscope {

namespace {

constexpr std::array kAxes = {"epsilon", "lambda", "rows"};

QStringList facts(const TheoryPreview& preview) {
  return {QObject::tr("λ* %1").arg(numberText(preview.lambdaStar, 3)),
          QObject::tr("ε* %1").arg(numberText(preview.epsilonStar, 3))};
}

}  // namespace

TheoryView::TheoryView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What the bound says"), this)),
      m_chart(new Chart(this)),
      m_scales(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_chart, 1);
  column->addWidget(m_scales);
  m_chart->setLeastPlotHeight(14);
  m_scales->setAccessibleName(tr("Noise of one released prediction"));
  addControls();
  connect(m_chart, &Chart::guideDragged, this, &TheoryView::drag);
}

void TheoryView::addControls() {
  m_axis = new SegmentedControl({tr("over ε"), tr("over λ"), tr("over m")}, this);
  m_axis->setObjectName(QStringLiteral("view.theory_axis"));
  m_axis->setAccessibleName(tr("Axis of the chart"));
  m_axis->setToolTipOf(0, tr("The bound against the privacy budget."));
  m_axis->setToolTipOf(1, tr("The bound against the regularisation."));
  m_axis->setToolTipOf(2, tr("The bound against the number of training rows."));
  m_header->addControl(m_axis);
  m_asPrinted = m_header->addToggle(
      tr("as printed"),
      tr("Not proved: the constants as the papers print them, with half the noise that their proof needs."),
      false);
  m_asPrinted->setObjectName(QStringLiteral("view.as_printed"));
  addLogPill(m_header, m_chart, Axis::x, tr("log axis"),
             tr("Logarithmic axis: equal steps multiply the value."))
      ->setObjectName(QStringLiteral("theory.log-x"));
  addLogPill(m_header, m_chart, Axis::y, tr("log error"), tr("Logarithmic axis for the error."))
      ->setObjectName(QStringLiteral("theory.log-y"));
  connect(m_axis, &SegmentedControl::chosen, this, [this](int index) {
    Study study = m_study;
    study.view.theoryAxis = kAxes[static_cast<std::size_t>(index)];
    emit edited(study);
  });
  connect(m_asPrinted, &QToolButton::toggled, this, [this](bool on) {
    Study study = m_study;
    study.view.asPrinted = on;
    emit edited(study);
  });
}

void TheoryView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  const auto axis = std::find(kAxes.begin(), kAxes.end(), m_study.view.theoryAxis);
  m_axis->setCurrent(axis == kAxes.end() ? 0 : static_cast<int>(axis - kAxes.begin()));
  const QSignalBlocker quiet(m_asPrinted);
  m_asPrinted->setChecked(m_study.view.asPrinted);
  const Picture* picture = pictureWith<TheoryPreview>(state);
  if (picture == nullptr) return;
  const auto& preview = *previewOf<TheoryPreview>(picture);
  m_header->setFacts(facts(preview));
  const std::string axes = theoryAxes(preview);
  const ChartLook look = lookOf(m_study, lookName(m_study, "theory", axes));
  showChart(m_chart, theoryChart(picture->study, preview, theme, theoryOptions(look)), theme, Title::inHeader,
            axes);
  showScales(preview, theme);
}

void TheoryView::drag(const QString& guide, double value) {
  Study study = m_study;
  const double rounded = roundedTo(value, 3);
  if (guide == QLatin1String("epsilon")) study.view.epsilon = rounded;
  if (guide == QLatin1String("lambda")) study.kernelRelease.lambda = rounded;
  emit edited(study);
}

void TheoryView::showScales(const TheoryPreview& preview, const Theme& theme) {
  std::vector<MethodTableRow> rows;
  for (const TheoryPreview::Scale& scale : preview.scales)
    rows.push_back({.method = QString::fromStdString(scale.id),
                    .label = QString::fromStdString(scale.label),
                    .texts = {fixedNumberText(scale.sensitivity, 4), fixedNumberText(scale.scale, 4),
                              decimalText(scale.timesPaper, 3),
                              !scale.proved              ? tr("no")
                              : scale.id == "as-printed" ? tr("by the tight bound")
                                                         : tr("yes")},
                    .emphasised = scale.proved ? 0 : 4});
  m_scales->setRows(
      {tr("noise of one prediction"), tr("sensitivity"), tr("scale"), tr("× paper's"), tr("privacy proved")},
      rows, true, theme);
}

}  // namespace epsiscope
