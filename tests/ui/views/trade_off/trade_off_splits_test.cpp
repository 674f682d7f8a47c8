#include "ui/views/trade_off/trade_off_chart.h"
#include "ui/views/trade_off/trade_off_table.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QHeaderView>

#include "core/results/result.h"
#include "tests/ui/support/in_model.h"
#include "ui/theme/theme.h"
#include "ui/views/method_table.h"
#include "ui/views/run_curve.h"
#include "ui/views/trade_off/method_differences.h"

namespace epsiscope::trade_off_splits_test {
namespace {

using test::guideOf;
using test::notesSay;
using test::seriesOf;

Guarantee guaranteed(Guarantee::Trust trust) {
  return Guarantee::of({.epsilon = 1, .trust = trust});
}

Study ofPrices() {
  Study study;
  study.data.target = "price";
  study.seed = 7;
  study.view.epsilon = 1;
  return study;
}

/// The preview with errors of three splits.
TradeOffPreview ofThree() {
  TradeOffPreview made;
  const std::vector<double> x = {0.1, 1, 8};
  made.curves = {{.method = "laplace",
                  .label = "Laplace",
                  .x = x,
                  .y = {50, 2.5, 0.5},
                  .standardError = {5, 0.2, 0.1},
                  .withoutPrivacy = 0.3,
                  .guarantee = guaranteed(Guarantee::Trust::local)},
                 {.method = "staircase",
                  .label = "Staircase",
                  .x = x,
                  .y = {40, 2, 0.4},
                  .standardError = {4, 0.2, 0.1},
                  .withoutPrivacy = 0.3,
                  .guarantee = guaranteed(Guarantee::Trust::local)},
                 {.method = "central-ridge",
                  .label = "Central ridge",
                  .x = x,
                  .y = {1, 2, 0.4},
                  .standardError = {1, 1, 1},
                  .withoutPrivacy = 0.35,
                  .guarantee = guaranteed(Guarantee::Trust::central)},
                 {.method = "rp-with-prior",
                  .label = "RPWithPrior",
                  .x = x,
                  .y = {2, 1, 0.4},
                  .standardError = {1, 1, 1},
                  .withoutPrivacy = 0.3,
                  .guarantee = Guarantee::none(Guarantee::Neighbours::label, "prior from raw labels")}};
  made.predictMean = {.method = "predict-mean",
                      .label = "Predict the mean",
                      .x = {0.1, 8},
                      .y = {3, 3},
                      .guarantee = guaranteed(Guarantee::Trust::central)};
  made.none = 0.3;
  made.predictMeanAtEpsilon = 3;
  made.splits = made.wantedSplits = 3;
  made.trainRows = 80;
  made.testRows = 20;
  made.atEpsilonOfSplits = {{1.5, 2.6, 3.4}, {1, 2, 3}, {0, 5, 1}, {1, 1, 1}};
  made.atEpsilon = {2.5, 2, 2, 1};
  return made;
}

/// Differences -0.5, -0.6, -0.4: mean 0.5, sd 0.1, and with t = 4.302653 for two degrees of freedom a half
/// width of 4.302653 * 0.1 * sqrt(1/3 + 20/80) = 0.32862.
TEST(MethodDifferences, ArePairedAndTellTheirInterval) {
  const auto better = differenceBetween(ofPrices(), ofThree(), 1, 0);
  ASSERT_TRUE(better);
  EXPECT_EQ(better->brief, QStringLiteral("0.50 ± 0.33 better"));
  EXPECT_EQ(better->sentence,
            QStringLiteral("0.50 better than Laplace, 95 % interval 0.17 to 0.83 between splits"));
  const auto worse = differenceBetween(ofPrices(), ofThree(), 0, 1);
  ASSERT_TRUE(worse);
  EXPECT_EQ(worse->brief, QStringLiteral("0.50 ± 0.33 worse"));
}

TEST(MethodDifferences, ThatAreTheSameOnEverySplitHaveNoHalfWidth) {
  TradeOffPreview preview = ofThree();
  preview.atEpsilonOfSplits[1] = preview.atEpsilonOfSplits[0];
  for (double& error : preview.atEpsilonOfSplits[1]) error -= 0.5;
  const auto better = differenceBetween(ofPrices(), preview, 1, 0);
  EXPECT_EQ(better->brief, QStringLiteral("0.5000 better"));
  EXPECT_EQ(better->sentence, QStringLiteral("0.5000 better than Laplace"));
}

TEST(MethodDifferences, WhoseIntervalHoldsZeroAreNotClear) {
  const auto unclear = differenceBetween(ofPrices(), ofThree(), 2, 0);
  ASSERT_TRUE(unclear);
  EXPECT_EQ(unclear->brief, QStringLiteral("no clear difference"));
  EXPECT_TRUE(unclear->sentence.startsWith(QStringLiteral("no clear difference from Laplace")));
  EXPECT_FALSE(differenceBetween(ofPrices(), ofThree(), 0, 0)) << "from itself";
}

TEST(MethodDifferences, AreFromTheMethodThatIsLookedAt) {
  Study study = ofPrices();
  EXPECT_EQ(referenceCurve(study, ofThree()), 0u);
  study.view.method = "staircase";
  EXPECT_EQ(referenceCurve(study, ofThree()), 1u);
  TradeOffPreview one = ofThree();
  for (std::vector<double>& values : one.atEpsilonOfSplits) values.resize(1);
  EXPECT_FALSE(referenceCurve(study, one)) << "one split tells nothing";
}

TEST(MethodDifferences, TheBestIsAPrivateOne) {
  TradeOffPreview clear = ofThree();
  clear.atEpsilonOfSplits[2] = {4, 5, 6};
  clear.atEpsilon[2] = 5;
  EXPECT_EQ(bestSentence(ofPrices(), clear),
            QStringLiteral("Smallest at ε = 1: Staircase, 0.50 better than Laplace, 95 % interval 0.17 to "
                           "0.83 between splits."));
}

/// Central ridge has the same mean as Staircase, and splits on which it is better and others on which it is
/// worse.
TEST(MethodDifferences, WithinTheNoiseNobodyIsTheBest) {
  EXPECT_EQ(bestSentence(ofPrices(), ofThree()),
            QStringLiteral("No method is clearly better at ε = 1: Staircase, Central ridge cannot be "
                           "distinguished (between splits)."));
}

/// Groups of Staircase and Laplace whose difference has the jackknife error sqrt(2/3 * 2 * 0.03^2) =
/// 0.03464, with t = 4.302653 for three groups a half width of 0.14905; the errors themselves reach as far as
/// their own groups say.
TEST(MethodDifferences, AreForOtherPeopleWhereTheirErrorsAreKnown) {
  TradeOffPreview preview = ofThree();
  preview.knowsPeople = true;
  preview.atEpsilonOfPeople = {{.ofGroups = {2.5, 2.6, 2.4}}, {.ofGroups = {2, 2.13, 1.87}}, {}, {}};
  const auto better = differenceBetween(ofPrices(), preview, 1, 0);
  EXPECT_EQ(better->brief, QStringLiteral("0.50 ± 0.15 better"));
  EXPECT_EQ(better->sentence, QStringLiteral("0.50 better than Laplace, 95 % interval 0.35 to 0.65 "
                                             "for other people like these"));
  const auto partly = differenceBetween(ofPrices(), preview, 2, 0);
  EXPECT_TRUE(partly->sentence.endsWith(QStringLiteral("between splits"))) << partly->sentence.toStdString();
  EXPECT_TRUE(bestSentence(ofPrices(), preview).contains(QStringLiteral("(between splits)")))
      << "what is not known of all methods is said of none";
  preview.atEpsilonOfPeople[2] = preview.atEpsilonOfPeople[1];
  EXPECT_EQ(bestSentence(ofPrices(), preview),
            QStringLiteral("No method is clearly better at ε = 1: Staircase, Central ridge cannot be "
                           "distinguished (for other people like these)."));

  const QString tip = tradeOffRows(ofPrices(), preview)[0].sentence;
  // 2.5 less and plus 4.302653 * sqrt(2/3 * 2 * 0.1^2) = 0.49683.
  EXPECT_TRUE(tip.contains(QStringLiteral("For other people like these: 2.003 to 2.997 (95 %).")))
      << tip.toStdString();
  EXPECT_TRUE(tip.contains(QStringLiteral("standard error of 0.55 between 3 splits"))) << tip.toStdString();
}

TEST(TradeOffTable, ASmallestEpsilonSaysWhatItsIntervalIsFor) {
  SmallestEpsilon found{.epsilon = 0.93, .low = 0.88, .high = 1.01};
  const QString ofSplits = smallestEpsilonSentence(ofPrices(), found, 2, 0.05, 8);
  EXPECT_TRUE(ofSplits.contains(QStringLiteral("between splits"))) << ofSplits.toStdString();
  found.isOfPeople = true;
  const QString ofPeople = smallestEpsilonSentence(ofPrices(), found, 2, 0.05, 8);
  EXPECT_TRUE(ofPeople.endsWith(QStringLiteral("For other people like these: ε = 0.880 to 1.01 (95 %).")))
      << ofPeople.toStdString();
}

TEST(TradeOffSplits, TheBadgeSaysHowManyAndWhatIsToCome) {
  TradeOffPreview preview = ofThree();
  EXPECT_EQ(expectedFact(ofPrices(), preview), QStringLiteral("expected, mean of 3 splits"));
  preview.wantedSplits = 10;
  EXPECT_EQ(expectedFact(ofPrices(), preview), QStringLiteral("expected, mean of 3 of 10 splits"));
  EXPECT_TRUE(notesSay(tradeOffChart(ofPrices(), preview, nullptr, lightTheme()), "7 more to come"));
  preview.splits = preview.wantedSplits = 1;
  EXPECT_EQ(expectedFact(ofPrices(), preview), QStringLiteral("expected, one split"));
}

TEST(TradeOffSplits, TheThinBandIsOneStandardErrorAndHidesWithItsLine) {
  const ChartModel model = tradeOffChart(ofPrices(), ofThree(), nullptr, lightTheme());
  const ChartSeries* band = seriesOf(model, "laplace/standard-error");
  ASSERT_NE(band, nullptr);
  EXPECT_DOUBLE_EQ(band->y[1], 2.3);
  EXPECT_DOUBLE_EQ(band->upper[1], 2.7);
  EXPECT_EQ(band->group, QStringLiteral("laplace/exact"));
  TradeOffPreview one = ofThree();
  for (MethodCurve& curve : one.curves) curve.standardError.clear();
  EXPECT_EQ(seriesOf(tradeOffChart(ofPrices(), one, nullptr, lightTheme()), "laplace/standard-error"),
            nullptr);
}

TEST(TradeOffSplits, APipelineWithALineOfItsOwnHasADashAtTheRightEnd) {
  const ChartModel model = tradeOffChart(ofPrices(), ofThree(), nullptr, lightTheme());
  const ChartSeries* dash = seriesOf(model, "central-ridge/without-privacy");
  ASSERT_NE(dash, nullptr);
  EXPECT_EQ(dash->y, (std::vector<double>{0.35, 0.35}));
  EXPECT_DOUBLE_EQ(dash->x[1], 8);
  EXPECT_EQ(seriesOf(model, "laplace/without-privacy"), nullptr) << "it has the lowest line";
  EXPECT_EQ(guideOf(model, "none")->label, QStringLiteral("no privacy, best learner: 0.3"));
  EXPECT_TRUE(tradeOffRows(ofPrices(), ofThree())[2].sentence.contains(
      QStringLiteral("The same learner without privacy: 0.35.")));
  EXPECT_DOUBLE_EQ(tradeOffRows(ofPrices(), ofThree())[2].noiseShare, 1 - 0.35 / 2);
}

TEST(TradeOffSplits, TheLowestLineHasTheColourOfItsOneCurve) {
  TradeOffPreview preview = ofThree();
  preview.noneOf = "laplace";
  const ChartModel model = tradeOffChart(ofPrices(), preview, nullptr, lightTheme());
  EXPECT_EQ(guideOf(model, "none")->color, seriesOf(model, "laplace/exact")->style.color);
}

TEST(TradeOffSplits, WhatPromisesNothingHasLongDashesAndIsNamedByTheBadgeAlone) {
  const ChartModel model = tradeOffChart(ofPrices(), ofThree(), nullptr, lightTheme());
  EXPECT_TRUE(model.showsTruth) << "exports say so in a quiet line";
  EXPECT_EQ(seriesOf(model, "rp-with-prior/exact")->style.meaning, LineMeaning::notPrivate);
  EXPECT_FALSE(seriesOf(model, "rp-with-prior/exact")->style.openMarker) << "the marker is the method";
  EXPECT_EQ(seriesOf(model, "laplace/exact")->style.meaning, LineMeaning::own);
  EXPECT_EQ(notPrivateBadge(model.notPrivateCurves), QStringLiteral("not private: RPWithPrior"));
  EXPECT_EQ(seriesOf(model, "laplace/exact")->legendNote, QStringLiteral("local"));
  EXPECT_EQ(seriesOf(model, "central-ridge/exact")->legendNote, QStringLiteral("central"));
  TradeOffPreview allPrivate = ofThree();
  allPrivate.curves.pop_back();
  EXPECT_TRUE(notPrivateBadge(tradeOffChart(ofPrices(), allPrivate, nullptr, lightTheme()).notPrivateCurves)
                  .isEmpty());
}

TEST(TradeOffSplits, DotsOfARunThatPromisesNothingSaySoAndKeepTheirMarker) {
  Result run;
  run.study = ofPrices();
  for (const char* method : {"laplace", "rp-with-prior"}) {
    ResultRow row;
    row.method = method;
    row.learner = "ridge";
    row.metric = "test_mse";
    row.kind = "sampled";
    row.epsilon = 1;
    row.mean = 2;
    row.trials = 10;
    run.series.push_back(row);
  }
  const ChartModel model = tradeOffChart(ofPrices(), ofThree(), &run, lightTheme());
  EXPECT_TRUE(seriesOf(model, "rp-with-prior/mean")->notPrivate);
  EXPECT_FALSE(seriesOf(model, "rp-with-prior/mean")->style.openMarker);
  EXPECT_FALSE(seriesOf(model, "laplace/mean")->notPrivate);
}

TEST(TradeOffSplits, GuidesStandWhereTheStudyIsWhileCurvesAreOfThePicture) {
  Study now = ofPrices();
  now.view.epsilon = 4;
  now.view.errorTarget = 1.5;
  const ChartModel model = tradeOffChart(ofPrices(), ofThree(), nullptr, lightTheme(), {.guides = &now});
  EXPECT_DOUBLE_EQ(guideOf(model, "epsilon")->value, 4);
  EXPECT_DOUBLE_EQ(guideOf(model, "target")->value, 1.5);
  EXPECT_TRUE(notesSay(model, "No method is clearly better at ε = 1"));
}

TEST(TradeOffSplits, ARunOfAnotherSeedIsToldByItsSeed) {
  Result run;
  run.study = ofPrices();
  Study now = ofPrices();
  EXPECT_TRUE(earlierWords(now, run).isEmpty());
  now.splitSeed = 7;
  now.seed = 12;
  EXPECT_EQ(earlierWords(now, run), QStringLiteral("seed 7, earlier"));
  now = ofPrices();
  now.splitSeed = 3;
  EXPECT_EQ(earlierWords(now, run), QStringLiteral("splits of seed 7, earlier"));
  now.testFraction = 0.5;
  EXPECT_EQ(earlierWords(now, run), QStringLiteral("earlier parameters, seed 7"));
  now.splitSeed = std::nullopt;
  EXPECT_EQ(earlierWords(now, run), QStringLiteral("earlier parameters"));
}

/// A wanted error is shown as a root: where there is no room, other columns give way.
TEST(TradeOffSplits, TheRootStaysInTheTableWhileAnErrorIsWanted) {
  Study study = ofPrices();
  const auto leavesOut = [&] {
    const MethodTableContents table = tradeOffTable(study, ofThree(), nullptr);
    return table.leaveOut[static_cast<std::size_t>(table.headings.indexOf(QStringLiteral("RMSE")))];
  };
  EXPECT_GT(leavesOut(), 0);
  study.view.errorTarget = 1;
  EXPECT_EQ(leavesOut(), 0);
}

/// The smallest width of the table at 1024 x 600, where the centre has about 620 pixels.
TEST(TradeOffSplits, NoSmallestEpsilonIsCut) {
  Study study = ofPrices();
  study.view.errorTarget = 1;
  TradeOffPreview preview = ofThree();
  preview.smallestEpsilon = {SmallestEpsilon{.epsilon = 0.0928, .low = 0.0888, .high = 0.101},
                             SmallestEpsilon{.epsilon = 0.928, .low = 0.888},
                             SmallestEpsilon{.epsilon = {}, .notEvenWithout = true}, SmallestEpsilon{}};
  const MethodTableContents rows = tradeOffTable(study, preview, nullptr);
  MethodTable table;
  table.resize(620, 300);
  table.show();
  table.setContents(rows, lightTheme());
  QApplication::processEvents();
  const int last = table.columnCount() - 1;
  ASSERT_FALSE(table.isColumnHidden(last));
  for (int row = 0; row < 4; ++row) {
    const QString text = table.item(row, last)->text();
    EXPECT_FALSE(text.isEmpty());
    EXPECT_LT(table.fontMetrics().horizontalAdvance(text), table.columnWidth(last)) << text.toStdString();
  }
  int shown = 0;
  for (int column = 0; column < table.columnCount(); ++column)
    shown += table.isColumnHidden(column) ? 0 : table.columnWidth(column);
  EXPECT_LE(shown, table.viewport()->width());
  table.resize(2000, 300);
  QApplication::processEvents();
  for (int column = 0; column < table.columnCount(); ++column) EXPECT_FALSE(table.isColumnHidden(column));
}

}  // namespace
}  // namespace epsiscope::trade_off_splits_test
