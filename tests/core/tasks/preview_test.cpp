#include "core/tasks/label_privacy/interval_preview.h"
#include "core/tasks/noise_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/trade_off_preview.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/mechanisms/registry.h"
#include "core/run/run.h"
#include "core/tasks/methods.h"
#include "tests/core/tasks/small_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::preview_test {
namespace {

Study studyOfAll(const char* id = "house-prices") {
  Study study = test::builtInStudy(id);
  study.labelPrivacy.methods.clear();
  for (const RegistryRow& row : mechanismRegistry()) study.labelPrivacy.methods.push_back(row.id);
  return study;
}

std::shared_ptr<const TaskCache> cacheOf(const Study& study, const char* id = "house-prices") {
  return buildCache(study, test::builtInData(id));
}

TEST(CacheKey, ChangesWithTheDataAndNotWithTheSliders) {
  const Study study = studyOfAll();
  Study same = study;
  same.epsilon = {3};
  same.trials = 99;
  same.labelPrivacy.lambda = 0.5;
  same.labelPrivacy.zeta = 0.1;
  same.labelPrivacy.binWidth = 0.1;
  same.labelPrivacy.prior = PriorKind::exact;
  same.view.epsilon = 4;
  EXPECT_TRUE(test::shareCache(same, study));
  for (void (*change)(Study&) :
       {+[](Study& s) { s.seed = 7; }, +[](Study& s) { s.data.upper = 9; },
        +[](Study& s) { s.testFraction = 0.5; }, +[](Study& s) { s.data.missing = MissingRule::mean; },
        +[](Study& s) { s.labelPrivacy.priorFile = "p.csv"; },
        +[](Study& s) { s.labelPrivacy.learners = {kLearnerRandomFeatures}; }}) {
    Study other = study;
    change(other);
    EXPECT_FALSE(test::shareCache(other, study));
  }
}

/// In the GUI thread it would block the window for seconds.
TEST(PreviewIsInstant, ButNotWithALinearProgrammeOrManyValuesPerPrior) {
  Study study = test::builtInStudy("house-prices");
  study.labelPrivacy.methods = {"laplace", "rr-on-bins"};
  const auto cache = buildCache(study, test::builtInData("house-prices"));
  EXPECT_TRUE(taskOf(study).isInstant(study, *cache));
  study.labelPrivacy.rrValues = 10'000;
  EXPECT_FALSE(taskOf(study).isInstant(study, *cache));
  study.labelPrivacy.methods = {"laplace"};
  EXPECT_TRUE(taskOf(study).isInstant(study, *cache));
  study.labelPrivacy.methods = {"unbiased"};
  EXPECT_FALSE(taskOf(study).isInstant(study, *cache));
}

/// The expected error of the predictions that a study makes: a row with a note is about others.
class ExpectedOfRun : public testing::TestWithParam<bool> {};

INSTANTIATE_TEST_SUITE_P(PreviewTradeOff, ExpectedOfRun, testing::Bool(),
                         [](const auto& one) { return one.param ? "clipped" : "unclipped"; });

TEST_P(ExpectedOfRun, IsThePreviewOfTheFirstTrial) {
  Study study = studyOfAll();
  study.labelPrivacy.clipPredictions = GetParam();
  study.trials = 1;
  study.labelPrivacy.methods.emplace_back(kMethodNone);
  study.labelPrivacy.methods.emplace_back(kMethodPredictMean);
  study.epsilon = {0.7};
  study.view.epsilon = 0.7;
  const auto result = run(study, test::builtInData("house-prices"), {.threads = 1}, {});
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study)});
  std::size_t compared = 0;
  for (const ResultRow& row : result->series) {
    if (row.metric != "test_mse" || row.kind == "sampled" || !row.note.empty()) continue;
    ++compared;
    if (row.method == kMethodNone) {
      EXPECT_EQ(row.mean, preview.none);
    } else if (row.method == kMethodPredictMean) {
      EXPECT_EQ(row.mean, preview.predictMeanAtEpsilon);
    } else {
      const auto curve = std::find_if(preview.curves.begin(), preview.curves.end(),
                                      [&](const MethodCurve& c) { return c.method == row.method; });
      ASSERT_NE(curve, preview.curves.end());
      EXPECT_EQ(row.mean, preview.atEpsilon[static_cast<std::size_t>(curve - preview.curves.begin())])
          << row.method;
    }
  }
  EXPECT_EQ(compared, mechanismRegistry().size() + 2);
}

