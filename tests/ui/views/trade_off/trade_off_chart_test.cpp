#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/views/trade_off/trade_off_table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/results/result.h"
#include "tests/ui/support/in_model.h"
#include "ui/charts/chart_csv.h"
#include "ui/state/tasks.h"
#include "ui/theme/theme.h"
#include "ui/views/run_curve.h"

namespace epsiscope::trade_off_chart_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();

TradeOffPreview preview() {
  TradeOffPreview made;
  made.curves = {{.method = "laplace", .label = "Laplace", .x = {0.1, 1, 8}, .y = {50, 2, 0.5}, .notes = {}},
                 {.method = "staircase",
                  .label = "Staircase",
                  .x = {0.1, 1, 8},
                  .y = {kGap, 1.5, 0.4},
                  .notes = {"no"}}};
  made.predictMean = {
      .method = "predict-mean", .label = "Predict the mean", .x = {0.1, 8}, .y = {1.4, 1.25}, .notes = {}};
  made.none = 0.3;
  made.atEpsilon = {2, 1};
  made.predictMeanAtEpsilon = 1.25;
  return made;
}

Study methodsStudy() {
  Study made;
  made.data.target = "price";
  made.view.epsilon = 0.5;
  return made;
}

Result result(const Study& of) {
  Result made;
  made.study = of;
  const auto row = [](const char* method, const char* kind, double epsilon, double median) {
    ResultRow line;
    line.method = method;
    line.learner = "ridge";
    line.metric = "test_mse";
    line.kind = kind;
    line.epsilon = epsilon;
    line.q05 = median - 0.4;
    line.q25 = median - 0.2;
    line.q50 = median;
    line.mean = median + 0.1;
    line.q75 = median + 0.2;
    line.q95 = median + 0.4;
    line.trials = 10;
    return line;
  };
  made.series = {row("laplace", "sampled", 2, 1.0), row("laplace", "sampled", 0.5, 3.0),
                 row("laplace", "exact", 0.5, 9.0)};
  return made;
}

TEST(TradeOffChart, ARunThatWasStoppedSaysHowManyTrialsItHas) {
  Result stopped = result(methodsStudy());
  for (ResultRow& row : stopped.series) row.trials = 3;
  EXPECT_EQ(finishedTrials(stopped), 3u);
  const ChartModel model = tradeOffChart(methodsStudy(), preview(), &stopped, lightTheme());
  EXPECT_TRUE(model.notes.join(QLatin1Char(' ')).contains(QStringLiteral("3 sampled runs")));
  EXPECT_EQ(finishedTrials(Result{}), 0u);
}

TEST(TradeOffChart, LinesAreTheExactCurves) {
  const ChartModel model = tradeOffChart(methodsStudy(), preview(), nullptr, lightTheme());
  const ChartSeries* line = seriesOf(model, "laplace/exact");
  ASSERT_NE(line, nullptr);
  EXPECT_EQ(line->x, preview().curves[0].x);
  EXPECT_EQ(line->y, preview().curves[0].y);
  EXPECT_TRUE(model.showsTruth);
  EXPECT_EQ(seriesOf(model, "laplace/mean"), nullptr);
}

TEST(TradeOffChart, SaysWhetherPredictionsAreClippedAndHowTheErrorIsKnown) {
  Study study = methodsStudy();
  const auto said = [&] { return tradeOffChart(study, preview(), nullptr, lightTheme()); };
  const auto tip = [&](std::size_t row) { return tradeOffRows(study, preview())[row].sentence; };
  EXPECT_TRUE(notesSay(said(), "by the normal law for label randomizers"));
  EXPECT_TRUE(chartCsv(said(), {}).contains("by the normal law for label randomizers"));
  EXPECT_TRUE(tip(0).contains(QStringLiteral("clipped predictions, by the normal law")));
  study.labelPrivacy.clipPredictions = false;
  EXPECT_TRUE(notesSay(said(), "exact expected error on the test rows, predictions not clipped"));
  EXPECT_FALSE(notesSay(said(), "normal law"));
  EXPECT_FALSE(tip(0).contains(QStringLiteral("clipped")));
}

