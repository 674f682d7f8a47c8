#include "ui/views/trade_off/trade_off_view.h"

#include <QComboBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "core/results/result.h"
#include "core/start/paper_forms.h"
#include "core/tasks/methods.h"
#include "core/tasks/task.h"
#include "ui/charts/chart.h"
#include "ui/state/looks.h"
#include "ui/state/picture.h"
#include "ui/state/units.h"
#include "ui/state/view_kind.h"
#include "ui/state/words.h"
#include "ui/views/chart_parts.h"
#include "ui/views/method_table.h"
#include "ui/views/run_curve.h"
#include "ui/views/trade_off/paper_form_words.h"
#include "ui/views/trade_off/tip_line.h"
#include "ui/views/trade_off/trade_off_table.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/disclosure.h"
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
  facts << (!earlier.isEmpty()                  ? QObject::tr("bands: %1").arg(earlier)
            : trials < 2                        ? QObject::tr("one run: no bands")
            : taskOf(study).isDrawnOften(study) ? countedText("QObject", "bands: 50 and 90 % of %1 draws",
                                                              "bands: 50 and 90 % of %1 draw", trials)
                                                : countedText("QObject", "bands: 50 and 90 % of %1 runs",
                                                              "bands: 50 and 90 % of %1 run", trials));
  if (!result->complete) facts << QObject::tr("not finished");
  return facts << quiet;
}

/// The metric beside the error.
const char* otherMetric(const Study& study) {
  return taskOf(study).facts().hasAnswers ? "label" : "loss";
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
      m_table(new MethodTable(this)),
      m_differences(new Disclosure(tr("What differs from ours?"),
                                   tr("Lists all that this form of the study does in another way than we "
                                      "would."),
                                   this)) {
  QVBoxLayout* column = addColumn(m_header);
  column->addWidget(m_tip);
  column->addWidget(m_chart, 1);
  column->addWidget(m_differences);
  column->addWidget(m_table);
  m_differences->setObjectName(QStringLiteral("trade-off.differences"));
  m_tip->hide();
  m_header->keepFirstFact();
  m_table->setAccessibleName(tr("Methods at the current ε"));
  // The chart comes first: where both do not fit, the page scrolls to the table.
  m_chart->setLeastPlotHeight(14);
  addForms();
  addChoices();
  addPills();
  connect(m_tip, &TipLine::dismissed, this, &TradeOffView::takeTip);
  connect(m_chart, &Chart::guideDragged, this, [this](const QString& guide, double value) {
    edit([&](Study& study) { takeDragged(study, guide, value); });
  });
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
  m_header->addControl(m_learner);
  connect(m_learner, &QComboBox::activated, this, [this](int index) {
    edit([&](Study& study) { study.view.learner = m_learner->itemData(index).toString().toStdString(); });
  });
  m_metric = addSegments(
      m_header, "view.metric", tr("What is measured"), {tr("error"), tr("loss")},
      {tr("The share of test rows that get the wrong class.")},
      [](const Study& study) { return study.view.metric == otherMetric(study) ? 1 : 0; },
      [](Study& study, int index) { study.view.metric = index == 0 ? "error" : otherMetric(study); });
  m_axis = addSegments(
      m_header, "view.trade_off_axis", tr("Axis of the chart"), {tr("over ε"), tr("over λ")},
      {tr("Error against the privacy budget, at the regularisation of the study."),
       tr("Error against the regularisation, at the current ε.")},
      [](const Study& study) { return study.view.tradeOffAxis == "lambda" ? 1 : 0; },
      [](Study& study, int index) { study.view.tradeOffAxis = index == 1 ? "lambda" : "epsilon"; });
}

void TradeOffView::addForms() {
  static constexpr std::array kForms = {PaperForm::ours, PaperForm::described, PaperForm::printed};
  QStringList texts, tips;
  for (const PaperForm form : kForms) {
    texts << paperFormText(form);
    tips << paperFormTip(form);
  }
  m_form = addSegments(
      m_header, "trade-off.paper-form", tr("Form of the study beside the published table"), texts, tips,
      [](const Study& study) {
        const auto form = paperFormOf(study);
        return form ? static_cast<int>(std::ranges::find(kForms, *form) - kForms.begin()) : -1;
      },
      [](Study& study, int index) { study = inPaperForm(study, kForms[static_cast<std::size_t>(index)]); });
  m_form->setProperty("topic", QStringLiteral("paper_form"));
}

void TradeOffView::addPills() {
  m_wanted = addSwitch(
      m_header, "trade-off.wanted-error", tr("wanted error"),
      tr("A line to drag to the error that you want: the table shows the smallest ε."),
      [](const Study& study) { return study.view.errorTarget.has_value(); },
      [this](Study& study, bool on) {
        study.view.errorTarget =
            on && m_preview != nullptr ? middlingError(m_study, *m_preview) : std::nullopt;
      });
  m_logX = addLogPill(m_header, m_chart, Axis::x, "trade-off.log-x", tr("log ε"),
                      tr("Logarithmic axis: equal steps multiply the value."));
  addLogPill(m_header, m_chart, Axis::y, "trade-off.log-y", tr("log error"),
             tr("Logarithmic axis for the error."));
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
  showForm();
  showChoices();
  showWanted();
  m_tip->setSentence(tipFor(study, preview));
  m_header->setFacts(facts(study, preview, m_result.get()));
  const std::string axes = tradeOffAxes(preview);
  TradeOffOptions options = tradeOffOptions(lookOf(m_study, lookName(m_study, "trade-off", axes)));
  // Dragged values move at once, also while the picture is still the last one.
  if (m_study.task == study.task) options.guides = &m_study;
  ChartModel model = tradeOffChart(study, preview, m_result.get(), m_theme, options);
  showChart(m_chart, std::move(model), m_theme, Title::inHeader, axes);
  m_table->setContents(tradeOffTable(study, preview, currentResult()), m_theme);
}

/// The run of the shown parameters, if there is one.
const Result* TradeOffView::currentResult() const {
  return m_result && !isOutOfDate(m_picture->study, *m_result) ? m_result.get() : nullptr;
}

void TradeOffView::showForm() {
  m_form->setVisible(hasPaperForms(m_study));
  m_differences->setParagraphs(differencesFromOurs(m_study));
}

/// Shows only choices that the task has: one learner is shown at a time, and there is a choice where the
/// study has several.
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
                                : tr("The mean loss on the test rows: what the learner minimises."));
  m_axis->setVisible(taskOf(m_study).lambdaOf(m_study).has_value());
  m_axis->setTextOf(1, tr("over %1").arg(lambdaSymbol(m_study)));
  m_logX->setText(m_preview->overLambda ? tr("log %1").arg(lambdaSymbol(m_study)) : tr("log ε"));
}

void TradeOffView::showWanted() {
  const TradeOffPreview& preview = *m_preview;
  m_wanted->setVisible(!preview.overLambda);
  m_wanted->setEnabled(m_wanted->isChecked() || middlingError(m_study, preview));
  m_wanted->setToolTip(m_wanted->isEnabled()
                           ? m_wanted->accessibleDescription()
                           : tr("There is no error between that without noise and that of the dotted line."));
}

/// Puts the method of a row in view: the others are compared with it.
void TradeOffView::compareWith(int row) {
  if (m_preview == nullptr || row < 0 || row >= std::ssize(m_preview->curves)) return;
  const std::string& method = m_preview->curves[static_cast<std::size_t>(row)].method;
  if (taskOf(m_study).isMethod(method)) edit([&](Study& study) { study.view.method = method; });
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
