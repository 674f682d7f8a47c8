#include "ui/views/attack/attack_view.h"

#include <gtest/gtest.h>

#include <QSpinBox>

#include <algorithm>
#include <cmath>

#include "core/privacy/guarantee.h"
#include "core/tasks/attack_preview.h"
#include "core/tasks/task.h"
#include "tests/support/detected_at.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/view_of_task.h"
#include "ui/state/picture.h"
#include "ui/state/words.h"
#include "ui/views/attack/attack_charts.h"
#include "ui/views/method_table.h"
#include "ui/views/noise/noise_charts.h"

namespace epsiscope::attack_view_test {
namespace {

class AttackViewTest : public test::ViewOfTask {
protected:
  AttackPreview attacked() const { return previewAttack(state.study, *state.cache, {}); }
  std::unique_ptr<View> shown() {
    test::setPicture(state, view_id::attack, attacked());
    return ViewOfTask::shown(attackView());
  }
};

/// Exact curves are sums of a quadrature, each right to about 1e-5 of itself.
constexpr double kOfCurve = 1e-4;

/// The tolerance of an estimate from so many draws, which may be above the bound by chance.
double slack(const Attack& found) {
  return found.isExact ? 1e-9 : 4 / std::sqrt(static_cast<double>(found.draws()));
}

/// The attack is below the worst case, and that below the promise, which is that of the attacked release.
void expectWorstCase(const AttackedMethod& method) {
  const RocCurve& worst = *method.worst;
  const Attack& found = method.found;
  constexpr double kBetweenPoints = 5e-4;
  for (std::size_t i = 0; i < found.best.falseAlarms.size(); i += 1 + found.best.falseAlarms.size() / 300)
    EXPECT_LE(found.best.detections[i],
              test::detectedAt(worst, found.best.falseAlarms[i]) + kBetweenPoints + slack(found))
        << method.method;
  for (std::size_t i = 0; i < worst.falseAlarms.size(); ++i)
    EXPECT_LE(worst.detections[i], mostDetections(worst.falseAlarms[i], method.epsilon, method.delta) + 1e-9)
        << method.method;
}

TEST_F(AttackViewTest, NoPrivateMethodOfAnyTaskTellsMoreThanItsEpsilonAllows) {
  std::size_t known = 0;
  for (const Task* task : allTasks()) {
    start(task->facts().task);
    for (const double epsilon : {0.2, 1.0, 5.0}) {
      state.study.view.epsilon = epsilon;
      const AttackPreview preview = attacked();
      EXPECT_FALSE(preview.methods.empty()) << task->facts().id;
      for (const AttackedMethod& method : preview.methods) {
        const Attack& found = method.found;
        ASSERT_GT(found.draws(), 0U) << method.method;
        if (method.worst) expectWorstCase(method);
        known += method.worst.has_value() ? 1 : 0;
        EXPECT_LE(found.success, mostSuccess(method.epsilon, method.delta) + slack(found)) << method.method;
        EXPECT_GE(found.success, 0.5) << method.method;
        for (std::size_t i = 0; i < found.best.falseAlarms.size(); ++i) {
          const double alarms = found.best.falseAlarms[i], hits = found.best.detections[i];
          EXPECT_LE(hits,
                    mostDetections(alarms, method.epsilon, method.delta) * (1 + kOfCurve) + slack(found))
              << method.method;
          EXPECT_GE(hits, alarms * (1 - kOfCurve)) << method.method;
        }
        const double share = static_cast<double>(found.guessed) / static_cast<double>(found.draws());
        EXPECT_NEAR(share, found.success, 2.5 / std::sqrt(static_cast<double>(found.draws())))
            << method.method;
        if (!method.belief || method.delta > 0) continue;
        const double most = attackerPosterior(method.epsilon);
        for (const double belief : method.belief->beliefs) {
          EXPECT_LE(belief, most + 1e-9) << method.method;
          EXPECT_GE(belief, 1 - most - 1e-9) << method.method;
        }
      }
    }
  }
  EXPECT_GE(known, 12U);
}

/// Labels that are close to each other are told apart less well than the two ends.
TEST_F(AttackViewTest, TheWorstCaseOfEachMethodLiesUnderItsCurve) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"laplace", "gaussian", "rp-with-prior"};
  state.study.view.label = 1;
  state.study.view.otherLabel = 2;
  state.study.view.epsilon = 1;
  state.study.view.method = "gaussian";
  const AttackPreview preview = attacked();
  const ChartModel model = testChart(state.study, preview, lightTheme());
  const auto find = [&](const char* id) {
    const auto found = std::ranges::find(model.series, QLatin1String(id), &ChartSeries::id);
    return found == model.series.end() ? nullptr : &*found;
  };
  const ChartSeries* laplace = find("laplace/worst");
  const ChartSeries* gaussian = find("gaussian/worst");
  ASSERT_TRUE(laplace != nullptr && gaussian != nullptr);
  EXPECT_EQ(find("rp-with-prior/worst"), nullptr) << "no law is known";
  EXPECT_LT(laplace, find("laplace/test")) << "drawn under it";
  EXPECT_EQ(laplace->group, QStringLiteral("laplace/test"));
  EXPECT_EQ(laplace->style.color.rgb(), find("laplace/test")->style.color.rgb());
  EXPECT_LT(laplace->style.color.alphaF(), 0.5);
  EXPECT_TRUE(laplace->name.isEmpty()) << "a note explains it, not the legend";
  EXPECT_EQ(gaussian->rowName, QStringLiteral("worst case of Gaussian"));
  EXPECT_TRUE(model.notes.last().startsWith(QStringLiteral("Wide pale lines:")));
  // The width of the bounds is the scale times epsilon: guesses between the ends are right with 1 -
  // e^(-epsilon/2)/2.
  EXPECT_NEAR(successOf(*preview.methods[0].worst), 1 - std::exp(-0.5) / 2, 1e-12);
  EXPECT_GT(successOf(*preview.methods[0].worst), preview.methods[0].found.success + 0.1);
  const auto view = shown();
  const MethodTable* table = view->findChildren<MethodTable*>().front();
  EXPECT_EQ(table->item(0, 3)->text(), certaintyText(1 - std::exp(-0.5) / 2));
  EXPECT_EQ(table->item(2, 3)->text(), QStringLiteral("not known"));
}