TEST_P(ExpectedOfRun, IsThePreviewForEveryLinearLearner) {
  Study study = test::builtInStudy("advertising-sales");
  study.trials = 1;
  study.epsilon = {0.7};
  study.view.epsilon = 0.7;
  study.labelPrivacy.methods = {"laplace", "rp-with-prior-debiased", kMethodCentralRidge};
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerRandomFeatures};
  study.labelPrivacy.randomFeatures = 30;
  study.labelPrivacy.clipPredictions = GetParam();
  const auto result = run(study, test::builtInData("advertising-sales"), {.threads = 1}, {});
  const auto cache = cacheOf(study, "advertising-sales");
  for (const char* learner : {kLearnerRidge, kLearnerRandomFeatures}) {
    study.view.learner = learner;
    const TradeOffPreview preview = previewTradeOff(study, {cache});
    for (std::size_t i = 0; i < preview.curves.size(); ++i)
      for (const ResultRow& row : result->series)
        if (row.method == preview.curves[i].method && row.metric == "test_mse" && row.kind != "sampled" &&
            row.note.empty() && row.learner == learner) {
          EXPECT_EQ(row.mean, preview.atEpsilon[i]) << row.method << " " << learner;
        }
  }
}

TEST(PreviewTradeOff, TheSmallestEpsilonReachesTheWantedErrorWhenItIsRun) {
  Study study = test::builtInStudy("house-prices");
  study.trials = 1;
  study.labelPrivacy.methods = {"laplace", "staircase", "rp-with-prior-debiased", kMethodCentralRidge};
  const auto cache = cacheOf(study);
  const TradeOffPreview all = previewTradeOff(study, {cache});
  study.view.errorTarget = std::sqrt(all.none * all.predictMeanAtEpsilon);
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  ASSERT_EQ(preview.smallestEpsilon.size(), preview.curves.size());
  int reached = 0;
  for (std::size_t i = 0; i < preview.curves.size(); ++i) {
    const SmallestEpsilon& found = *preview.smallestEpsilon[i];
    if (!found.epsilon || found.atLowEnd) continue;
    ++reached;
    Study there = study;
    there.labelPrivacy.methods = {preview.curves[i].method};
    const auto errorAt = [&](double epsilon) {
      there.epsilon = {epsilon};
      return run(there, test::builtInData("house-prices"), {.threads = 1}, {})->series.front().mean;
    };
    EXPECT_LE(errorAt(*found.epsilon), *study.view.errorTarget) << preview.curves[i].method;
    EXPECT_GT(errorAt(roundedDown(*found.epsilon * (1 - 1e-9))), *study.view.errorTarget)
        << preview.curves[i].method;
  }
  EXPECT_GE(reached, 2);
}

TEST(PreviewTradeOff, APerceptronHasNoCurveAndSaysSo) {
  Study study = test::builtInStudy("advertising-sales");
  study.labelPrivacy.methods = {"laplace"};
  study.labelPrivacy.learners = {kLearnerPerceptron};
  const TradeOffPreview preview = previewTradeOff(study, {cacheOf(study, "advertising-sales")});
  EXPECT_TRUE(std::all_of(preview.curves[0].y.begin(), preview.curves[0].y.end(),
                          [](double error) { return std::isnan(error); }));
  EXPECT_FALSE(preview.curves[0].notes.empty());
  EXPECT_TRUE(std::isnan(preview.none));
}

TEST(PreviewTradeOff, CoversTheStudysEpsilonsAndDoesNotMoveWithTheView) {
  Study study = studyOfAll();
  study.epsilon = {0.01, 1, 20};
  const auto cache = cacheOf(study);
  const TradeOffPreview preview = previewTradeOff(study, {cache});
  EXPECT_EQ(preview.low, 0.01);
  EXPECT_EQ(preview.high, 20);
  ASSERT_EQ(preview.curves[0].x.size(), 60U);
  EXPECT_EQ(preview.curves[0].x.front(), 0.01);
  EXPECT_EQ(preview.curves[0].x.back(), 20);
  study.view.epsilon = 500;
  EXPECT_EQ(previewTradeOff(study, {cache}).curves[0].x, preview.curves[0].x);
}

