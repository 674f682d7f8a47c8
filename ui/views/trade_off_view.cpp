#include "ui/views/trade_off_view.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/study/methods.h"
#include "ui/charts/chart.h"
#include "ui/language/language.h"
#include "ui/views/lambda.h"
#include "ui/views/method_table.h"
#include "ui/views/run_curve.h"
#include "ui/views/trade_off_rows.h"
#include "ui/views/view_header.h"
#include "ui/views/words.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"

namespace epsiscope {

namespace {

RunAxis axisOf(const TradeOffPreview& preview) {
  return preview.overLambda ? RunAxis::lambda : RunAxis::epsilon;
}

QStringList facts(const Study& study, const TradeOffPreview& preview, const Result* result) {
  const bool medians = std::any_of(preview.curves.begin(), preview.curves.end(),
                                   [](const MethodCurve& curve) { return !curve.q05.empty(); });
  QStringList facts;
  if (const auto lambda = lambdaOf(study))
    facts << (preview.overLambda ? epsilonFact(viewEpsilon(study)) : lambdaFact(study, *lambda));
  facts << (medians ? QObject::tr("medians of a few draws") : QObject::tr("exact expectation"));
  if (result == nullptr) return facts;
  const std::size_t trials = finishedTrials(*result);
  facts << (isOutOfDate(study, *result, axisOf(preview)) ? QObject::tr("bands: earlier parameters")
            : study.task == Task::privateClassifier ? countedText("QObject", "bands: 50 and 90 % of %1 draws",
                                                                  "bands: 50 and 90 % of %1 draw", trials)
                                                    : countedText("QObject", "bands: 50 and 90 % of %1 runs",
                                                                  "bands: 50 and 90 % of %1 run", trials));
  if (!result->complete) facts << QObject::tr("not finished");
  return facts;
}

}  // namespace

TradeOffView::TradeOffView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What privacy costs"), this)),
      m_chart(new Chart(this)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_chart, 1);
  column->addWidget(m_table);
  m_table->setAccessibleName(tr("Methods at the current ε"));
  // The chart comes first: where both do not fit, the page scrolls to the table.
  m_chart->setLeastPlotHeight(14);
  addChoices();
  addScales();
  connect(m_chart, &Chart::guideDragged, this, &TradeOffView::drag);
}

void TradeOffView::addChoices() {
  m_learner = new QComboBox(this);
  m_learner->setAccessibleName(tr("Learner whose curves are shown"));
  m_metric = new SegmentedControl({tr("error"), tr("loss")}, this);
  m_metric->setAccessibleName(tr("What is measured"));
  m_metric->setToolTipOf(0, tr("The share of test rows that get the wrong class."));
  m_metric->setToolTipOf(1, tr("The mean loss on the test rows: what the learner makes small."));
  m_axis = new SegmentedControl({tr("over ε"), tr("over λ")}, this);
  m_axis->setAccessibleName(tr("Axis of the chart"));
  m_axis->setToolTipOf(0, tr("Error against the privacy budget, at the regularisation of the study."));
  m_axis->setToolTipOf(1, tr("Error against the regularisation, at the current ε."));
  for (QWidget* choice : std::initializer_list<QWidget*>{m_learner, m_metric, m_axis})
    m_header->addControl(choice);
  connect(m_learner, &QComboBox::activated, this, [this](int index) {
    Study study = m_study;
    study.view.learner = m_learner->itemData(index).toString().toStdString();
    emit edited(study);
  });
  connect(m_metric, &SegmentedControl::chosen, this, [this](int index) {
    Study study = m_study;
    study.view.metric = index == 1 ? "loss" : "error";
    emit edited(study);
  });
  connect(m_axis, &SegmentedControl::chosen, this, [this](int index) {
    Study study = m_study;
    study.view.tradeOffAxis = index == 1 ? "lambda" : "epsilon";
    emit edited(study);
  });
}

void TradeOffView::addScales() {
  m_logEpsilon =
      m_header->addToggle(tr("log ε"), tr("Logarithmic axis for ε: equal steps multiply it."), true);
  m_logError = m_header->addToggle(tr("log error"), tr("Logarithmic axis for the error."), true);
  connect(m_logEpsilon, &QToolButton::toggled, this, [this](bool on) {
    m_options.logEpsilon = on;
    redraw();
  });
  connect(m_logError, &QToolButton::toggled, this, [this](bool on) {
    m_options.logError = on;
    redraw();
  });
}