TEST(TradeOffChart, SaysWhichCurvesAreSampled) {
  Study study = methodsStudy();
  study.labelPrivacy.methods = {"best-central", "laplace"};
  TradeOffPreview curves = preview();
  curves.curves[0].method = "best-central";
  for (const bool clips : {true, false}) {
    study.labelPrivacy.clipPredictions = clips;
    const ChartModel model = tradeOffChart(study, curves, nullptr, lightTheme());
    EXPECT_TRUE(
        notesSay(model, "Methods with several stages are sampled: the mean of 2 fits on each split."));
    EXPECT_TRUE(chartCsv(model, {}).contains("sampled: the mean of 2 fits"));
    EXPECT_TRUE(
        tradeOffRows(study, curves)[0].sentence.contains(QStringLiteral("Sampled: the mean of 2 fits")));
    EXPECT_FALSE(tradeOffRows(study, curves)[1].sentence.contains(QStringLiteral("Sampled")));
  }
  EXPECT_FALSE(hasExactCurves(study)) << "though predictions are as they come";
  study.labelPrivacy.methods = {"laplace"};
  EXPECT_TRUE(hasExactCurves(study));
  EXPECT_FALSE(notesSay(tradeOffChart(study, preview(), nullptr, lightTheme()), "several stages"));
}

TEST(TradeOffChart, BandsAndMeansAreTheSampledRowsInOrderOfEpsilon) {
  const Result runs = result(methodsStudy());
  const ChartModel model = tradeOffChart(methodsStudy(), preview(), &runs, lightTheme());
  const ChartSeries* half = seriesOf(model, "laplace/50");
  const ChartSeries* most = seriesOf(model, "laplace/90");
  const ChartSeries* mean = seriesOf(model, "laplace/mean");
  ASSERT_TRUE(half && most && mean);
  EXPECT_EQ(mean->x, (std::vector<double>{0.5, 2}));
  EXPECT_EQ(mean->y, (std::vector<double>{3.1, 1.1})) << "the mean, as lines and table";
  EXPECT_EQ(half->y, (std::vector<double>{2.8, 0.8}));
  EXPECT_EQ(most->upper, (std::vector<double>{3.4, 1.4}));
  EXPECT_EQ(seriesOf(model, "staircase/mean"), nullptr) << "it has no sampled rows";
}

TEST(TradeOffChart, RunsOfOtherParametersAreFaintAndSaidToBeOld) {
  Study other = methodsStudy();
  other.labelPrivacy.zeta = 0.1;
  const Result old = result(other);
  const Result current = result(methodsStudy());
  const ChartModel faint = tradeOffChart(methodsStudy(), preview(), &old, lightTheme());
  const ChartModel strong = tradeOffChart(methodsStudy(), preview(), &current, lightTheme());
  EXPECT_LT(seriesOf(faint, "laplace/mean")->opacity, seriesOf(strong, "laplace/mean")->opacity);
  EXPECT_TRUE(faint.notes.join(QLatin1Char(' ')).contains(QStringLiteral("earlier parameters")));
  EXPECT_FALSE(strong.notes.join(QLatin1Char(' ')).contains(QStringLiteral("earlier parameters")));
}

TEST(TradeOffChart, AfterNewNoiseEverySeriesSaysItsSeed) {
  const Result old = result(methodsStudy());
  Study drawn = methodsStudy();
  drawn.seed = 7;
  drawn.splitSeed = 1;
  const ChartModel model = tradeOffChart(drawn, preview(), &old, lightTheme());
  for (const ChartSeries& series : model.series) {
    const bool isOfRuns = series.id.endsWith(QStringLiteral("/mean")) ||
                          series.id.endsWith(QStringLiteral("/50")) ||
                          series.id.endsWith(QStringLiteral("/90"));
    EXPECT_EQ(series.seed, isOfRuns ? QStringLiteral("seed 1") : QStringLiteral("seed 7, splits of seed 1"))
        << series.id.toStdString();
  }
  const QByteArray csv = chartCsv(model, {});
  EXPECT_TRUE(csv.contains("# laplace/mean: seed 1\n")) << csv.constData();
  EXPECT_TRUE(csv.contains("# laplace/exact: seed 7, splits of seed 1\n")) << csv.constData();
  // A picture has no lines of its own for them: its small print names both.
  EXPECT_TRUE(notesSay(model, "seed 1, earlier")) << model.notes.join(QLatin1Char(' ')).toStdString();
  EXPECT_TRUE(notesSay(model, "Lines: seed 7, splits of seed 1."));
  const ChartModel same = tradeOffChart(methodsStudy(), preview(), &old, lightTheme());
  for (const ChartSeries& series : same.series) EXPECT_TRUE(series.seed.isEmpty());
  drawn.labelPrivacy.zeta = 0.1;
  EXPECT_TRUE(notesSay(tradeOffChart(drawn, preview(), &old, lightTheme()), "earlier parameters, seed 1"));
}

