#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/kernel_release/cache.h"
#include "core/tasks/kernel_release/release.h"
#include "core/tasks/curves.h"
#include "core/tasks/kernel_release/theory_preview.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/theory/error_terms.h"
#include "core/theory/hinge_terms.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"
#include "tests/support/prepared.h"

namespace epsiscope::preview_theory_test {
namespace {

std::shared_ptr<const TaskCache> cacheOf(const Study& study) {
  return buildCache(study, test::dataOf(study));
}

TheoryPreview over(Study study, const char* axis, const TaskCache& cache) {
  study.view.theoryAxis = axis;
  return previewTheory(study, cache);
}

const MethodCurve& term(const TheoryPreview& preview, const std::string& id) {
  return *std::find_if(preview.terms.begin(), preview.terms.end(),
                       [&](const MethodCurve& curve) { return curve.method == id; });
}

TEST(PreviewTheory, TheSumBecomesFlatOverRowsForLambdaAndEpsilonStay) {
  const Study study = test::kernelStudy();
  const TheoryPreview preview = over(study, "rows", *cacheOf(study));
  const auto ratio = [&](const char* id) { return term(preview, id).y.back() / term(preview, id).y[60]; };
  EXPECT_LT(ratio("random-error-2"), 0.01);
  EXPECT_LT(ratio("sample-error"), 0.1);
  EXPECT_EQ(ratio("approximation"), 1);
  const std::vector<double>& sum = term(preview, "sum").y;
  EXPECT_GT(sum.back() / sum[sum.size() - 12], 0.9) << "no learning rate is a slope of this line";
}

TEST(PreviewTheory, TheRateIsTheSlopeOfThePathsOverRows) {
  for (Study study : test::theoremStudies()) {
    study.view.epsilon = 0.7;
    const auto cache = cacheOf(study);
    EXPECT_TRUE(over(study, "epsilon", *cache).paths.empty());
    const TheoryPreview preview = over(study, "rows", *cache);
    ASSERT_EQ(preview.paths.size(), 2U);
    EXPECT_EQ(preview.paths[0].rate, preview.rate);
    for (const TheoryPreview::Path& path : preview.paths) {
      EXPECT_NEAR(path.distantSlope, path.rate, 0.03) << path.curve.method;
      EXPECT_TRUE(path.curve.guarantee.proved());
      const std::vector<double>&x = path.curve.x, &y = path.curve.y;
      const double nearEnd = std::log(y[y.size() - 2] / y.back()) / std::log(x.back() / x[x.size() - 2]);
      EXPECT_NEAR(path.slope, nearEnd, 0.02) << path.curve.method;
    }
    // Where the study has the theorem's lambda and epsilon, the path meets the sum but for the solver's gap.
    const double rows = preview.paths[0].curve.x[70], r = study.kernelRelease.smoothness;
    const RateChoice choice =
        learnsClasses(study) ? recommendedForHinge(rows, r) : recommendedForRidge(rows, r);
    study.view.epsilon = choice.epsilon;
    study.kernelRelease.lambda = choice.lambda;
    EXPECT_NEAR(term(over(study, "rows", *cache), "sum").y[70], preview.paths[0].curve.y[70],
                1e-4 * preview.paths[0].curve.y[70]);
  }
}

TEST(PreviewTheory, ThePathAtFixedEpsilonIsNotProvedForALargeOne) {
  Study study = test::kernelStudy();
  study.view.epsilon = 2;
  const TheoryPreview preview = over(study, "rows", *cacheOf(study));
  EXPECT_TRUE(preview.paths[0].curve.guarantee.proved());
  EXPECT_FALSE(preview.paths[1].curve.guarantee.proved());
  study.view.asPrinted = true;
  EXPECT_FALSE(over(study, "rows", *cacheOf(study)).paths[0].curve.guarantee.proved());
}

TEST(PreviewTheory, WrongSignsExceedTheFewestByAtMostTheSum) {
  Study study = test::svmStudy();
  study.view.epsilon = 1;
  const auto cache = cacheOf(study);
  const double sum = hingeTerms(outputPerturbation(study, 60, 0.01, 1), {}, NoiseBound::paper).sum;
  EXPECT_EQ(over(study, "epsilon", *cache).wrongSigns, std::min(sum, 1.0));
  study.view.epsilon = 2;
  EXPECT_EQ(over(study, "epsilon", *cache).wrongSigns, 0) << "nothing is proved there";
  const Study ridge = test::kernelStudy();
  EXPECT_EQ(over(ridge, "epsilon", *cacheOf(ridge)).wrongSigns, 0);
}

TEST(PreviewTheory, OfAFunctionIsThatOfPredictionsAndSaysSo) {
  const Study study = test::kernelStudy();
  const auto cache = cacheOf(study);
  const TheoryPreview own = previewTheory(study, *cache);
  const TheoryPreview function = previewTheory(test::functionOf(study), *cache);
  ASSERT_EQ(function.terms.size(), own.terms.size());
  for (std::size_t i = 0; i < own.terms.size(); ++i) EXPECT_EQ(function.terms[i].y, own.terms[i].y);
  EXPECT_EQ(function.measured[0].y, own.measured[0].y);
  EXPECT_EQ(function.notes.size(), own.notes.size() + 1);
}

/// Nothing is proved of their errors, but all of their noise.
TEST(PreviewTheory, OfOtherLossesIsTheNoiseAlone) {
  for (const char* loss : test::kOtherLosses) {
    const Study study = test::lossStudy(loss);
    const TheoryPreview preview = previewTheory(study, *cacheOf(study));
    EXPECT_NE(preview.reason.find(loss), std::string::npos);
    EXPECT_TRUE(preview.terms.empty() && preview.measured.empty() && preview.paths.empty());
    ASSERT_EQ(preview.scales.size(), 3U);
    EXPECT_EQ(preview.scales[0].id, "kernel");
    EXPECT_LE(preview.scales[1].scale, preview.scales[0].scale * (1 + 1e-12));
  }
  const Study square = test::kernelStudy();
  EXPECT_EQ(previewTheory(square, *cacheOf(square)).reason, "");
}

TEST(PreviewTheory, DrawsTheTermsOverEachAxis) {
  const Study study = test::kernelStudy();
  const auto cache = cacheOf(study);
  for (const char* axis : {"epsilon", "lambda", "rows"}) {
    const TheoryPreview preview = over(study, axis, *cache);
    EXPECT_EQ(preview.axis, axis);
    ASSERT_EQ(preview.terms.size(), 5U);
    for (const MethodCurve& curve : preview.terms) {
      ASSERT_EQ(curve.x.size(), 120U);
      ASSERT_EQ(curve.y.size(), 120U);
      EXPECT_EQ(curve.x.front(), preview.low);
      EXPECT_EQ(curve.x.back(), preview.high);
    }
    for (std::size_t i : {0U, 40U, 119U}) {
      const double x = preview.terms[0].x[i];
      const bool e = preview.axis == "epsilon", l = preview.axis == "lambda";
      const ErrorTerms terms = errorTerms(
          {.rows = e || l ? 60 : x, .lambda = l ? x : 0.01, .labelBound = 2.5, .epsilon = e ? x : 1}, {},
          NoiseBound::paper);
      EXPECT_EQ(term(preview, "random-error-1").y[i], terms.randomError1);
      EXPECT_EQ(term(preview, "random-error-2").y[i], terms.randomError2);
      EXPECT_EQ(term(preview, "sample-error").y[i], terms.sampleError);
      EXPECT_EQ(term(preview, "approximation").y[i], terms.approximation);
      EXPECT_EQ(term(preview, "sum").y[i], terms.sum);
    }
    EXPECT_EQ(preview.current, preview.axis == "epsilon" ? 1 : preview.axis == "lambda" ? 0.01 : 60);
    EXPECT_EQ(preview.measured.size(), preview.axis == "rows" ? 0U : 2U);
  }
  EXPECT_EQ(over(study, "nonsense", *cache).axis, "epsilon");
}

/// The error added by the noise is the one that the Trade-off preview finds.
TEST(PreviewTheory, MeasuresWhatTheNoiseAdds) {
  for (const Study& study : {test::kernelStudy(), test::svmStudy()}) {
    const auto cache = cacheOf(study);
    const KernelErrors errors(study, KernelReleaseCache::of(*cache).split());
    for (const char* axis : {"epsilon", "lambda"}) {
      const TheoryPreview preview = over(study, axis, *cache);
      ASSERT_EQ(preview.measured.size(), 2U);
      for (const MethodCurve& curve : preview.measured)
        for (std::size_t i = 0; i < curve.x.size(); i += 13) {
          const bool overEpsilon = preview.axis == "epsilon";
          const double epsilon = overEpsilon ? curve.x[i] : 1, lambda = overEpsilon ? 0.01 : curve.x[i];
          const NoiseScale noise =
              noiseScale(study, outputPerturbation(study, 60, lambda, epsilon), noiseBoundOf(curve.method));
          if (!noise.proved) {
            EXPECT_TRUE(std::isnan(curve.y[i]));
            continue;
          }
          const auto fit = KernelReleaseCache::of(*cache).split().predictions(lambda, releaseBounds(study));
          const double added = learnsClasses(study) ? errors.excessHingeLoss(*fit, noise.scale)
                                                    : errors.exact(*fit, noise.scale) - errors.exact(*fit, 0);
          EXPECT_NEAR(curve.y[i], added, 1e-9 * added + 1e-12) << curve.method;
        }
    }
  }
}

TEST(PreviewTheory, TheSecondRandomErrorIsWhatThePapersNoiseAdds) {
  const Study study = test::kernelStudy();
  const TheoryPreview preview = over(study, "epsilon", *cacheOf(study));
  const MethodCurve& bound = term(preview, "random-error-2");
  for (std::size_t i = 0; i < bound.x.size(); ++i)
    EXPECT_NEAR(preview.measured[0].y[i], bound.y[i], 1e-12 * bound.y[i]);
}

TEST(PreviewTheory, OfASupportVectorMachineIsOfTheHingeLoss) {
  const Study study = test::svmStudy();
  const TheoryPreview preview = over(study, "epsilon", *cacheOf(study));
  const double x = preview.terms[0].x[50];
  const OutputPerturbation release = outputPerturbation(study, 60, 0.01, x);
  EXPECT_EQ(term(preview, "sum").y[50], hingeTerms(release, {}, NoiseBound::paper).sum);
  for (std::size_t i = 0; i < preview.measured[0].x.size(); ++i)
    EXPECT_LE(preview.measured[0].y[i], term(preview, "random-error-2").y[i]);
  EXPECT_TRUE(std::any_of(preview.notes.begin(), preview.notes.end(), [](const std::string& note) {
    return note.find("hinge loss") != std::string::npos;
  }));
}

TEST(PreviewTheory, SaysWhereTheBoundIsProved) {
  Study study = test::kernelStudy();
  const auto cache = cacheOf(study);
  EXPECT_NEAR(over(study, "epsilon", *cache).validHigh, 1.2564, 1e-4);
  EXPECT_EQ(over(study, "lambda", *cache).validHigh, 1);
  EXPECT_EQ(over(study, "rows", *cache).validHigh, 1e6);
  EXPECT_NE(over(study, "epsilon", *cache).validity.find("1.256"), std::string::npos);
  study.view.epsilon = 2;
  EXPECT_EQ(over(study, "lambda", *cache).validHigh, 0);
  EXPECT_EQ(over(study, "rows", *cache).validHigh, 0);
  EXPECT_NEAR(over(study, "epsilon", *cache).validHigh, 1.2564, 1e-4);
  study.view.epsilon = 1;
  study.kernelRelease.lambda = 3;
  EXPECT_EQ(over(study, "epsilon", *cache).validHigh, 0);
}

TEST(PreviewTheory, RecommendsWhatTheTheoremDoes) {
  Study study = test::kernelStudy();
  study.kernelRelease.smoothness = 0.25;
  const auto cache = cacheOf(study);
  const TheoryPreview preview = over(study, "lambda", *cache);
  EXPECT_EQ(preview.lambdaStar, recommendedLambda(60, 1, 0.25));
  EXPECT_EQ(preview.epsilonStar, recommendedEpsilon(60, 0.25));
  EXPECT_EQ(preview.rate, learningRate(0.25));
  ASSERT_EQ(preview.marks.size(), 1U);
  EXPECT_EQ(preview.marks[0].x, preview.lambdaStar);
  EXPECT_EQ(over(study, "epsilon", *cache).marks[0].x, preview.epsilonStar);
  const Study svm = test::svmStudy();
  const RateChoice choice = recommendedForHinge(60, svm.kernelRelease.smoothness);
  EXPECT_EQ(over(svm, "epsilon", *cacheOf(svm)).epsilonStar, choice.epsilon);
  EXPECT_EQ(over(svm, "lambda", *cacheOf(svm)).lambdaStar, choice.lambda);
}

TEST(PreviewTheory, AsPrintedHasHalfTheNoiseAndNoProof) {
  for (Study study : test::theoremStudies()) {
    const auto cache = cacheOf(study);
    const TheoryPreview corrected = previewTheory(study, *cache);
    study.view.asPrinted = true;
    const TheoryPreview printed = previewTheory(study, *cache);
    const double factor = learnsClasses(study) ? 2 : 4;  // theta, or its square
    EXPECT_NEAR(term(printed, "random-error-2").y[60] * factor, term(corrected, "random-error-2").y[60],
                1e-4 * term(corrected, "random-error-2").y[60]);
    EXPECT_EQ(printed.validHigh, 0);
    EXPECT_FALSE(printed.terms[0].guarantee.proved());
    ASSERT_EQ(printed.scales.size(), 4U);
    EXPECT_TRUE(printed.scales[0].proved);
    EXPECT_TRUE(printed.scales[1].proved);
    EXPECT_LE(printed.scales[1].scale, printed.scales[0].scale);
    EXPECT_EQ(printed.scales[2].id, "as-printed");
    EXPECT_NEAR(printed.scales[2].scale * 2, printed.scales[0].scale, 1e-4 * printed.scales[0].scale);
    EXPECT_NEAR(printed.scales[3].scale, std::sqrt(8) * corrected.scales[3].scale,
                1e-4 * printed.scales[3].scale);
    EXPECT_TRUE(printed.scales[3].proved);
    for (const TheoryPreview::Scale& scale : printed.scales) {
      EXPECT_EQ(scale.timesPaper, scale.scale / printed.scales[0].scale);
      EXPECT_EQ(scale.proved, scale.reason.empty());
    }
  }
}

TEST(PreviewTheory, IsEmptyForAnotherTasksCache) {
  Study study = test::builtInStudy("advertising-sales");
  EXPECT_TRUE(previewTheory(study, *buildCache(study, test::builtInData("advertising-sales"))).terms.empty());
}

}  // namespace
}  // namespace epsiscope::preview_theory_test
