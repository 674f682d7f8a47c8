#include "ui/views/trade_off/trade_off_view.h"

#include <QComboBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/results/result.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/charts/chart.h"
#include "ui/state/looks.h"
#include "ui/state/picture.h"
#include "ui/state/units.h"
#include "ui/state/view_kind.h"
#include "ui/state/wanted_error.h"
#include "ui/state/words.h"
#include "ui/views/method_table.h"
#include "ui/views/run_curve.h"
#include "ui/views/trade_off/tip_line.h"
#include "ui/views/trade_off/trade_off_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/tip.h"

namespace epsiscope {

namespace {

RunAxis axisOf(const TradeOffPreview& preview) {
  return preview.overLambda ? RunAxis::lambda : RunAxis::epsilon;
}

QStringList facts(const Study& study, const TradeOffPreview& preview, const Result* result) {
  QStringList facts{expectedFact(study, preview)};
  if (taskOf(study).clipsPredictions(study)) facts << QObject::tr("predictions clipped");
  if (const auto lambda = taskOf(study).lambdaOf(study))
    facts << (preview.overLambda ? epsilonFact(viewEpsilon(study)) : lambdaFact(study, *lambda));
  const QString quiet = taskOf(study).facts().learns ? QObject::tr("errors from the true labels")
                                                     : QObject::tr("errors from the true values");
  if (result == nullptr) return facts << quiet;
  const std::size_t trials = finishedTrials(*result);
  const QString earlier = earlierWords(study, *result, axisOf(preview));
  facts << (!earlier.isEmpty()               ? QObject::tr("bands: %1").arg(earlier)
            : trials < 2                     ? QObject::tr("one run: no bands")
            : taskOf(study).isDrawnOften(study)            ? countedText("QObject", "bands: 50 and 90 % of %1 draws",
                                                           "bands: 50 and 90 % of %1 draw", trials)
                                             : countedText("QObject", "bands: 50 and 90 % of %1 runs",
                                                           "bands: 50 and 90 % of %1 run", trials));
  if (!result->complete) facts << QObject::tr("not finished");
  return facts << quiet;
}

QString tipFor(const Study& study, const TradeOffPreview& preview) {
  if (preview.overLambda)
    return QObject::tr("Drag the blue line to change %1. Click a point of a curve to go there.")
        .arg(lambdaSymbol(study));
  return hasView(study, view_id::noise)
             ? QObject::tr("Drag the blue line to change ε. Click a point of a curve to see its noise.")
             : QObject::tr("Drag the blue line to change ε. Click a point of a curve to look closer.");
}

}  // namespace

TradeOffView::TradeOffView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What privacy costs"), this)),
      m_tip(new TipLine(this)),
      m_chart(new Chart(this)),
      m_table(new MethodTable(this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_tip);
  column->addWidget(m_chart, 1);
  column->addWidget(m_table);
  m_tip->hide();
  m_header->keepFirstFact();
  m_table->setAccessibleName(tr("Methods at the current ε"));
  // The chart comes first: where both do not fit, the page scrolls to the table.
  m_chart->setLeastPlotHeight(14);
  addChoices();
  addPills();
  connect(m_tip, &TipLine::dismissed, this, &TradeOffView::takeTip);
  connect(m_chart, &Chart::guideDragged, this, &TradeOffView::drag);
  connect(m_table, &QTableWidget::cellClicked, this, [this](int row) { compareWith(row); });
  connect(m_chart, &Chart::pointClicked, this, [this](const QString& series, double x) {
    if (m_preview == nullptr) return;
    if (const auto next = visitPoint(m_study, *m_preview, series, x)) emit edited(*next);
  });
}

void TradeOffView::addChoices() {
  m_learner = new QComboBox(this);
  describe(m_learner, "view.learner", tr("Learner whose curves are shown"),
           tr("The learner whose curves and errors are shown."));
  m_metric = new SegmentedControl({tr("error"), tr("loss")}, this);
  m_metric->setObjectName(QStringLiteral("view.metric"));
  m_metric->setAccessibleName(tr("What is measured"));
  m_metric->setToolTipOf(0, tr("The share of test rows that get the wrong class."));
  m_axis = new SegmentedControl({tr("over ε"), tr("over λ")}, this);
  m_axis->setObjectName(QStringLiteral("view.trade_off_axis"));
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
    const bool ofAnswers = taskOf(study).facts().hasAnswers;
    study.view.metric = index == 0 ? "error" : ofAnswers ? "label" : "loss";
    emit edited(study);
  });
  connect(m_axis, &SegmentedControl::chosen, this, [this](int index) {
    Study study = m_study;
    study.view.tradeOffAxis = index == 1 ? "lambda" : "epsilon";
    emit edited(study);
  });
}

void TradeOffView::addPills() {
  m_wanted = m_header->addToggle(
      tr("wanted error"), tr("A line to drag to the error that you want: the table tells the smallest ε."),
      false);
  m_wanted->setObjectName(QStringLiteral("trade-off.wanted-error"));
  m_logX = addLogPill(m_header, m_chart, Axis::x, tr("log ε"),
                      tr("Logarithmic axis: equal steps multiply the value."));
  m_logX->setObjectName(QStringLiteral("trade-off.log-x"));
  addLogPill(m_header, m_chart, Axis::y, tr("log error"), tr("Logarithmic axis for the error."))
      ->setObjectName(QStringLiteral("trade-off.log-y"));
  connect(m_wanted, &QToolButton::clicked, this, [this](bool on) {
    Study study = m_study;
    study.view.errorTarget = on && m_preview != nullptr ? middlingError(m_study, *m_preview) : std::nullopt;
    emit edited(study);
  });
}

