#include "ui/state/view_kind.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "ui/views/noise/noise_charts.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

#include "core/tasks/noise_preview.h"
#include "tests/ui/support/drawn.h"
#include "tests/ui/support/edits.h"
#include "tests/ui/support/in_model.h"
#include "tests/ui/support/previewed.h"
#include "ui/charts/chart.h"
#include "ui/charts/chart_rows.h"
#include "ui/state/output_range.h"
#include "ui/theme/theme.h"
#include "ui/views/method_table.h"
#include "ui/views/noise/noise_view.h"

namespace epsiscope::noise_charts_test {
namespace {

class NoiseCharts : public testing::Test {
protected:
  void SetUp() override {
    made = test::previewed();
    made.study.labelPrivacy.priorShare = 0.2;
    made.study.labelPrivacy.methods = {"laplace", "gaussian", "staircase", "rp-with-prior"};
    made.study.view.epsilon = 0.8;
    preview = previewNoise(made.study, *made.cache);
  }
  test::Previewed made;
  NoisePreview preview;
};

TEST_F(NoiseCharts, DensitySeriesAreThePreviewsCurves) {
  const ChartModel model = densityChart(made.study, preview, {}, lightTheme());
  for (const NoiseCurve& curve : preview.curves) {
    const QString id = QString::fromStdString(curve.method) + QStringLiteral("/y");
    const auto series =
        std::find_if(model.series.begin(), model.series.end(), [&](auto& s) { return s.id == id; });
    ASSERT_NE(series, model.series.end());
    EXPECT_EQ(series->x, curve.outputs);
    EXPECT_EQ(series->y, curve.density);
  }
}

TEST_F(NoiseCharts, TheDensityIsPerUnitOfTheLabel) {
  made.study.data.unit = "100 000 $";
  EXPECT_EQ(densityChart(made.study, preview, {}, lightTheme()).y.title,
            QStringLiteral("Density per 100 000 $"));
  made.study.data.unit.reset();
  EXPECT_EQ(densityChart(made.study, preview, {}, lightTheme()).y.title, QStringLiteral("Density"));
}

TEST_F(NoiseCharts, EveryRowOfTheTableNamesItsCurve) {
  const auto draws = possibleResults(made.study, preview, 40);
  for (const ChartRow& row : chartRows(densityChart(made.study, preview, draws, lightTheme())))
    EXPECT_NE(row.name, row.id);
}

TEST_F(NoiseCharts, BothLabelsHaveTheMethodsColourAndAreToldApartByTheirFill) {
  const ChartModel model = densityChart(made.study, preview, {}, lightTheme());
  for (const NoiseCurve& curve : preview.curves) {
    const QString id = QString::fromStdString(curve.method);
    const ChartSeries& y = *test::seriesOf(model, (id + QStringLiteral("/y")).toLatin1().constData());
    const ChartSeries& other =
        *test::seriesOf(model, (id + QStringLiteral("/y-prime")).toLatin1().constData());
    EXPECT_EQ(y.style.color, other.style.color);
    EXPECT_EQ(y.style.meaning, other.style.meaning);
    if (curve.discrete) {
      EXPECT_GT(y.opacity, other.opacity);
      EXPECT_LT(y.style.width, other.style.width) << "it is seen behind the other";
      continue;
    }
    EXPECT_GT(y.style.width, other.style.width);
    EXPECT_GT(y.fill, 0);
    EXPECT_EQ(y.fill, other.fill);
    EXPECT_FALSE(y.fillColor.isValid());
    EXPECT_EQ(other.fillColor, neighbourTone(lightTheme()));
  }
}

TEST_F(NoiseCharts, TheDensitiesOfOneMethodAreFilled) {
  made.study.view.method = "laplace";
  const ChartModel model = densityChart(made.study, preview, {}, lightTheme());
  EXPECT_GT(test::seriesOf(model, "laplace/y")->fill, 0);
  EXPECT_EQ(test::seriesOf(model, "laplace/y")->fill, test::seriesOf(model, "laplace/y-prime")->fill);
  EXPECT_EQ(test::seriesOf(model, "gaussian/y")->fill, 0);
}

TEST_F(NoiseCharts, AxesHoldStillWhileEpsilonMovesFrom1ToAHalfAndTheCurveGrowsWider) {
  NoiseView view;
  AppState state;
  view.resize(900, 700);
  const auto show = [&](double epsilon) {
    state.study = made.study;
    state.cache = made.cache;
    state.study.view.epsilon = epsilon;
    test::setPicture(state, view_id::noise, previewNoise(state.study, *made.cache));
    view.present(state, lightTheme());
    return view.charts()[0]->limits();
  };
  made.study.labelPrivacy.methods = {"laplace"};
  const auto one = show(1);
  EXPECT_EQ(show(0.5), one);
  EXPECT_EQ(show(0.1), one);
  const auto four = show(4);
  EXPECT_GT(four[3], one[3]) << "the peak is not cut off";
  EXPECT_EQ(four[0], one[0]);
  EXPECT_EQ(four[1], one[1]);
}

TEST_F(NoiseCharts, BothLabelsCanBeDragged) {
  const ChartModel model = densityChart(made.study, preview, {}, lightTheme());
  ASSERT_EQ(model.guides.size(), 2u);
  for (const ChartGuide& guide : model.guides) EXPECT_TRUE(guide.draggable);
  EXPECT_DOUBLE_EQ(model.guides[0].value, preview.otherLabel);
  EXPECT_DOUBLE_EQ(model.guides[1].value, preview.label);
}

TEST_F(NoiseCharts, DrawsDependOnTheSeedAloneAndLieOnTheCurve) {
  const auto first = possibleResults(made.study, preview, 10);
  const auto again = possibleResults(made.study, preview, 10);
  ASSERT_EQ(first.size(), 4u);
  for (std::size_t m = 0; m < first.size(); ++m) {
    EXPECT_EQ(first[m].outputs, again[m].outputs);
    ASSERT_EQ(first[m].outputs.size(), 10u);
    const Pipeline pipeline = previewPipeline(made.study, *made.cache, first[m].method, 0.8);
    for (std::size_t i = 0; i < 10; ++i)
      EXPECT_DOUBLE_EQ(first[m].density[i],
                       std::exp(pipeline.mechanism->logDensity(first[m].outputs[i], preview.label)));
  }
  Study other = made.study;
  other.seed += 1;
  EXPECT_NE(possibleResults(other, preview, 10)[0].outputs, first[0].outputs);
}

TEST_F(NoiseCharts, MoreDrawsBeginWithTheSameOnes) {
  const auto few = possibleResults(made.study, preview, 5)[0].outputs;
  const auto many = possibleResults(made.study, preview, 50)[0].outputs;
  EXPECT_TRUE(std::equal(few.begin(), few.end(), many.begin()));
}

TEST_F(NoiseCharts, TheRatioStaysBetweenTheLinesAndTheLinesInsideTheAxis) {
  const ChartModel model = logRatioChart(made.study, preview, lightTheme());
  EXPECT_GT(model.y.range->second, 0.8);
  EXPECT_LT(model.y.range->first, -0.8);
  for (std::size_t m = 0; m < preview.curves.size(); ++m) {
    if (preview.curves[m].delta > 0) continue;
    for (const double ratio : model.series[m].y)
      if (std::isfinite(ratio)) {
        EXPECT_LE(std::abs(ratio), 0.8 * (1 + 1e-9)) << preview.curves[m].method;
      }
  }
}

TEST_F(NoiseCharts, TheLinesOfAPersonsLabelsAreThoseOfOneAnswer) {
  EXPECT_EQ(epsilonShownText(made.study), QStringLiteral("ε 0.8"));
  made.study.data.person = "person";
  made.study.data.rowsPerPerson = 4;
  EXPECT_EQ(epsilonShownText(made.study), QStringLiteral("ε 0.2 for each of 4 rows"));
  preview = previewNoise(made.study, *made.cache);
  const ChartModel model = logRatioChart(made.study, preview, lightTheme());
  const auto line = std::ranges::find(model.guides, QStringLiteral("plus-epsilon"), &ChartGuide::id);
  ASSERT_NE(line, model.guides.end());
  EXPECT_DOUBLE_EQ(line->value, 0.2);
  for (const NoiseCurve& curve : preview.curves)
    if (curve.delta == 0) {
      EXPECT_LE(curve.maxLogRatio, 0.2 * (1 + 1e-9)) << curve.method;
    }
}

TEST_F(NoiseCharts, AStaircaseAtBothBoundsNeverFallsBetweenItsSteps) {
  for (const NoiseCurve& curve : preview.curves) {
    if (curve.method != "staircase") continue;
    // With y and y' a whole width apart the steps coincide: beyond both labels the ratio is epsilon
    // everywhere.
    for (std::size_t i = 0; i < curve.outputs.size(); ++i)
      if (curve.outputs[i] < preview.label) {
        EXPECT_NEAR(curve.logRatio[i], 0.8, 1e-6) << curve.outputs[i];
      }
  }
}

TEST_F(NoiseCharts, VerdictsPassWithTheValueThatWasMeasured) {
  const auto verdicts = ratioVerdicts(preview);
  ASSERT_EQ(verdicts.size(), 4u);
  for (const RatioVerdict& verdict : verdicts) EXPECT_TRUE(verdict.passed) << verdict.sentence.toStdString();
  EXPECT_EQ(verdicts[0].sentence, QStringLiteral("stays within ±0.8: pass (largest 0.8)"));
  EXPECT_TRUE(verdicts[1].sentence.contains(QStringLiteral("δ")));
  EXPECT_TRUE(verdicts[3].sentence.contains(QStringLiteral("±0.64")))
      << "a fifth of ε was spent on the prior";
}

TEST_F(NoiseCharts, ARatioBeyondEpsilonFails) {
  NoisePreview broken = preview;
  broken.curves[0].maxLogRatio = 0.9;
  EXPECT_FALSE(ratioVerdicts(broken)[0].passed);
}

TEST_F(NoiseCharts, WhatIsNotProvedNeverPasses) {
  made.study.labelPrivacy.methods = {"gaussian-classic"};
  made.study.view.epsilon = 2;
  const auto verdicts = ratioVerdicts(previewNoise(made.study, *made.cache));
  ASSERT_EQ(verdicts.size(), 1u);
  EXPECT_FALSE(verdicts[0].passed);
}

TEST_F(NoiseCharts, TheAxisRestsWhileEpsilonMovesALittle) {
  const auto before = outputRange(preview);
  made.study.view.epsilon = 0.81;
  EXPECT_EQ(outputRange(previewNoise(made.study, *made.cache)), before);
  EXPECT_LT(before.first, made.study.data.lower);
  EXPECT_GT(before.second, made.study.data.upper);
}

TEST_F(NoiseCharts, ExtremeEpsilonsGiveFiniteAxes) {
  for (const double epsilon : {1e-6, 1e-3, 50.0, 700.0}) {
    made.study.view.epsilon = epsilon;
    const NoisePreview extreme = previewNoise(made.study, *made.cache);
    const ChartModel density = densityChart(made.study, extreme, {}, lightTheme(), {.logDensity = true});
    EXPECT_TRUE(std::isfinite(density.x.range->first) && std::isfinite(density.x.range->second)) << epsilon;
    EXPECT_GT(density.y.range->first, 0) << epsilon;
    EXPECT_TRUE(std::isfinite(density.y.range->second)) << epsilon;
  }
}

TEST_F(NoiseCharts, FinitelyManyOutputsAreStemsAsHighAsTheirProbabilities) {
  made.study.labelPrivacy.methods = {"rr-on-bins", "grid-response"};
  preview = previewNoise(made.study, *made.cache);
  const ChartModel model = densityChart(made.study, preview, {}, lightTheme());
  const double scale = 1 / bounds(made.study.data).width();
  for (const NoiseCurve& curve : preview.curves) {
    ASSERT_TRUE(curve.discrete);
    const QString id = QString::fromStdString(curve.method) + QStringLiteral("/y");
    const auto series =
        std::find_if(model.series.begin(), model.series.end(), [&](auto& s) { return s.id == id; });
    ASSERT_NE(series, model.series.end());
    ASSERT_EQ(series->x.size(), 3 * curve.outputs.size());
    for (std::size_t i = 0; i < curve.outputs.size(); ++i) {
      EXPECT_EQ(series->x[3 * i + 1], curve.outputs[i]);
      EXPECT_DOUBLE_EQ(series->y[3 * i + 1], scale * curve.density[i]);
      EXPECT_TRUE(std::isnan(series->y[3 * i + 2])) << "stems are not joined";
    }
  }
}

TEST_F(NoiseCharts, AMatrixHasARowPerLabelValueThatSumsToOne) {
  made.study.labelPrivacy.methods = {"unbiased", "laplace"};
  made.study.labelPrivacy.unbiasedValues = 8;
  preview = previewNoise(made.study, *made.cache);
  EXPECT_FALSE(preview.curves[1].matrix) << "Laplace has a density";
  const ChartModel model = matrixChart(made.study, preview.curves[0]);
  ASSERT_TRUE(model.heat);
  ASSERT_EQ(model.heat->rows, 8u);
  ASSERT_EQ(model.heat->values.size(), model.heat->rows * model.heat->columns);
  for (std::size_t row = 0; row < 8; ++row) {
    double sum = 0;
    for (std::size_t k = 0; k < model.heat->columns; ++k)
      sum += model.heat->values[row * model.heat->columns + k];
    EXPECT_NEAR(sum, 1, 1e-12);
  }
}

TEST_F(NoiseCharts, AMethodThatCannotBeMadeSaysWhy) {
  made.study.labelPrivacy.methods = {"unbiased"};
  made.study.view.epsilon = 30;
  preview = previewNoise(made.study, *made.cache);
  EXPECT_TRUE(preview.curves.empty());
  ASSERT_EQ(preview.notes.size(), 1u);
  EXPECT_NE(densityChart(made.study, preview, {}, lightTheme()).notes.join(QString()).indexOf("nbiased"), -1);
}

TEST_F(NoiseCharts, EnoughDrawsHaveAHistogramOverTheDensityAndFewHaveNone) {
  const auto model = [&](int count) {
    return densityChart(made.study, preview, possibleResults(made.study, preview, count), lightTheme());
  };
  EXPECT_EQ(test::seriesOf(model(19), "laplace/histogram"), nullptr);
  const ChartModel many = model(1000);
  for (const NoiseCurve& curve : preview.curves) {
    const ChartSeries* steps = test::seriesOf(many, (curve.method + "/histogram").c_str());
    ASSERT_NE(steps, nullptr);
    EXPECT_EQ(steps->group, QString::fromStdString(curve.method + "/y")) << "hidden with its density";
    double area = 0;
    for (std::size_t i = 0; i < steps->y.size(); i += 2)
      area += steps->y[i] * (steps->x[i + 1] - steps->x[i]);
    EXPECT_NEAR(area, 1, 1e-9) << curve.method;
  }
}

TEST_F(NoiseCharts, OnALogarithmicAxisAnEmptyBinIsAGap) {
  const ChartModel model = densityChart(made.study, preview, possibleResults(made.study, preview, 200),
                                        lightTheme(), {.logDensity = true});
  for (const double density : test::seriesOf(model, "laplace/histogram")->y)
    EXPECT_TRUE(std::isnan(density) || density > 0);
}

TEST_F(NoiseCharts, FrequenciesOfFinitelyManyOutputsSumToOne) {
  made.study.labelPrivacy.methods = {"rr-on-bins"};
  made.study.labelPrivacy.rrValues = 16;
  preview = previewNoise(made.study, *made.cache);
  const ChartModel model =
      densityChart(made.study, preview, possibleResults(made.study, preview, 300), lightTheme());
  const ChartSeries* shares = test::seriesOf(model, "rr-on-bins/histogram");
  ASSERT_NE(shares, nullptr);
  double sum = 0;
  for (const double share : shares->y) sum += share;
  EXPECT_NEAR(sum, stemScale(preview.curves.front(), preview), 1e-12);
}

TEST_F(NoiseCharts, DrawsAreAlwaysCalledPossible) {
  const auto notes = [&](int count) {
    return densityChart(made.study, preview, possibleResults(made.study, preview, count), lightTheme())
        .notes.join(QLatin1Char(' '));
  };
  EXPECT_TRUE(notes(1).contains(QStringLiteral("one possible result")));
  EXPECT_TRUE(notes(137).contains(QStringLiteral("137 possible results")));
  EXPECT_FALSE(notes(0).contains(QStringLiteral("possible")));
  made.study.view.draws = -5;
  EXPECT_EQ(shownDraws(made.study), 0);
  made.study.view.draws = 5000;
  EXPECT_EQ(shownDraws(made.study), 1000);
}

TEST_F(NoiseCharts, TheMethodThatIsLookedAtIsStrongerThanTheOthers) {
  made.study.view.method = "gaussian";
  for (const ChartModel& model : {densityChart(made.study, preview, {}, lightTheme()),
                                  logRatioChart(made.study, preview, lightTheme())}) {
    double front = 0, others = 0;
    for (const ChartSeries& series : model.series)
      (series.id.startsWith(QStringLiteral("gaussian/")) ? front : others) =
          std::max(series.id.startsWith(QStringLiteral("gaussian/")) ? front : others, series.opacity);
    EXPECT_DOUBLE_EQ(front, 1);
    EXPECT_LT(others, 0.5);
  }
  made.study.view.method = "objective";
  EXPECT_EQ(frontMethod(made.study, preview), "") << "a method of another task";
}

/// Every finite randomizer and one with delta: the chart's ratio is compared with that of the mechanism
/// itself.
TEST_F(NoiseCharts, RatiosAndVerdictsAreThoseOfTheMechanisms) {
  made.study.labelPrivacy.methods = {"rr-on-bins", "unbiased", "gaussian"};
  made.study.labelPrivacy.rrValues = 16;
  made.study.labelPrivacy.unbiasedValues = 8;
  made.study.view.epsilon = 2;
  preview = previewNoise(made.study, *made.cache);
  ASSERT_EQ(preview.curves.size(), 3u);
  const ChartModel model = logRatioChart(made.study, preview, lightTheme());
  for (std::size_t m = 0; m < 3; ++m) {
    const NoiseCurve& curve = preview.curves[m];
    const ChartSeries& series = model.series[m];
    EXPECT_EQ(series.kind, curve.discrete ? ChartSeries::Kind::dots : ChartSeries::Kind::line);
    for (std::size_t i = 0; i < series.x.size(); ++i) {
      const double ratio = curve.mechanism->logDensity(series.x[i], preview.label) -
                           curve.mechanism->logDensity(series.x[i], preview.otherLabel);
      EXPECT_NEAR(series.y[i], ratio, 1e-9 * std::max(1.0, std::abs(ratio))) << curve.method;
    }
  }
  const auto verdicts = ratioVerdicts(preview);
  for (const RatioVerdict& verdict : verdicts) EXPECT_TRUE(verdict.passed) << verdict.sentence.toStdString();
  EXPECT_TRUE(verdicts[2].sentence.contains(QStringLiteral("δ")));
}

class NoiseViewTest : public NoiseCharts {
protected:
  void present() {
    state.study = made.study;
    state.cache = made.cache;
    test::setPicture(state, view_id::noise, preview);
    view.present(state, lightTheme());
  }
  AppState state;
  NoiseView view;
};

TEST_F(NoiseViewTest, OneMoreDrawIsAChangeOfTheStudyAndKeepsTheOthers) {
  present();
  const auto before = view.modelOf(view.charts()[0]);
  test::Edits edited(view);
  view.findChild<QPushButton*>("draw-one-more")->click();
  ASSERT_EQ(edited.size(), 1u);
  made.study = edited.at(0);
  EXPECT_EQ(made.study.view.draws, 11);
  present();
  const std::vector<double>& few = test::seriesOf(before, "laplace/draws")->x;
  const std::vector<double>& more = test::seriesOf(view.modelOf(view.charts()[0]), "laplace/draws")->x;
  ASSERT_EQ(more.size(), 11u);
  EXPECT_TRUE(std::equal(few.begin(), few.end(), more.begin()));
  EXPECT_EQ(edited.size(), 1u) << "showing is no wish";
}

TEST_F(NoiseViewTest, TheNumberOfDrawsIsTheStudysAndEndsAtWhatCanBeSeen) {
  made.study.view.draws = 1000;
  present();
  EXPECT_EQ(view.findChild<QSpinBox*>("view.draws")->value(), 1000);
  const auto* more = view.findChild<QPushButton*>("draw-one-more");
  EXPECT_FALSE(more->isEnabled());
  EXPECT_TRUE(more->toolTip().contains(QStringLiteral("1000"))) << "it says why";
}

TEST_F(NoiseViewTest, AMethodIsBroughtToTheFrontAndAllComeBack) {
  made.study.view.method = "staircase";
  present();
  const auto* verdicts = view.findChild<MethodTable*>();
  EXPECT_EQ(verdicts->item(0, 0)->text(), QStringLiteral("Staircase"));
  auto* methods = view.findChild<QComboBox*>("view.method");
  EXPECT_EQ(methods->currentText(), QStringLiteral("Staircase"));
  test::Edits edited(view);
  emit methods->activated(0);
  made.study = edited.at(0);
  EXPECT_FALSE(made.study.view.method);
  present();
  EXPECT_EQ(verdicts->item(0, 0)->text(), QStringLiteral("Laplace"));
}

}  // namespace
}  // namespace epsiscope::noise_charts_test