/// All rows of a person are answered about: the worst case is of all of them.
TEST_F(AttackViewTest, TheWorstCaseOfAPersonIsOfAllTheirRows) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"laplace", "gaussian"};
  state.study.view.epsilon = 1;
  const NoisePreview labels = previewNoise(state.study, *state.cache);
  Rng rng(5);
  for (const NoiseCurve& curve : labels.curves) {
    const AttackedMethod made = attackedCurve(labels, curve, {4}, 400, rng);
    ASSERT_TRUE(made.worst) << curve.method;
    expectWorstCase(made);
    EXPECT_GT(successOf(*made.worst), successOf(*attackedCurve(labels, curve, {}, 0, rng).worst) + 0.04);
  }
}

/// By Bayes' rule from one half, with the densities of the mechanism itself. Beside a kink the curve is
/// evaluated 1e-8 of the picture away from where it is shown, which is 1e-7 of the belief.
TEST_F(AttackViewTest, TheBeliefAfterAnOutputIsThePosterior) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"laplace"};
  state.study.view.label = 1;
  state.study.view.otherLabel = 4;
  const AttackPreview preview = attacked();
  const BeliefCurve& belief = preview.methods.front().belief.value();
  const double scale = 5 / viewEpsilon(state.study);
  ASSERT_GT(belief.outputs.size(), 100U);
  for (std::size_t i = 0; i < belief.outputs.size(); ++i) {
    const double t = belief.outputs[i];
    const double one = std::exp(-std::abs(t - 1) / scale), other = std::exp(-std::abs(t - 4) / scale);
    EXPECT_NEAR(belief.beliefs[i], one / (one + other), 1e-6) << t;
  }
}

TEST_F(AttackViewTest, AChosenRowIsAttackedWithItsOwnLabel) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"laplace"};
  const auto view = shown();
  auto* row = view->findChild<QSpinBox*>(QStringLiteral("view.row"));
  ASSERT_NE(row, nullptr);
  EXPECT_EQ(row->value(), 0);
  row->setValue(3);
  ASSERT_TRUE(edited);
  EXPECT_EQ(edited->view.row, 3U);
  const AttackPreview before = attacked();
  EXPECT_FALSE(showsRows(state.study, before));
  state.study = *edited;
  const AttackPreview after = attacked();
  EXPECT_TRUE(showsRows(state.study, after)) << "the label of a row is shown";
  EXPECT_TRUE(beliefChart(state.study, after, lightTheme()).showsTruth);
  EXPECT_NE(after.methods.front().neighbours.front().one, before.methods.front().neighbours.front().one);
  state.study.view.row = 1'000'000'000;
  EXPECT_FALSE(attacked().methods.empty()) << "the last row stands for rows that are not there";
  shown()->findChild<QSpinBox*>(QStringLiteral("view.row"))->setValue(0);
  EXPECT_FALSE(edited->view.row);
}

