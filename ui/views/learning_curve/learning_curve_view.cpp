#include "ui/views/learning_curve/learning_curve_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/results/result.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/charts/chart.h"
#include "ui/state/rows_to_learn.h"
#include "ui/state/picture.h"
#include "ui/state/units.h"
#include "ui/state/words.h"
#include "ui/views/invitation.h"
#include "ui/views/learning_curve/learning_curve_chart.h"
#include "ui/views/run_curve.h"
#include "ui/views/view_header.h"
#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/segmented.h"

namespace epsiscope {

namespace {

QStringList facts(const Study& study, const Result& result) {
  const RunSlice slice = runSlice(study, result, RunAxis::rows, shownMetric(study));
  QStringList facts{epsilonFact(slice.epsilon)};
  if (slice.lambda) facts << lambdaFact(study, *slice.lambda);
  facts << countedText("QObject", "mean of %1 splits", "mean of %1 split", finishedSplits(result));
  if (const QString earlier = earlierWords(study, result); !earlier.isEmpty()) facts << earlier;
  if (!result.complete) facts << QObject::tr("not finished");
  return facts;
}

QStringList quickFacts(const Study& study, const QuickLook& quick) {
  QStringList facts{quickLookWords(quick), epsilonFact(viewEpsilon(study))};
  if (const auto lambda = taskOf(study).lambdaOf(study)) facts << lambdaFact(study, *lambda);
  return facts;
}

/// That of Trade-off, where it is of the splits of the run.
std::optional<double> constantGuess(const AppState& state) {
  const Picture* picture = pictureWith<TradeOffPreview>(state);
  const auto* tradeOff = previewOf<TradeOffPreview>(picture);
  if (tradeOff == nullptr || tradeOff->metric != "test_error" || !state.result) return {};
  const bool sameSplits = tradeOff->splits == finishedSplits(*state.result) &&
                          splitSeedOf(picture->study) == splitSeedOf(state.result->study) &&
                          picture->study.testFraction == state.result->study.testFraction;
  return sameSplits ? std::optional(tradeOff->predictMeanAtEpsilon) : std::nullopt;
}

}  // namespace

LearningCurveView::LearningCurveView(QWidget* parent)
    : View(parent),
      m_header(new ViewHeader(tr("What more rows bring"), this)),
      m_chart(new Chart(this)),
      m_invitation(new Invitation(m_chart, this)),
      m_metric(new SegmentedControl({tr("error"), tr("loss")}, this)) {
  addColumn(m_header)->addWidget(m_invitation, 1);
  m_metric->setAccessibleName(tr("What is measured"));
  m_header->addControl(m_metric);
  m_metric->setObjectName(QStringLiteral("view.metric"));
  m_pills = {addLogPill(m_header, m_chart, Axis::x, tr("log n"),
                        tr("Logarithmic axis: equal steps multiply the rows.")),
             addLogPill(m_header, m_chart, Axis::y, tr("log error"), tr("Logarithmic axis for the error."))};
  m_pills[0]->setObjectName(QStringLiteral("learning-curve.log-x"));
  m_pills[1]->setObjectName(QStringLiteral("learning-curve.log-y"));
  connect(m_metric, &SegmentedControl::chosen, this, [this](int index) {
    Study study = m_study;
    study.view.metric = index == 1 ? "loss" : "error";
    emit edited(study);
  });
  m_header->keepFirstFact();
  m_measure = m_header->addButton(
      tr("Measure at six sizes"),
      tr("Has runs learn from fewer rows as well, with all trials. Nothing is run before you press Run."));
  m_measure->setObjectName(QStringLiteral("learning-curve.measure"));
  const auto measure = [this] {
    Study study = m_study;
    study.trainSizes = m_sizes;
    emit edited(study);
  };
  connect(m_measure, &QToolButton::clicked, this, measure);
  connect(m_invitation, &Invitation::accepted, this, measure);
}

/// A chart, and what is said above it; no facts: there is nothing to show.
struct LearningCurveView::Shown {
  ChartModel model = {};
  QStringList facts = {};
  bool isQuick = false;
};

LearningCurveView::Shown LearningCurveView::shownOf(const AppState& state, const Theme& theme) const {
  const Result* result = state.result.get();
  if (hasLearningCurve(result))
    return {learningCurveChart(m_study, result, theme, constantGuess(state)), facts(m_study, *result)};
  const Picture* picture = pictureWith<QuickLook>(state);
  const auto* quick = previewOf<QuickLook>(picture);
  if (quick == nullptr || !quick->result) return {};
  QStringList words = quickFacts(picture->study, *quick);
  if (!m_study.trainSizes.empty()) words << tr("press Run for all trials");
  return {quickLookChart(picture->study, *quick, theme), words, true};
}

void LearningCurveView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  m_metric->setVisible(taskOf(m_study).facts().hasLoss);
  m_metric->setCurrent(m_study.view.metric == "loss" ? 1 : 0);
  m_sizes = learningSizes(rowsToLearnFrom(state));
  Shown shown = shownOf(state, theme);
  const bool measured = !shown.facts.isEmpty();
  m_header->setFacts(shown.facts);
  for (QToolButton* pill : m_pills) pill->setVisible(measured);
  m_measure->setVisible(shown.isQuick && m_study.trainSizes.empty() && !m_sizes.empty());
  if (!measured) {
    m_header->setNotPrivate({});
    return invite(state);
  }
  // An empty chart would leave its axes to the next one.
  showChart(m_chart, std::move(shown.model), theme, Title::inHeader, learningCurveAxes(m_study));
  m_invitation->showContents();
}

/// What is missing: the numbers of rows, or the run.
void LearningCurveView::invite(const AppState& state) {
  if (state.study.trainSizes.empty()) {
    m_invitation->invite(tr("A learning curve needs runs that learn from fewer rows as well. Nothing is run "
                            "before you press Run."),
                         m_sizes.empty() ? QString() : tr("Measure at six sizes"));
    return;
  }
  QStringList sizes;
  for (const int size : state.study.trainSizes) sizes << countText(static_cast<std::size_t>(size));
  m_invitation->invite(tr("Press Run to learn from %1 rows.").arg(sizes.join(QStringLiteral(", "))));
}

}  // namespace epsiscope