TEST(PreviewTradeOff, CurvesThatAreDrawnAlreadyChangeNothing) {
  Study study = studyOfAll();
  study.labelPrivacy.unbiasedValues = 4;
  const auto cache = cacheOf(study);
  study.view.errorTarget = 0.3;
  const TradeOffPreview drawn = previewTradeOff(study, {cache});
  Study other = study;
  other.view.epsilon = 2.3;
  other.view.errorTarget = 0.1;
  ASSERT_TRUE(haveSameCurves(study, other));
  const TradeOffPreview anew = previewTradeOff(other, {cache});
  const TradeOffPreview reused = previewTradeOff(other, {cache}, &drawn);
  EXPECT_NE(anew.atEpsilon, drawn.atEpsilon);
  EXPECT_EQ(reused.atEpsilon, anew.atEpsilon);
  EXPECT_EQ(reused.predictMeanAtEpsilon, anew.predictMeanAtEpsilon);
  EXPECT_EQ(reused.smallestEpsilon, anew.smallestEpsilon);
  for (std::size_t i = 0; i < anew.curves.size(); ++i) {
    EXPECT_EQ(reused.curves[i].y, anew.curves[i].y);
    EXPECT_EQ(reused.curves[i].notes, anew.curves[i].notes);
  }
}

TEST(PreviewTradeOff, OtherParametersAndAnotherLearnerHaveOtherCurves) {
  Study study = studyOfAll();
  study.labelPrivacy.learners = {kLearnerRidge, kLearnerRandomFeatures};
  for (void (*change)(Study&) :
       {+[](Study& s) { s.labelPrivacy.zeta = 0.123; }, +[](Study& s) { s.epsilon = {0.01}; },
        +[](Study& s) { s.view.learner = kLearnerRandomFeatures; }}) {
    Study other = study;
    change(other);
    EXPECT_FALSE(haveSameCurves(study, other));
  }
}

TEST(PreviewTradeOff, StopsWhenToldTo) {
  const Study study = studyOfAll();
  int asked = 0;
  previewTradeOff(study, {cacheOf(study)}, nullptr, [&asked] { return ++asked <= 3; });
  EXPECT_EQ(asked, 4) << "of sixty epsilons";
}

TEST(Previews, LinearProgrammesAreNotInstant) {
  Study study = studyOfAll();
  const auto cache = cacheOf(study);
  EXPECT_FALSE(taskOf(study).isInstant(study, *cache));
  std::erase(study.labelPrivacy.methods, "unbiased");
  EXPECT_TRUE(taskOf(study).isInstant(study, *cache));
}

TEST(PreviewTradeOff, ExtremeEpsilonsGiveNumbersOrGapsWithANote) {
  for (const PriorKind prior :
       {PriorKind::noisyCounts, PriorKind::noisyLabels, PriorKind::uniform, PriorKind::exact}) {
    Study study = studyOfAll("advertising-sales");
    study.labelPrivacy.prior = prior;
    study.epsilon = {1e-6, 1e-3, 50, 700};
    study.view.epsilon = 1e-6;
    const auto cache = cacheOf(study, "advertising-sales");
    const TradeOffPreview preview = previewTradeOff(study, {cache});
    for (const MethodCurve& curve : preview.curves) {
      ASSERT_EQ(curve.y.size(), curve.x.size());
      for (const double error : curve.y) {
        EXPECT_FALSE(std::isinf(error)) << curve.method;
        EXPECT_TRUE(!std::isnan(error) || !curve.notes.empty()) << curve.method;
      }
      // The unbiased randomizer ends at epsilon 20.
      EXPECT_TRUE(std::isfinite(curve.y.back()) || curve.method == "unbiased") << curve.method;
    }
    for (const double error : preview.predictMean.y) EXPECT_TRUE(std::isfinite(error));
  }
}

TEST(PreviewTradeOff, TellsWhatIsNotPrivate) {
  Study study = studyOfAll();
  study.labelPrivacy.prior = PriorKind::exact;
  for (const MethodCurve& curve : previewTradeOff(study, {cacheOf(study)}).curves)
    EXPECT_EQ(curve.guarantee.isPrivate(), !needsPrior(curve.method) && curve.method != "gaussian-classic")
        << curve.method;
}

