#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <stdexcept>

#include "core/tasks/kernel_release/errors.h"
#include "core/tasks/kernel_release/inputs.h"
#include "core/tasks/kernel_release/release.h"
#include "core/run/run.h"
#include "core/tasks/methods.h"
#include "core/tasks/problems.h"
#include "core/text/wording.h"
#include "tests/core/run/timeless.h"
#include "tests/support/prepared.h"
#include "tests/support/clamped_noise.h"
#include "tests/core/tasks/kernel_release/kernel_study.h"

namespace epsiscope::kernel_release_task_test {
namespace {

Result ran(const Study& study, unsigned threads = 2) {
  return run(study, test::dataOf(study), {.threads = threads}, {}).value();
}

struct Wanted {
  std::string method;
  double epsilon = 0;
  std::string kind = "exact";
  double lambda = 0.01;
  std::size_t rows = 0;
};

const ResultRow& rowOf(const Result& result, const Wanted& wanted) {
  for (const ResultRow& row : result.series) {
    const bool sameLambda = wanted.method == kMethodPredictMean || row.lambda == wanted.lambda;
    if (row.method == wanted.method && row.epsilon == wanted.epsilon && row.kind == wanted.kind &&
        sameLambda && row.trainRows == wanted.rows)
      return row;
  }
  throw std::out_of_range(wanted.method + " " + wanted.kind);
}

bool hasNote(const Result& result, const std::string& part) {
  return std::any_of(result.notes.begin(), result.notes.end(),
                     [&](const std::string& note) { return note.find(part) != std::string::npos; });
}

TEST(KernelReleaseRun, TheSmallStudiesHaveNoProblems) {
  for (const Study& study : test::kernelStudies())
    EXPECT_EQ(problems(study, test::dataOf(study).get()), std::vector<Problem>{});
}

TEST(KernelReleaseRun, HasARowForEveryMethodEpsilonAndLambda) {
  Study study = test::kernelStudy();
  study.kernelRelease.lambdaSweep = {0.1, 0.01};
  const Result result = ran(study);
  std::multiset<std::string> rows;
  for (const ResultRow& row : result.series) {
    EXPECT_EQ(row.task, "kernel-release");
    EXPECT_EQ(row.metric, "test_mse");
    EXPECT_EQ(row.learner, row.method == kMethodPredictMean ? "" : "gaussian");
    EXPECT_EQ(row.trials, 2);
    EXPECT_TRUE(std::isfinite(row.mean));
    rows.insert(row.method + "/" + row.kind);
  }
  std::multiset<std::string> expected;
  for (int i = 0; i < 2 * 2; ++i) {
    expected.insert("none/exact");
    for (const char* method : {"ridge", "ridge-tight"})
      for (const char* kind : {"/exact", "/sampled"}) expected.insert(std::string(method) + kind);
  }
  expected.insert({"predict-mean/exact", "predict-mean/exact"});
  EXPECT_EQ(rows, expected);
  EXPECT_EQ(result.trainRows, 60U);
  EXPECT_EQ(result.rows, 4000U);
}

/// Rows are found by their lambda: its mean over the trials must equal it, to the last bit.
TEST(KernelReleaseRun, EveryRowHasTheStudysLambda) {
  Study study = test::kernelStudy();
  study.trials = 7;
  study.kernelRelease.lambda = 0.1;
  study.kernelRelease.lambdaSweep = {0.3};
  for (const ResultRow& row : ran(study).series)
    if (row.method != kMethodPredictMean) {
      EXPECT_TRUE(row.lambda == 0.1 || row.lambda == 0.3) << row.lambda - 0.1;
    }
}

TEST(KernelReleaseRun, OfAnSvmCountsWrongSigns) {
  const Result result = ran(test::svmStudy());
  EXPECT_EQ(result.series.size(), 2U * (1 + 2 * 2));
  for (const ResultRow& row : result.series) {
    EXPECT_EQ(row.metric, "test_error");
    EXPECT_GT(row.mean, 0);
    EXPECT_LT(row.mean, 0.6);
  }
}

/// Numbers have squared errors beside those of other losses, a quantile its own loss and no private mean.
TEST(KernelReleaseRun, OfEachLossIsMeasuredAsItIsMeant) {
  for (const char* loss : test::kOtherLosses) {
    const std::string name = loss;
    const Result result = ran(test::lossStudy(loss));
    bool hasMean = false;
    for (const ResultRow& row : result.series) {
      EXPECT_EQ(row.metric, name == "logistic"  ? "test_error"
                            : name == "pinball" ? "test_pinball"
                                                : "test_mse");
      EXPECT_TRUE(std::isfinite(row.mean)) << loss << row.method;
      hasMean = hasMean || row.method == kMethodPredictMean;
    }
    EXPECT_EQ(hasMean, name != "logistic" && name != "pinball") << loss;
  }
}

/// 2.5 is half the labels' range; the loss is in the labels' unit.
TEST(KernelReleaseRun, ExactPinballLossesAreThoseOfTheFormula) {
  const Study study = test::lossStudy("pinball");
  const Result result = ran(study);
  const LabelBounds bounds = releaseBounds(study);
  const auto split =
      KernelSplit::build(kernelReleaseInputs(study), test::kernelDataOf(study), 0, {0.01}, bounds, 1);
  const Eigen::VectorXd f = split->predictions(0.01, bounds)->values, y = split->testLabels(bounds);
  for (const double epsilon : study.epsilon) {
    const double scale =
        noiseScale(study, outputPerturbation(study, 60, 0.01, epsilon), NoiseBound::tight).scale;
    double mean = 0;
    for (Eigen::Index i = 0; i < f.size(); ++i) {
      const double r = y[i] - std::clamp(f[i], -2.5, 2.5), size = std::abs(r);
      mean += ((size + scale * std::exp(-size / scale)) / 2 + 0.3 * r) / static_cast<double>(f.size());
    }
    EXPECT_NEAR(rowOf(result, {"kernel-tight", epsilon}).values[0], mean, 1e-12);
  }
}

/// The clamped predictions of a split, the noise of the formulas and nothing else.
TEST(KernelReleaseRun, ExactErrorsAreThoseOfTheFormulas) {
  Study study = test::kernelStudy();
  study.kernelRelease.predictions = 3;
  const Result result = ran(study);
  for (int trial = 1; trial <= 2; ++trial) {
    KernelReleaseInputs inputs = kernelReleaseInputs(study);
    inputs.split.trial = trial;
    const auto split =
        KernelSplit::build(inputs, test::kernelDataOf(study), 0, {0.01}, releaseBounds(study), 1);
    const Eigen::VectorXd f = split->predictions(0.01, {0, 5})->values;
    const Eigen::VectorXd y = split->testLabels({0, 5});
    const auto at = static_cast<std::size_t>(trial - 1);
    const double plain = (f.cwiseMax(-2.5).cwiseMin(2.5) - y).squaredNorm() / 80;
    EXPECT_NEAR(rowOf(result, {"none", 0.5}).values[at], plain, 1e-12);
    // 2 R kappa^2 (kappa + 1)/(lambda m) with R = M/sqrt(lambda), M = 2.5, lambda = 0.01, m = 60, kappa = 1.
    const double paper = 3 * (2 * 25 * 2 / 0.6) / 0.5;
    const double tight = 3 * std::min(5.0, 2 * 2.5 * (1 + 1 / 0.2) / 0.6) / 0.5;
    EXPECT_NEAR(rowOf(result, {"ridge", 0.5}).values[at], plain + 2 * paper * paper, 1e-9 * paper * paper);
    EXPECT_NEAR(rowOf(result, {"ridge-tight", 0.5}).values[at], plain + 2 * tight * tight,
                1e-9 * tight * tight);
    const double noise = 5 / (60 * 0.5);
    const double mean = split->meanLabel({0, 5});
    EXPECT_NEAR(rowOf(result, {kMethodPredictMean, 0.5}).values[at],
                test::clampedNoiseError(y, mean, {-2.5, 2.5}, noise), 1e-10);
  }
}

/// The mean over the normal number where it is not clamped by Simpson's rule, and the tails beyond.
double expectedError(double f, double y, double half, double sd, bool isSvm) {
  constexpr int kSteps = 400;
  constexpr double kFar = 9;
  const auto below = [](double z) { return std::erfc(-z / std::numbers::sqrt2) / 2; };
  if (isSvm) return below(-y * f / sd);
  const double low = std::clamp((-half - f) / sd, -kFar, kFar),
               high = std::clamp((half - f) / sd, -kFar, kFar);
  double sum = 0;
  for (int i = 0; i <= kSteps; ++i) {
    const double z = low + (high - low) * i / kSteps, off = f + sd * z - y;
    const double weight = i == 0 || i == kSteps ? 1 : i % 2 == 1 ? 4 : 2;
    sum += weight * off * off * std::exp(-z * z / 2);
  }
  return sum * (high - low) / (3 * kSteps) / std::sqrt(2 * std::numbers::pi) +
         below(low) * (half + y) * (half + y) + below(-high) * (half - y) * (half - y);
}

/// Within 1e-7 of the square of half the width, which is how well the moments are known.
TEST(KernelReleaseRun, ExactErrorsOfAFunctionAreThoseOfItsClampedNormalNumbers) {
  for (const char* kernel : {"gaussian", "polynomial"})
    for (Study study :
         {test::functionOf(test::kernelStudy()), test::functionOf(test::svmStudy()),
          test::functionOf(test::lossStudy("huber")), test::functionOf(test::lossStudy("logistic"))}) {
      study.kernelRelease.kernel = kernel;
      study.kernelRelease.lambda = 0.3;
      study.trials = 1;
      const Result result = ran(study);
      const LabelBounds bounds = releaseBounds(study);
      const auto split =
          KernelSplit::build(kernelReleaseInputs(study), test::kernelDataOf(study), 0, {0.3}, bounds, 1);
      const Eigen::VectorXd f = split->predictions(0.3, bounds)->values, y = split->testLabels(bounds);
      for (const std::string& method : perturbedMethods(study))
        for (const double epsilon : study.epsilon) {
          const double scale =
              noiseScale(study, outputPerturbation(study, 60, 0.3, epsilon), noiseBoundOf(method)).scale;
          double expected = 0;
          for (Eigen::Index i = 0; i < f.size(); ++i)
            expected += expectedError(f[i], y[i], bounds.width() / 2,
                                      scale * std::sqrt(split->testVariances()[i]), learnsClasses(study)) /
                        static_cast<double>(f.size());
          const ResultRow& row = rowOf(result, {method, epsilon, "exact", 0.3});
          EXPECT_NEAR(row.values[0], expected, learnsClasses(study) ? 1e-12 : 1e-6) << method;
          EXPECT_EQ(row.guarantee->delta(), study.kernelRelease.delta);
        }
    }
}

/// A thousand of the 1,200 test rows, and the note says so: the expected error is of all of them.
TEST(KernelReleaseRun, ADrawnFunctionIsLookedAtInAThousandPlacesAndSaysSo) {
  Study study = test::functionOf(test::kernelStudy());
  study.testFraction = 0.3;
  study.trials = 1;
  study.epsilon = {1e9};
  const Result result = ran(study);
  EXPECT_TRUE(hasNote(result, "at most 1,000"));
  // With next to no noise it is the mean over five rows in six, and far from that over all of them.
  const LabelBounds bounds = releaseBounds(study);
  const auto split =
      KernelSplit::build(kernelReleaseInputs(study), test::kernelDataOf(study), 0, {0.01}, bounds, 1);
  ASSERT_EQ(split->testRows(), 1200U);
  const Eigen::VectorXd f = split->predictions(0.01, bounds)->values, y = split->testLabels(bounds);
  double expected = 0;
  for (Eigen::Index i = 0; i < 1000; ++i) {
    const Eigen::Index place = i * 1200 / 1000;
    expected += std::pow(std::clamp(f[place], -2.5, 2.5) - y[place], 2) / 1000;
  }
  const double all = rowOf(result, {"ridge-tight", 1e9}).values[0];
  const double tolerance = 0.25 * std::abs(all - expected);
  EXPECT_NEAR(rowOf(result, {"ridge-tight", 1e9, "sampled"}).values[0], expected, tolerance);
}

/// One number hides nothing of a function, and half the noise is printed of predictions: the function has
/// neither mistake.
TEST(KernelReleaseRun, AFunctionRepeatsNoMistakeOfPredictions) {
  Study study = test::functionOf(test::kernelStudy());
  study.kernelRelease.predictions = 50;
  study.asPrinted = {"half-noise", "one-number"};
  const Result result = ran(study);
  for (const ResultRow& row : result.series)
    if (row.method == "ridge") {
      EXPECT_TRUE(row.guarantee->proved());
    }
  study.kernelRelease.predictions = 1;
  EXPECT_EQ(rowOf(result, {"ridge", 0.5}).values, rowOf(ran(study), {"ridge", 0.5}).values);
}

/// A mean over 400 trials of 80 draws; five standard errors of the differences.
TEST(KernelReleaseRun, SampledErrorsAverageToTheExactOnes) {
  for (Study study : test::kernelStudies()) {
    study.trials = 400;
    study.kernelRelease.mostRows = 10;
    study.kernelRelease.lambda = 0.5;
    study.epsilon = {2};
    const Result result = ran(study);
    for (const std::string& method : perturbedMethods(study)) {
      const auto& exact = rowOf(result, {method, 2, "exact", 0.5}).values;
      const auto& sampled = rowOf(result, {method, 2, "sampled", 0.5}).values;
      double mean = 0, squares = 0;
      for (std::size_t t = 0; t < exact.size(); ++t) mean += (sampled[t] - exact[t]) / 400;
      for (std::size_t t = 0; t < exact.size(); ++t) squares += std::pow(sampled[t] - exact[t] - mean, 2);
      EXPECT_GT(squares, 0);
      EXPECT_LE(std::abs(mean), 5 * std::sqrt(squares / 399 / 400)) << method;
    }
  }
}

TEST(KernelReleaseRun, BitsDoNotDependOnTheThreads) {
  for (Study study : test::kernelStudies()) {
    study.trainSizes = {10, 30};
    const std::string one = test::timeless(ran(study, 1));
    EXPECT_EQ(test::timeless(ran(study, 2)), one);
    EXPECT_EQ(test::timeless(ran(study, 5)), one);
  }
}

TEST(KernelReleaseRun, LeavingOutAnEpsilonALambdaOrASizeChangesNoOtherCell) {
  for (Study study : test::kernelStudies()) {
    study.kernelRelease.lambdaSweep = {0.1, 1};
    study.trainSizes = {10, 30};
    const Result all = ran(study);
    study.kernelRelease.lambdaSweep = {1};
    study.trainSizes = {30};
    study.epsilon = {2};
    const Result some = ran(study);
    EXPECT_LT(some.series.size(), all.series.size());
    for (const ResultRow& row : some.series) {
      const Wanted wanted{row.method, row.epsilon, row.kind, row.lambda, row.trainRows};
      EXPECT_EQ(row.values, rowOf(all, wanted).values) << row.method;
    }
  }
}

/// The share of wrong signs does not fall at every step: noise may also turn a wrong sign into a right one.
TEST(KernelReleaseRun, MoreEpsilonIsLessErrorAndMuchEpsilonIsNoNoise) {
  for (Study study : test::kernelStudies()) {
    study.epsilon = {0.1, 1, 10, 100, 1e12};
    const Result result = ran(study);
    for (const std::string& method : perturbedMethods(study)) {
      const auto errorAt = [&](double epsilon) { return rowOf(result, {method, epsilon}).mean; };
      if (!learnsClasses(study)) {
        EXPECT_TRUE(errorAt(0.1) > errorAt(1) && errorAt(1) > errorAt(10) && errorAt(10) > errorAt(100));
      }
      EXPECT_GT(errorAt(0.1), errorAt(100));
      EXPECT_NEAR(errorAt(1e12), rowOf(result, {"none", 1e12}).mean, 1e-6);
    }
  }
}

/// N predictions cost N times as much: the noise of each is N times as large.
TEST(KernelReleaseRun, NPredictionsNeedNTimesTheNoise) {
  Study study = test::kernelStudy();
  const Result one = ran(study);
  study.kernelRelease.predictions = 7;
  const Result seven = ran(study);
  for (const char* method : {"ridge", "ridge-tight"}) {
    const double plain = rowOf(one, {"none", 0.5}).mean;
    EXPECT_NEAR(rowOf(seven, {method, 0.5}).mean - plain, 49 * (rowOf(one, {method, 0.5}).mean - plain),
                1e-9 * rowOf(seven, {method, 0.5}).mean);
  }
  EXPECT_EQ(rowOf(seven, {kMethodPredictMean, 0.5}).values, rowOf(one, {kMethodPredictMean, 0.5}).values)
      << "one number serves all predictions";
  EXPECT_TRUE(hasNote(seven, "7 released predictions"));
}

/// The study's data with every label changed.
std::shared_ptr<const Dataset> withLabels(const Study& study, void (*change)(double&)) {
  auto dataset = std::make_shared<Dataset>(*test::dataOf(study));
  auto& labels = dataset->columns[static_cast<std::size_t>(dataset->find(study.data.target))].values;
  std::for_each(labels.begin(), labels.end(), change);
  return dataset;
}

/// Labels in another unit: eight times the labels and the bounds is 64 times the squared error.
TEST(KernelReleaseRun, ScalingLabelsAndBoundsScalesTheErrorsByTheSquare) {
  Study study = test::kernelStudy();
  const Result plain = ran(study);
  const auto scaled = withLabels(study, [](double& label) { label *= 8; });
  study.data.upper = 8 * *study.data.upper;
  const Result result = run(study, scaled, {.threads = 1}, {}).value();
  ASSERT_EQ(result.series.size(), plain.series.size());
  for (std::size_t i = 0; i < plain.series.size(); ++i)
    EXPECT_NEAR(result.series[i].mean, 64 * plain.series[i].mean, 1e-9 * result.series[i].mean)
        << plain.series[i].method;
}

/// Losses see labels in halves of their range: lambda means the same in every unit.
TEST(KernelReleaseRun, ScalingLabelsAndBoundsScalesTheErrorsOfEveryLoss) {
  for (const char* loss : {"huber", "absolute", "insensitive", "pinball"}) {
    Study study = test::lossStudy(loss);
    const Result plain = ran(study);
    const auto scaled = withLabels(study, [](double& label) { label *= 8; });
    study.data.upper = 8 * *study.data.upper;
    const Result result = run(study, scaled, {.threads = 1}, {}).value();
    for (std::size_t i = 0; i < plain.series.size(); ++i)
      EXPECT_NEAR(result.series[i].mean,
                  (result.series[i].metric == "test_mse" ? 64 : 8) * plain.series[i].mean,
                  1e-9 * result.series[i].mean)
          << loss << plain.series[i].method;
  }
}

TEST(KernelReleaseRun, ShiftingLabelsAndBoundsChangesNothing) {
  Study study = test::kernelStudy();
  const Result plain = ran(study);
  const auto shifted = withLabels(study, [](double& label) { label += 16; });
  study.data.lower = *study.data.lower + 16;
  study.data.upper = *study.data.upper + 16;
  const Result result = run(study, shifted, {.threads = 1}, {}).value();
  for (std::size_t i = 0; i < plain.series.size(); ++i)
    EXPECT_NEAR(result.series[i].mean, plain.series[i].mean, 1e-9 * plain.series[i].mean);
}

TEST(KernelReleaseRun, WithoutDeclaredBoundsLabelsLieBetweenMinusMAndM) {
  Study study = test::kernelStudy();
  study.data.lower = -2;
  study.data.upper = 2;
  const Result declared = ran(study);
  study.data.lower = study.data.upper = std::nullopt;
  study.kernelRelease.bound = 2;
  const Result assumed = ran(study);
  for (std::size_t i = 0; i < declared.series.size(); ++i)
    EXPECT_EQ(assumed.series[i].values, declared.series[i].values);
  EXPECT_GT(assumed.clippedLabels, 0U);
  EXPECT_EQ(assumed.clippedLabels, declared.clippedLabels);
  EXPECT_TRUE(hasNote(assumed, "labels lie outside [-2, 2]"));
}

TEST(KernelReleaseRun, LearningCurvesLearnFromTheFirstRowsOfOneOrder) {
  Study study = test::kernelStudy();
  study.trainSizes = {10, 30, 60};
  const Result result = ran(study);
  for (const char* kind : {"exact"})
    EXPECT_EQ(rowOf(result, {"none", 0.5, kind, 0.01, 60}).values, rowOf(result, {"none", 0.5, kind}).values)
        << "all rows that most_rows allows";
  EXPECT_NE(rowOf(result, {"none", 0.5, "exact", 0.01, 10}).values, rowOf(result, {"none", 0.5}).values);
  const double few = rowOf(result, {kMethodPredictMean, 0.5, "exact", 0, 10}).mean;
  EXPECT_GT(few, rowOf(result, {kMethodPredictMean, 0.5, "exact", 0, 60}).mean);
  const std::string ofThirty = ",30," + result.dataName + ",1,classroom,0.5,0,row,";
  EXPECT_NE(learningCurveCsv(result).find(ofThirty), std::string::npos) << learningCurveCsv(result);
  EXPECT_EQ(toCsv(result).find(ofThirty), std::string::npos);
}

/// A learning curve: m is the number of rows that are learned from, not of all rows.
TEST(KernelReleaseRun, FewerRowsHaveTheNoiseOfFewerRows) {
  Study study = test::kernelStudy();
  study.trials = 1;
  study.trainSizes = {10};
  study.kernelRelease.lambda = 0.5;
  const auto split = KernelSplit::build(kernelReleaseInputs(study), test::kernelDataOf(study), 10, {0.5},
                                        releaseBounds(study), 1);
  const Eigen::VectorXd f = split->predictions(0.5, {0, 5})->values;
  const double plain = (f.cwiseMax(-2.5).cwiseMin(2.5) - split->testLabels({0, 5})).squaredNorm() / 80;
  // M = 2.5, lambda m = 5, kappa = 1, epsilon = 0.5.
  const double paper = 2 * 2.5 / std::sqrt(0.5) * 2 / 5 / 0.5;
  const double tight = 2 * 2.5 * (1 + 1 / (2 * std::sqrt(0.5))) / 5 / 0.5;
  const Result result = ran(study);
  EXPECT_NEAR(rowOf(result, {"ridge", 0.5, "exact", 0.5, 10}).mean, plain + 2 * paper * paper, 1e-9);
  EXPECT_NEAR(rowOf(result, {"ridge-tight", 0.5, "exact", 0.5, 10}).mean, plain + 2 * tight * tight, 1e-9);
}

TEST(KernelReleaseRun, ThePapersBoundHasNoRowBeyondLambdaOne) {
  Study study = test::kernelStudy();
  study.kernelRelease.lambda = 1;
  study.kernelRelease.lambdaSweep = {1.5};
  const Result result = ran(study);
  for (const char* kind : {"exact", "sampled"}) {
    EXPECT_TRUE(std::isfinite(rowOf(result, {"ridge", 2, kind, 1}).mean));
    EXPECT_TRUE(std::isnan(rowOf(result, {"ridge", 2, kind, 1.5}).mean));
    EXPECT_TRUE(std::isfinite(rowOf(result, {"ridge-tight", 2, kind, 1.5}).mean));
  }
  EXPECT_TRUE(hasNote(result, "at lambda 1.5 is left out"));
  EXPECT_FALSE(hasNote(result, "at lambda 1 is left out"));
}

TEST(KernelReleaseRun, AnErrorThatOverflowsIsAGapWithANote) {
  Study study = test::kernelStudy();
  study.epsilon = {1e-300, 1};
  const Result result = ran(study);
  for (const char* method : {"ridge", "ridge-tight"})
    EXPECT_TRUE(std::isnan(rowOf(result, {method, 1e-300}).mean));
  EXPECT_TRUE(std::isfinite(rowOf(result, {"ridge", 1}).mean));
  EXPECT_TRUE(hasNote(result, "too large"));
}

TEST(KernelReleaseRun, SaysWhatIsNotPrivateAndWhatIsASubsample) {
  const Result result = ran(test::svmStudy());
  EXPECT_TRUE(hasNote(result, "standardised"));
  EXPECT_TRUE(hasNote(result, "a random 60 are used"));
  EXPECT_TRUE(hasNote(result, "one released prediction"));
}

TEST(KernelReleaseRun, StoppedKeepsTheFinishedTrials) {
  Study study = test::kernelStudy();
  study.trials = 3;
  const auto stopAfterTwo = [](double, const std::string&, const Result* partial) {
    return partial == nullptr || partial->series.back().trials < 2;
  };
  const auto kept =
      run(study, test::dataOf(study), {.threads = 2, .keepWhenStopped = true, .folder = {}}, stopAfterTwo);
  ASSERT_TRUE(kept);
  EXPECT_FALSE(kept->complete);
  const Result all = ran(study);
  ASSERT_EQ(kept->series.size(), all.series.size());
  for (std::size_t i = 0; i < all.series.size(); ++i) {
    ASSERT_EQ(kept->series[i].values.size(), 2U);
    EXPECT_TRUE(std::equal(kept->series[i].values.begin(), kept->series[i].values.end(),
                           all.series[i].values.begin()));
  }
}

TEST(KernelReleaseRun, EveryKernelLearnsMoreThanTheMean) {
  for (const char* kernel : {"gaussian", "laplacian", "polynomial", "linear"}) {
    Study study = test::kernelStudy();
    study.kernelRelease.kernel = kernel;
    study.kernelRelease.mostRows = 300;
    study.kernelRelease.lambda = 1e-3;
    study.epsilon = {1};
    const Result result = ran(study);
    EXPECT_LT(rowOf(result, {"none", 1, "exact", 1e-3}).mean, rowOf(result, {kMethodPredictMean, 1}).mean)
        << kernel;
  }
}

}  // namespace
}  // namespace epsiscope::kernel_release_task_test