TEST(TradeOffChart, MovingEpsilonMovesTheGuideAndNotTheAxes) {
  Study moved = methodsStudy();
  moved.view.epsilon = 4;
  const ChartModel before = tradeOffChart(methodsStudy(), preview(), nullptr, lightTheme());
  const ChartModel after = tradeOffChart(moved, preview(), nullptr, lightTheme());
  EXPECT_TRUE(guideOf(after, "epsilon")->draggable);
  EXPECT_DOUBLE_EQ(guideOf(after, "epsilon")->value, 4);
  EXPECT_EQ(before.x.range, after.x.range);
  EXPECT_EQ(before.y.range, after.y.range);
}

TEST(TradeOffChart, EveryCurveAndBothBaselinesAreInsideTheAxes) {
  const ChartModel model = tradeOffChart(methodsStudy(), preview(), nullptr, lightTheme());
  const auto [low, high] = *model.y.range;
  EXPECT_GT(low, 0) << "the axis is logarithmic";
  EXPECT_LT(low, 0.3);
  EXPECT_GT(high, 1.4);
  ASSERT_NE(guideOf(model, "none"), nullptr);
  EXPECT_DOUBLE_EQ(guideOf(model, "none")->value, 0.3);
  ASSERT_NE(seriesOf(model, "predict-mean/exact"), nullptr);
}

TEST(TradeOffChart, SurvivesAPreviewWithoutAnyNumber) {
  TradeOffPreview empty;
  empty.curves = {{.method = "laplace", .label = "Laplace", .x = {1}, .y = {kGap}, .notes = {}}};
  empty.none = 0;
  empty.atEpsilon = {kGap};
  const ChartModel model = tradeOffChart(methodsStudy(), empty, nullptr, lightTheme());
  EXPECT_LT(model.y.range->first, model.y.range->second);
  EXPECT_TRUE(std::isfinite(model.y.range->first) && std::isfinite(model.y.range->second));
}

TEST(TradeOffChart, LinearAxesStartAtZero) {
  const ChartModel model =
      tradeOffChart(methodsStudy(), preview(), nullptr, lightTheme(), {.logX = false, .logError = false});
  EXPECT_DOUBLE_EQ(model.x.range->first, 0);
  EXPECT_DOUBLE_EQ(model.y.range->first, 0);
  EXPECT_FALSE(model.x.logarithmic || model.y.logarithmic);
}

TEST(TradeOffRows, RootErrorAndRSquaredBelongToTheError) {
  const std::vector<TradeOffRow> rows = tradeOffRows({}, preview());
  ASSERT_EQ(rows.size(), 4u);
  EXPECT_DOUBLE_EQ(rows[0].rootError, std::sqrt(2.0));
  EXPECT_DOUBLE_EQ(rows[0].rSquared, 1 - 2 / 1.25);
  EXPECT_TRUE(rows[0].worseThanMean);
  EXPECT_FALSE(rows[1].worseThanMean);
  EXPECT_EQ(rows[2].method, QStringLiteral("predict-mean"));
  EXPECT_EQ(rows[3].method, QStringLiteral("none"));
}