TEST_F(AttackViewTest, APublishedMistakeLeavesTheBound) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"staircase"};
  state.study.asPrinted = {"staircase-weights"};
  const AttackPreview preview = attacked();
  const AttackedMethod& method = preview.methods.front();
  EXPECT_GT(method.found.success, mostSuccess(method.epsilon, method.delta) + 0.05);
  EXPECT_FALSE(method.isPrivate);
  const auto view = shown();
  const auto tables = view->findChildren<MethodTable*>();
  ASSERT_EQ(tables.size(), 2);
  EXPECT_TRUE(tables.front()->item(0, 1)->text().startsWith(QStringLiteral("✗")));
  const ChartModel model = testChart(state.study, preview, lightTheme());
  EXPECT_TRUE(model.series[1].notPrivate);
}

/// The method's answers are right, but its prior is that of the true labels.
TEST_F(AttackViewTest, WhatIsNotPrivateForAnotherReasonIsMarked) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"rp-with-prior"};
  state.study.labelPrivacy.prior = PriorKind::noisyLabels;
  EXPECT_TRUE(attacked().methods.front().isPrivate);
  state.study.asPrinted = {"raw-labels"};
  EXPECT_FALSE(attacked().methods.front().isPrivate);
}

TEST_F(AttackViewTest, NoPrivateRowIsLookedAtInReleaseMode) {
  for (const Task* task : allTasks()) {
    start(task->facts().task);
    state.study.view.row = 2;
    state.study.mode = Mode::release;
    const AttackPreview preview = attacked();
    const bool looksAtRows = task->facts().neighbours != Neighbours::labels;
    EXPECT_EQ(preview.methods.empty(), looksAtRows) << task->facts().id;
    if (looksAtRows) continue;
    state.study.view.row.reset();
    EXPECT_EQ(preview.methods.front().neighbours.front().one,
              attacked().methods.front().neighbours.front().one);
  }
}

/// Weights and predictions are many numbers: the picture shows how often each belief comes about.
TEST_F(AttackViewTest, ReleasesOfManyNumbersShowHowOftenWhichBeliefComesOut) {
  for (const TaskId task : {TaskId::privateClassifier, TaskId::kernelRelease}) {
    start(task);
    const AttackPreview preview = attacked();
    const ChartModel model = beliefChart(state.study, preview, lightTheme());
    EXPECT_TRUE(model.showsTruth);
    ASSERT_EQ(model.series.size(), 2U);
    for (const ChartSeries& series : model.series) {
      double sum = 0;
      for (const double share : series.y) sum += share;
      EXPECT_NEAR(sum, 1, 1e-9);
    }
    EXPECT_EQ(model.guides.size(), 2U);
  }
}

TEST_F(AttackViewTest, ExtremeBudgetsNeitherHangNorLeaveTheNumbers) {
  for (const Task* task : allTasks()) {
    start(task->facts().task);
    for (const double epsilon : {1e-6, 50.0, 700.0}) {
      state.study.view.epsilon = epsilon;
      for (const AttackedMethod& method : attacked().methods) {
        EXPECT_TRUE(std::isfinite(method.found.success)) << method.method << epsilon;
        for (const double hits : method.found.best.detections)
          EXPECT_TRUE(std::isfinite(hits)) << method.method;
      }
    }
  }
}

TEST_F(AttackViewTest, AnyDeltaAndEqualLabelsAreFine) {
  start(TaskId::labelPrivacy);
  state.study.labelPrivacy.methods = {"laplace", "gaussian"};
  for (const double delta : {1e-300, 0.5}) {
    state.study.labelPrivacy.delta = delta;
    for (const AttackedMethod& method : attacked().methods)
      EXPECT_LE(method.found.success, mostSuccess(method.epsilon, method.delta) + 1e-9) << method.method;
  }
  state.study.view.label = state.study.view.otherLabel = 2;
  for (const AttackedMethod& method : attacked().methods) {
    EXPECT_NEAR(method.found.success, 0.5, 1e-9) << method.method;
    for (const double belief : method.belief->beliefs) EXPECT_NEAR(belief, 0.5, 1e-12);
  }
}

TEST_F(AttackViewTest, TheTableSaysWhatIsToldApart) {
  for (const Task* task : allTasks()) {
    start(task->facts().task);
    const auto view = shown();
    const auto tables = view->findChildren<MethodTable*>();
    ASSERT_EQ(tables.size(), 2);
    EXPECT_EQ(tables.front()->rowCount(), static_cast<int>(attacked().methods.size()));
    EXPECT_GT(tables.back()->rowCount(), 0);
  }
}

}  // namespace
}  // namespace epsiscope::attack_view_test