void TradeOffView::present(const AppState& state, const Theme& theme) {
  Study moved = m_study;
  moved.view.epsilon = state.study.view.epsilon;
  if (moved == state.study && moved != m_study) takeTip();
  adopt(state);
  m_picture = state.pictureOf(view_id::tradeOff);
  m_preview = previewOf<TradeOffPreview>(m_picture.get());
  m_result = state.result;
  m_theme = theme;
  redraw();
}

void TradeOffView::showTip(bool shown) {
  m_tip->setVisible(shown);
}

void TradeOffView::takeTip() {
  if (m_tip->isHidden()) return;
  m_tip->hide();
  emit tipTaken();
}

void TradeOffView::redraw() {
  if (m_preview == nullptr) return;
  const Study& study = m_picture->study;
  const TradeOffPreview& preview = *m_preview;
  showChoices();
  showWanted();
  m_tip->setSentence(tipFor(study, preview));
  m_header->setFacts(facts(study, preview, m_result.get()));
  const std::string axes = tradeOffAxes(preview);
  TradeOffOptions options = tradeOffOptions(lookOf(m_study, lookName(m_study, "trade-off", axes)));
  // What is dragged moves at once, also while the picture is still the last one.
  if (m_study.task == study.task) options.guides = &m_study;
  ChartModel model = tradeOffChart(study, preview, m_result.get(), m_theme, options);
  showChart(m_chart, std::move(model), m_theme, Title::inHeader, axes);
  const TradeOffTable table = tradeOffTable(study, preview, currentResult());
  m_table->setRows(table.headings, table.rows, true, m_theme, table.leaveOut);
}

/// The run of the shown parameters, if there is one.
const Result* TradeOffView::currentResult() const {
  return m_result && !isOutOfDate(m_picture->study, *m_result) ? m_result.get() : nullptr;
}

/// Only what the task has: one learner is shown at a time, and there is a choice where the study has several.
void TradeOffView::showChoices() {
  const std::vector<std::string> learners = taskOf(m_study).learners(m_study);
  m_learner->setVisible(learners.size() > 1);
  m_learner->clear();
  for (const std::string& learner : learners) {
    m_learner->addItem(QString::fromStdString(learnerLabel(learner)), QString::fromStdString(learner));
    if (learner == shownLearner(m_study)) m_learner->setCurrentIndex(m_learner->count() - 1);
  }
  const TaskFacts& task = taskOf(m_study).facts();
  m_metric->setVisible(task.hasLoss || task.hasAnswers);
  m_metric->setTextOf(1, task.hasAnswers ? tr("answers") : tr("loss"));
  m_metric->setToolTipOf(1, task.hasAnswers
                                ? tr("The share of released labels that are not the true ones: exact.")
                                : tr("The mean loss on the test rows: what the learner makes small."));
  m_metric->setCurrent(m_study.view.metric == (task.hasAnswers ? "label" : "loss") ? 1 : 0);
  m_axis->setVisible(taskOf(m_study).lambdaOf(m_study).has_value());
  m_axis->setTextOf(1, tr("over %1").arg(lambdaSymbol(m_study)));
  m_axis->setCurrent(m_study.view.tradeOffAxis == "lambda" ? 1 : 0);
  m_logX->setText(m_preview->overLambda ? tr("log %1").arg(lambdaSymbol(m_study)) : tr("log ε"));
}

void TradeOffView::showWanted() {
  const TradeOffPreview& preview = *m_preview;
  m_wanted->setVisible(!preview.overLambda);
  m_wanted->setChecked(m_study.view.errorTarget.has_value());
  m_wanted->setEnabled(m_wanted->isChecked() || middlingError(m_study, preview));
  m_wanted->setToolTip(m_wanted->isEnabled()
                           ? m_wanted->accessibleDescription()
                           : tr("There is no error between that without noise and that of the dotted line."));
}

/// Looks at the method of a row: the others are compared with it.
void TradeOffView::compareWith(int row) {
  if (m_preview == nullptr || row < 0 || row >= std::ssize(m_preview->curves)) return;
  Study study = m_study;
  const std::string& method = m_preview->curves[static_cast<std::size_t>(row)].method;
  if (taskOf(study).isMethod(method)) study.view.method = method;
  if (study != m_study) emit edited(study);
}

void TradeOffView::drag(const QString& guide, double value) {
  Study study = m_study;
  const double rounded = roundedTo(value, 3);
  if (guide == QLatin1String("epsilon")) study.view.epsilon = rounded;
  if (guide == QLatin1String("compare")) study.view.compareEpsilon = rounded;
  if (guide == QLatin1String("lambda")) taskOf(study).setLambda(study, rounded);
  if (guide == QLatin1String("target")) study.view.errorTarget = roundedWantedError(study, value, 3);
  emit edited(study);
}

std::optional<Study> visitPoint(const Study& study, const TradeOffPreview& preview, const QString& series,
                                double x) {
  const std::string method = series.section(QLatin1Char('/'), 0, 0).toStdString();
  const bool isChosen = std::any_of(preview.curves.begin(), preview.curves.end(),
                                    [&](const MethodCurve& curve) { return curve.method == method; });
  if (!isChosen || !(x > 0)) return {};
  Study next = study;
  if (preview.overLambda)
    taskOf(next).setLambda(next, roundedTo(x, 3));
  else
    next.view.epsilon = roundedTo(x, 3);
  if (taskOf(next).isMethod(method)) next.view.method = method;
  if (const ViewKind* view = viewOfMethod(study, method)) next.view.tab = view->id;
  return next;
}

}  // namespace epsiscope