void TradeOffView::present(const AppState& state, const Theme& theme) {
  if (m_study.task != state.study.task) m_options.logError.reset();
  m_study = state.study;
  m_picture = state.tradeOff;
  m_result = state.result;
  m_theme = theme;
  redraw();
}

void TradeOffView::redraw() {
  if (!m_picture) return;
  const Study& study = m_picture->study;
  const TradeOffPreview& preview = m_picture->preview;
  showChoices();
  m_header->setFacts(facts(study, preview, m_result.get()));
  m_header->setNotPrivate(true);
  showChart(m_chart, tradeOffChart(study, preview, m_result.get(), m_theme, m_options), m_theme,
            Title::inHeader);
  showTable();
}

/// The run of the shown parameters, if there is one.
const Result* TradeOffView::currentResult() const {
  return m_result && !isOutOfDate(m_picture->study, *m_result) ? m_result.get() : nullptr;
}

/// Only what the task has: one learner is shown at a time, and there is a choice where the study has several.
void TradeOffView::showChoices() {
  const std::vector<std::string>& learners = m_study.labelPrivacy.learners;
  m_learner->setVisible(m_study.task == Task::labelPrivacy && learners.size() > 1);
  m_learner->clear();
  for (const std::string& learner : learners) {
    m_learner->addItem(QString::fromStdString(learnerLabel(learner)), QString::fromStdString(learner));
    if (learner == shownLearner(m_study)) m_learner->setCurrentIndex(m_learner->count() - 1);
  }
  m_metric->setVisible(m_study.task == Task::privateClassifier);
  m_metric->setCurrent(m_study.view.metric == "loss" ? 1 : 0);
  m_axis->setVisible(lambdaOf(m_study).has_value());
  m_axis->setTextOf(1, tr("over %1").arg(lambdaSymbol(m_study)));
  m_axis->setCurrent(m_study.view.tradeOffAxis == "lambda" ? 1 : 0);
  m_logEpsilon->setVisible(!m_picture->preview.overLambda);
  const QSignalBlocker quiet(m_logError);
  m_logError->setChecked(isLogError(m_options, m_picture->preview));
}

void TradeOffView::drag(const QString& guide, double value) {
  Study study = m_study;
  const double rounded = roundedTo(value, 3);
  if (guide == QLatin1String("epsilon")) study.view.epsilon = rounded;
  if (guide == QLatin1String("lambda")) setLambda(study, rounded);
  if (guide == QLatin1String("target")) study.view.errorTarget = rounded;
  emit edited(study);
}

void TradeOffView::showTable() {
  const Study& study = m_picture->study;
  const TradeOffPreview& preview = m_picture->preview;
  const bool squared = preview.metric == "test_mse";
  const bool share = preview.metric == "test_error";
  QString at = tr("at ε = %1").arg(numberText(viewEpsilon(study)));
  if (const auto lambda = lambdaOf(study); lambda && preview.overLambda)
    at += QStringLiteral(", %1 = %2").arg(lambdaSymbol(study), numberText(*lambda));
  QStringList headings{at, preview.metric == "test_loss" ? tr("test loss") : tr("test error")};
  if (squared) headings << tr("RMSE") << tr("R²");
  if (share) headings << tr("accuracy");
  const Result* run = share && study.task == Task::privateClassifier ? currentResult() : nullptr;
  if (run != nullptr)
    headings << tr("loss of the run at ε = %1")
                    .arg(numberText(runSlice(study, *run, RunAxis::rows, "test_loss").epsilon));
  const std::optional<double>& target = study.view.errorTarget;
  const bool hasTarget = target && !preview.smallestEpsilon.empty() && !preview.overLambda;
  if (hasTarget) headings << tr("error %1 from").arg(numberText(*target, 3));
  std::vector<MethodTableRow> rows;
  for (const TradeOffRow& row : tradeOffRows(study, preview, currentResult())) {
    QStringList texts{fixedNumberText(row.error, 4)};
    if (squared) texts << fixedNumberText(row.rootError, 4) << decimalText(row.rSquared, 3);
    if (share) texts << percentText(1 - row.error);
    const int errors = static_cast<int>(texts.size());
    if (run != nullptr) texts << fixedNumberText(lossOfRun(study, *run, row.method), 4);
    if (hasTarget) texts << row.smallestEpsilon;
    rows.push_back({.method = row.method,
                    .label = row.label,
                    .texts = texts,
                    .emphasised = row.worseThanMean ? errors : 0});
  }
  m_table->setRows(headings, rows, true, m_theme);
}

}  // namespace epsiscope