TEST(TradeOffChart, PublishedColumnsAreDrawnAsPrintedAndMarked) {
  Study compared = methodsStudy();
  compared.published = {{.label = "Laplace",
                         .method = "laplace",
                         .source = "Someone, Table 1",
                         .isPrivate = true,
                         .reason = {},
                         .epsilon = {0.1, 1},
                         .error = {9, 3},
                         .sd = {},
                         .withoutPrivacy = 0.5922},
                        {.label = "Ours",
                         .method = "rp-with-prior",
                         .source = "Someone, Table 1",
                         .isPrivate = false,
                         .reason = "not private, prior from raw labels",
                         .epsilon = {0.1, 1},
                         .error = {2, 1},
                         .sd = {},
                         .withoutPrivacy = {}}};
  const ChartModel model = tradeOffChart(compared, preview(), nullptr, lightTheme());
  const ChartSeries* open = seriesOf(model, "published/Laplace");
  const ChartSeries* leaky = seriesOf(model, "published/Ours");
  ASSERT_TRUE(open && leaky);
  EXPECT_EQ(open->x, (std::vector<double>{0.1, 1}));
  EXPECT_EQ(open->y, (std::vector<double>{9, 3}));
  EXPECT_FALSE(open->notPrivate);
  EXPECT_TRUE(leaky->notPrivate);
  EXPECT_TRUE(model.sources.join(QString()).contains(QStringLiteral("prior from raw labels")));
  EXPECT_TRUE(model.notes.join(QString()).contains(QStringLiteral("Someone, Table 1")));
  EXPECT_TRUE(chartCsv(model, {}).contains("prior from raw labels")) << "exports say why";
  EXPECT_EQ(model.sources.last(), QStringLiteral("Published errors without privacy: Laplace 0.5922."));
}

TEST(TradeOffChart, RunsOfTheLearnerThatIsLookedAtAreDrawn) {
  Study two = methodsStudy();
  two.labelPrivacy.learners = {"ridge", "perceptron"};
  Result runs = result(two);
  runs.series[0].learner = "perceptron";
  EXPECT_EQ(seriesOf(tradeOffChart(two, preview(), &runs, lightTheme()), "laplace/mean")->x,
            std::vector<double>{0.5});
  two.view.learner = "perceptron";
  TradeOffPreview noFormula = preview();
  noFormula.curves[0].y = {kGap, kGap, kGap};
  const ChartModel model = tradeOffChart(two, noFormula, &runs, lightTheme());
  const ChartSeries* median = seriesOf(model, "laplace/mean");
  ASSERT_NE(median, nullptr);
  EXPECT_EQ(median->x, std::vector<double>{2});
  EXPECT_EQ(median->kind, ChartSeries::Kind::line) << "without an exact line the means are joined";
  EXPECT_FALSE(median->name.isEmpty());
  EXPECT_EQ(seriesOf(model, "laplace/exact"), nullptr);
}

TEST(TradeOffChart, TheWantedErrorIsALineThatCanBeDragged) {
  Study wanting = methodsStudy();
  EXPECT_EQ(guideOf(tradeOffChart(wanting, preview(), nullptr, lightTheme()), "target"), nullptr);
  wanting.view.errorTarget = 1.1;
  const ChartModel model = tradeOffChart(wanting, preview(), nullptr, lightTheme());
  ASSERT_NE(guideOf(model, "target"), nullptr);
  EXPECT_DOUBLE_EQ(guideOf(model, "target")->value, 1.1);
  EXPECT_TRUE(guideOf(model, "target")->draggable);
}

TEST(TradeOffRows, TheSmallestEpsilonIsToldInWords) {
  Study wanting = methodsStudy();
  wanting.view.errorTarget = 1;
  TradeOffPreview made = preview();
  made.smallestEpsilon = {SmallestEpsilon{}, SmallestEpsilon{}};
  made.smallestEpsilon[0]->epsilon = 3.21;
  auto rows = tradeOffRows(wanting, made);
  EXPECT_EQ(rows[0].smallestEpsilon, QStringLiteral("ε = 3.21"));
  EXPECT_EQ(rows[1].smallestEpsilon, QStringLiteral("not up to ε = 8"));
  made.smallestEpsilon[0]->low = 2.9;
  made.smallestEpsilon[1]->notEvenWithout = true;
  rows = tradeOffRows(wanting, made);
  EXPECT_EQ(rows[0].smallestEpsilon, QStringLiteral("ε = 3.21 (2.90 to > 8)"));
  EXPECT_EQ(rows[1].smallestEpsilon, QStringLiteral("not even without privacy"));
}

}  // namespace
}  // namespace epsiscope::trade_off_chart_test
