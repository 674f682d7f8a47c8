#include "ui/views/learning_curve/learning_curve_view.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "core/results/result.h"
#include "core/tasks/task.h"
#include "core/tasks/trade_off_preview.h"
#include "ui/charts/chart.h"
#include "ui/state/needs.h"
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
  connect(m_invitation, &Invitation::accepted, this, [this] {
    Study study = m_study;
    study.trainSizes = m_sizes;
    emit edited(study);
  });
}

void LearningCurveView::present(const AppState& state, const Theme& theme) {
  adopt(state);
  m_metric->setVisible(taskOf(m_study).facts().hasLoss);
  m_metric->setCurrent(m_study.view.metric == "loss" ? 1 : 0);
  m_sizes = learningSizes(rowsToLearnFrom(state));
  const Result* result = state.result.get();
  const bool measured = hasLearningCurve(result);
  m_header->setFacts(measured ? facts(m_study, *result) : QStringList());
  for (QToolButton* pill : m_pills) pill->setVisible(measured);
  ChartModel model = learningCurveChart(m_study, result, theme, constantGuess(state));
  if (measured)
    m_header->setNotPrivate(model);
  else
    m_header->setNotPrivate(false);
  showChart(m_chart, std::move(model), theme, Title::inHeader, learningCurveAxes(m_study));
  if (measured)
    m_invitation->showContents();
  else
    invite(state);
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