double integral(const std::vector<double>& x, const std::vector<double>& y) {
  double sum = 0;
  for (std::size_t i = 1; i < x.size(); ++i) sum += (x[i] - x[i - 1]) * (y[i] + y[i - 1]) / 2;
  return sum;
}

double massOf(const NoiseCurve& curve, const std::vector<double>& density) {
  return curve.discrete ? std::accumulate(density.begin(), density.end(), 0.0)
                        : integral(curve.outputs, density);
}

TEST(PreviewNoise, DensitiesHoldTheirMassAndRatiosStayWithinEpsilon) {
  Study study = studyOfAll();
  study.view.label = 1.3;
  study.view.otherLabel = 3.9;
  for (const double epsilon : {0.1, 1.0, 4.0}) {
    study.view.epsilon = epsilon;
    const NoisePreview preview = previewNoise(study, *cacheOf(study));
    ASSERT_EQ(preview.curves.size(), mechanismRegistry().size());
    for (const NoiseCurve& curve : preview.curves) {
      SCOPED_TRACE(curve.method + " at " + std::to_string(epsilon));
      EXPECT_LE(curve.outputs.size(), 700U);
      EXPECT_TRUE(std::is_sorted(curve.outputs.begin(), curve.outputs.end()));
      // At least 0.999 of the mass is shown; the trapezoidal rule is off by the curvature between 300 points.
      EXPECT_NEAR(massOf(curve, curve.density), 1, 0.005);
      EXPECT_NEAR(massOf(curve, curve.otherDensity), 1, 0.005);
      if (curve.delta == 0) {
        EXPECT_LE(curve.maxLogRatio, curve.epsilonLabels * (1 + 1e-9));
      }
      EXPECT_GT(curve.maxLogRatio, 0);
    }
  }
}

TEST(PreviewNoise, JumpsAreThereFromBothSides) {
  Study study = studyOfAll();
  study.labelPrivacy.methods = {"rp-with-prior"};
  const NoiseCurve curve = previewNoise(study, *cacheOf(study)).curves.at(0);
  std::size_t jumps = 0;
  for (std::size_t i = 1; i < curve.outputs.size(); ++i)
    if (curve.outputs[i] == curve.outputs[i - 1] && curve.density[i] != curve.density[i - 1]) ++jumps;
  EXPECT_GE(jumps, 3U);
}

TEST(PreviewNoise, ExtremeEpsilonsStayFinite) {
  Study study = studyOfAll();
  const auto cache = cacheOf(study);
  for (const double epsilon : {1e-6, 50.0, 700.0}) {
    study.view.epsilon = epsilon;
    for (const NoiseCurve& curve : previewNoise(study, *cache).curves) {
      SCOPED_TRACE(curve.method + " at " + std::to_string(epsilon));
      EXPECT_LE(curve.outputs.size(), 520U);
      EXPECT_TRUE(std::isfinite(curve.sd));
      for (std::size_t i = 0; i < curve.outputs.size(); ++i) {
        EXPECT_TRUE(std::isfinite(curve.density[i]));
        EXPECT_FALSE(std::isinf(curve.logRatio[i]));
      }
    }
  }
}

TEST(PreviewInterval, AgreesWithTheIntervalAndItsObjective) {
  Study study = studyOfAll();
  const IntervalPreview preview = previewInterval(study, *cacheOf(study));
  EXPECT_NEAR(preview.epsilonPrior + preview.epsilonLabels, study.view.epsilon, 1e-15);
  EXPECT_EQ(preview.interval, optimalInterval(preview.prior, preview.epsilonLabels, preview.zeta));
  const double low = preview.prior.nodes.front();
  const double step = (preview.prior.nodes.back() - low) / static_cast<double>(preview.heatCells);
  for (std::size_t upper = 0; upper < preview.heatCells; upper += 7)
    for (std::size_t lower = 0; lower < preview.heatCells; lower += 5) {
      const double value = preview.heat[upper * preview.heatCells + lower];
      if (lower > upper) {
        EXPECT_TRUE(std::isnan(value));
        continue;
      }
      const double a1 = low + step * (static_cast<double>(lower) + 0.5),
                   a2 = low + step * (static_cast<double>(upper) + 0.5);
      EXPECT_NEAR(value, intervalObjective(preview.prior, preview.epsilonLabels, preview.zeta, a1, a2),
                  1e-12);
      EXPECT_LE(value, preview.interval.objective + 1e-12);
    }
  EXPECT_NEAR(integral(preview.truthNodes, std::vector<double>(preview.truthNodes.size(), 1)), 5, 1e-12);
  double mass = 0;
  for (std::size_t i = 0; i < preview.truthDensity.size(); ++i)
    mass += preview.truthDensity[i] * (preview.truthNodes[i + 1] - preview.truthNodes[i]);
  EXPECT_NEAR(mass, 1, 1e-12);
}

