#include <gtest/gtest.h>

#include <QToolButton>

#include "core/results/result.h"
#include "core/tasks/trade_off_preview.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/edits.h"
#include "tests/ui/support/in_model.h"
#include "tests/ui/support/previewed.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_model.h"
#include "ui/state/view_kind.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_list.h"
#include "ui/views/method_table.h"
#include "ui/views/trade_off/trade_off_table.h"
#include "ui/views/trade_off/trade_off_view.h"
#include "ui/widgets/number_text.h"

namespace epsiscope::compare_test {
namespace {

/// Two epsilons side by side, and the numbers that stand beside the errors.
class Compare : public testing::Test {
protected:
  void start(TaskId task = TaskId::labelPrivacy) {
    made = task == TaskId::labelPrivacy ? test::previewed() : test::previewedTask(task);
    made.study.view.epsilon = 0.5;
    made.study.view.compareEpsilon = 1;
    draw();
  }
  void draw() { preview = previewTradeOff(made.study, {made.cache}); }
  MethodTableContents table(const Result* result = nullptr) const {
    return tradeOffTable(made.study, preview, result);
  }
  ChartModel chart() const { return tradeOffChart(made.study, preview, nullptr, lightTheme()); }

  test::Previewed made;
  TradeOffPreview preview;
};

TEST_F(Compare, EveryTaskHasColumnsOfTheSecondEpsilonAndTheRatio) {
  for (const TaskId task : {TaskId::labelPrivacy, TaskId::kernelRelease, TaskId::privateClassifier}) {
    start(task);
    const MethodTableContents shown = table();
    EXPECT_EQ(shown.headings.mid(2, 2), (QStringList{QStringLiteral("at ε = 1"), QStringLiteral("ratio")}));
    ASSERT_EQ(shown.rows.size(), preview.curves.size() + 2);
    for (std::size_t i = 0; i < preview.curves.size(); ++i) {
      EXPECT_TRUE(shown.rows[i].texts[0].endsWith(fixedNumberText(preview.atEpsilon[i], 4)));
      EXPECT_EQ(shown.rows[i].texts[1], fixedNumberText(preview.atCompared[i], 4));
      EXPECT_TRUE(
          shown.rows[i].texts[2].contains(fixedNumberText(preview.atCompared[i] / preview.atEpsilon[i], 3)));
    }
  }
}

TEST_F(Compare, TheSecondEpsilonIsAQuietLineThatCanBeDragged) {
  start();
  const ChartModel model = chart();
  const ChartGuide* second = test::guideOf(model, "compare");
  ASSERT_NE(second, nullptr);
  EXPECT_DOUBLE_EQ(second->value, 1);
  EXPECT_TRUE(second->draggable);
  EXPECT_EQ(second->meaning, LineMeaning::elsewhere);
  EXPECT_NE(second->color, test::guideOf(model, "epsilon")->color);
  made.study.view.compareEpsilon.reset();
  draw();
  EXPECT_EQ(test::guideOf(chart(), "compare"), nullptr);
  EXPECT_EQ(table().headings.size(), 5) << "error, RMSE, R² and trust again";
}

TEST_F(Compare, ASentenceSaysWhatIsGainedAndWhatIsLost) {
  start();
  const QString sentence = comparedSentence(made.study, preview);
  EXPECT_EQ(sentence,
            QStringLiteral("From ε = 0.5 to 1 a guess at 50 % can reach at most 73.1 % instead of 62.2 %. "
                           "The error of Laplace goes from %1 to %2.")
                .arg(numberText(preview.atEpsilon[0], 3), numberText(preview.atCompared[0], 3)));
  EXPECT_TRUE(chart().notes.contains(sentence)) << "exports say it too";
  std::swap(made.study.view.epsilon, *made.study.view.compareEpsilon);
  draw();
  EXPECT_EQ(comparedSentence(made.study, preview), sentence) << "from the smaller to the larger";
  made.study.view.method = "staircase";
  EXPECT_TRUE(comparedSentence(made.study, preview).contains(QStringLiteral("Staircase")));
  made.study.view.compareEpsilon = -1;
  draw();
  EXPECT_TRUE(comparedSentence(made.study, preview).isEmpty());
}

TEST_F(Compare, DraggingTheSecondLineChangesItAlone) {
  start();
  AppState state;
  state.study = made.study;
  state.cache = made.cache;
  test::setPicture(state, view_id::tradeOff, preview);
  TradeOffView view;
  view.present(state, lightTheme());
  test::Edits edited(view);
  emit view.charts()[0]->guideDragged(QStringLiteral("compare"), 2.71828);
  Study expected = made.study;
  expected.view.compareEpsilon = 2.72;
  EXPECT_EQ(edited.at(0), expected);
}

/// The dashed curves are those of the same view at the other epsilon, point for point.
TEST_F(Compare, NoiseIntervalAndTheoryShowTheSecondEpsilonToo) {
  const auto modelsOf = [this](const char* view) {
    AppState state;
    state.study = made.study;
    state.study.view.tab = view;
    state.cache = made.cache;
    state.pictures[view] =
        std::make_shared<const Picture>(drawPicture(*viewKind(view), state.study, {made.cache}, nullptr));
    ChartList charts(state.study);
    viewKind(view)->addCharts(state, charts);
    return charts.take();
  };
  const auto check = [&](const char* view) {
    const std::vector<LookedAtChart> both = modelsOf(view);
    made.study.view.epsilon = 1;
    made.study.view.compareEpsilon.reset();
    const std::vector<LookedAtChart> alone = modelsOf(view);
    std::size_t found = 0;
    for (std::size_t chart = 0; chart < both.size(); ++chart)
      for (const ChartSeries& series : both[chart].model.series) {
        if (!series.id.startsWith(QLatin1String("compared/"))) continue;
        const auto same = std::ranges::find(alone[chart].model.series, series.id.mid(9), &ChartSeries::id);
        ASSERT_NE(same, alone[chart].model.series.end()) << view;
        ASSERT_EQ(series.x.size(), same->x.size());
        for (std::size_t i = 0; i < same->y.size(); ++i)
          if (std::isfinite(same->y[i])) {
            EXPECT_EQ(series.y[i], same->y[i]) << view << i;
          }
        EXPECT_NE(series.style.meaning, LineMeaning::own);
        ++found;
      }
    EXPECT_GT(found, 0u) << view;
  };
  start();
  check(view_id::noise);
  start();
  check(view_id::interval);
  start(TaskId::kernelRelease);
  made.study.view.tradeOffAxis = "lambda";
  made.study.view.theoryAxis = "lambda";
  check(view_id::theory);
}

TEST_F(Compare, ThePillPutsAWantedErrorBetweenTheBaselinesAndTakesItAway) {
  start();
  AppState state;
  state.study = made.study;
  state.cache = made.cache;
  test::setPicture(state, view_id::tradeOff, preview);
  TradeOffView view;
  view.present(state, lightTheme());
  test::Edits edited(view);
  auto* pill = view.findChild<QToolButton*>("trade-off.wanted-error");
  pill->click();
  const Study wanting = edited.at(0);
  ASSERT_TRUE(wanting.view.errorTarget);
  EXPECT_GT(*wanting.view.errorTarget, preview.none);
  EXPECT_LT(*wanting.view.errorTarget, preview.predictMeanAtEpsilon);
  state.study = wanting;
  view.present(state, lightTheme());
  EXPECT_TRUE(pill->isChecked());
  pill->click();
  EXPECT_FALSE(edited.at(1).view.errorTarget);
}

/// The answer is checked by computing the error at the epsilon that was found.
TEST_F(Compare, AtTheSmallestEpsilonTheWantedErrorIsReachedAndJustBelowItIsNot) {
  for (const TaskId task : {TaskId::labelPrivacy, TaskId::kernelRelease}) {
    start(task);
    made.study.view.errorTarget = preview.curves[0].y[preview.curves[0].y.size() / 2];
    draw();
    const TradeOffPreview asked = preview;
    std::size_t found = 0;
    for (std::size_t i = 0; i < asked.curves.size(); ++i) {
      const SmallestEpsilon& smallest = *asked.smallestEpsilon[i];
      if (!smallest.epsilon || smallest.atLowEnd) continue;
      ++found;
      made.study.view.epsilon = *smallest.epsilon;
      draw();
      EXPECT_LE(preview.atEpsilon[i], *made.study.view.errorTarget) << asked.curves[i].method;
      // The number of three digits before it.
      made.study.view.epsilon = roundedDown(*smallest.epsilon * (1 - 1e-9));
      draw();
      EXPECT_GT(preview.atEpsilon[i], *made.study.view.errorTarget) << asked.curves[i].method;
    }
    EXPECT_GT(found, 0u);
  }
}

/// A run of classifiers that drew these errors of one method.
Result runWith(const std::vector<double>& errors, int draws) {
  Result result;
  result.study.task = TaskId::privateClassifier;
  result.study.privateClassifier.draws = draws;
  ResultRow row;
  row.method = "output";
  row.metric = "test_error";
  row.kind = "sampled";
  row.epsilon = 1;
  row.lambda = result.study.privateClassifier.lambda;
  row.values = errors;
  summariseTrials(row);
  row.trials = static_cast<int>(errors.size());
  result.series = {row};
  return result;
}

/// Two trials of two draws: the trials' means are 2 and 4, their mean 3, its standard error 1.
TEST_F(Compare, TheMeanOfRunsHasItsStandardErrorOverTrials) {
  Result result = runWith({1, 3, 3, 5}, 2);
  const RunSlice slice = runSlice(result.study, result, RunAxis::rows, "test_error");
  EXPECT_EQ(meanOfRun(result, slice, QStringLiteral("output")), QStringLiteral("3.000 ± 1"));
  EXPECT_TRUE(meanOfRun(result, slice, QStringLiteral("objective")).isEmpty());
  result.study.privateClassifier.draws = 4;
  EXPECT_EQ(meanOfRun(result, slice, QStringLiteral("output")), QStringLiteral("3.000"))
      << "one trial does not tell";
}

/// The quantiles of 0, 1, ..., 20 at 5 and 95 % are 1 and 19; of fewer than 20 values nothing lies below 5 %.
TEST_F(Compare, TheSpreadOfOneReleaseIsThatOfTheRuns) {
  std::vector<double> errors;
  const auto spread = [&] {
    const Result result = runWith(errors, 1);
    return spreadOfRun(result, runSlice(result.study, result, RunAxis::rows, "test_error"),
                       QStringLiteral("output"));
  };
  for (int i = 20; i >= 0; --i) errors.push_back(i);
  EXPECT_EQ(spread(), QStringLiteral("1.00 to 19.0"));
  errors.resize(19);
  EXPECT_TRUE(spread().isEmpty());
}

}  // namespace
}  // namespace epsiscope::compare_test