TEST(PreviewInterval, TheShareCurveIsTheErrorAtThatShare) {
  Study study = studyOfAll();
  study.labelPrivacy.methods = {"rp-with-prior-debiased"};
  const auto cache = cacheOf(study);
  const IntervalPreview preview = previewInterval(study, *cache);
  ASSERT_EQ(preview.errorOverShare.size(), 1U);
  const MethodCurve& curve = preview.errorOverShare.front();
  ASSERT_EQ(curve.x.size(), curve.y.size());
  study.labelPrivacy.priorShare = curve.x.at(10);
  EXPECT_EQ(previewTradeOff(study, {cache}).atEpsilon.at(0), curve.y.at(10));
  study.labelPrivacy.prior = PriorKind::uniform;
  EXPECT_TRUE(previewInterval(study, *cache).errorOverShare.empty()) << "the uniform prior costs nothing";
}

/// The interval itself is searched anew at thousands of half-widths: none of them has an end clearly nearer.
TEST(PreviewInterval, TheHalfWidthThatReachesAPlaceEndsNearestToIt) {
  const IntervalPreview preview = previewInterval(studyOfAll(), *cacheOf(studyOfAll()));
  const double low = preview.zetas.front(), high = preview.zetas.back();
  const auto end = [&](double zeta) {
    return optimalInterval(preview.prior, preview.epsilonLabels, zeta).upper + zeta;
  };
  constexpr int kSteps = 4000;
  std::vector<double> ends;
  for (int i = 0; i <= kSteps; ++i) ends.push_back(end(low * std::pow(high / low, double(i) / kSteps)));
  // Between two half-widths of the preview the interval can change at a place that the preview does not know.
  const double coarseness = high * (1 - low / preview.zetas[1]);
  for (const double place : {-3.0, 0.5, 1.7, 2.9, 4.2, 5.0, 6.3, 8.0, 50.0}) {
    const double found = end(zetaReaching(preview, place).value());
    double nearest = std::numeric_limits<double>::infinity();
    for (const double one : ends) nearest = std::min(nearest, std::abs(one - place));
    EXPECT_LE(std::abs(found - place), nearest + coarseness) << place;
  }
  EXPECT_FALSE(zetaReaching({}, 1).has_value());
}

TEST(Previews, ANonsensicalViewIsShownAtEpsilonOne) {
  Study study = studyOfAll();
  const auto cache = cacheOf(study);
  study.view.epsilon = 1;
  const double atOne = previewTradeOff(study, {cache}).atEpsilon.at(0);
  const double labelsAtOne = previewInterval(study, *cache).epsilonLabels;
  for (const double nonsense : {0.0, -2.0}) {
    study.view.epsilon = nonsense;
    EXPECT_EQ(previewTradeOff(study, {cache}).atEpsilon.at(0), atOne);
    EXPECT_FALSE(previewNoise(study, *cache).curves.empty());
    EXPECT_EQ(previewInterval(study, *cache).epsilonLabels, labelsAtOne);
  }
}

TEST(BuildCache, StopsWhenToldTo) {
  EXPECT_EQ(buildCache(studyOfAll(), test::builtInData("house-prices"), [](double) { return false; }),
            nullptr);
}

/// Everything else is done when the plans ask, once before each of 60 epsilons; the earlier parts report
/// progress only a few times.
TEST(BuildCache, StopsWithinThePlansOfTheCurves) {
  int askedWhenDone = 0;
  const auto stopAtThePlans = [&](double fraction) { return fraction < 1 || ++askedWhenDone < 30; };
  EXPECT_EQ(buildCache(studyOfAll(), test::builtInData("house-prices"), stopAtThePlans), nullptr);
  EXPECT_EQ(askedWhenDone, 30) << "asked again after it was told to stop";
}

}  // namespace
}  // namespace epsiscope::preview_test
