#include "core/central/central_ridge.h"

#include "core/central/basis_rows.h"
#include "core/learners/ridge_cache.h"
#include "tests/core/central/central_support.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::central_ridge_test {
namespace {

const LabelBounds kBounds{0, 5};
constexpr double kEpsilons[] = {1e-6, 0.05, 0.3, 1, 4, 20, 700};

TEST(CentralRidge, PlanDependsOnNoLabel) {
  const PreparedData data = test::randomData(900, 6, 12);
  const Split split = test::everyFourth(data);
  std::vector<double> others(data.target.rbegin(), data.target.rend());
  for (double& label : others) label = 5 - 3 * label;
  const PreparedData replaced = test::withTarget(data, others);
  const CentralRidge one = test::centralRidge(data, split, kBounds);
  const CentralRidge two = test::centralRidge(replaced, split, kBounds);
  for (const double epsilon : kEpsilons) {
    EXPECT_EQ(one.plan(epsilon), two.plan(epsilon));
    EXPECT_EQ(one.plan({epsilon, 1e-5}), two.plan({epsilon, 1e-5}));
  }
  EXPECT_NE(one.expectedError(1), two.expectedError(1));
}

TEST(CentralRidge, NoiseIsThatOfTheProof) {
  const PreparedData data = test::randomData(900, 6, 12);
  const CentralRidge central = test::centralRidge(data, test::everyFourth(data), kBounds);
  for (const double epsilon : kEpsilons) {
    const CentralPlan plan = central.plan(epsilon);
    EXPECT_DOUBLE_EQ(plan.noiseScale * epsilon, plan.rowNorm * kBounds.width());
    EXPECT_EQ(CentralNoise(epsilon).booking(), Booking{.epsilon = epsilon});
  }
}

/// What leaves the house: predictions within the bounds, from noise in whole numbers alone. With next to no
/// noise they are as good as those without; the price of whole numbers is that of the 1-norm.
TEST(CentralRidge, ReleasesPredictionsFromSumsInWholeNumbers) {
  const PreparedData data = test::randomData(900, 3, 12);
  const Split all{.train = data.rows, .test = data.rows};
  const CentralRidge central = test::centralRidge(data, all, kBounds);
  const auto errorOf = [&](const CentralNoise& noise, int draws) {
    Rng rng(5);
    double sum = 0;
    for (int draw = 0; draw < draws; ++draw) {
      const auto released = central.released(noise, rng);
      EXPECT_TRUE(released);
      for (std::size_t i = 0; i < all.train.size(); ++i) {
        EXPECT_EQ(released->predictions[i], kBounds.clamp(released->predictions[i]));
        sum += std::pow(released->predictions[i] - data.target[all.train[i]], 2);
      }
    }
    return sum / draws / static_cast<double>(all.train.size());
  };
  const double least = central.expectedError(CentralNoise(1e6), true);
  EXPECT_NEAR(errorOf(CentralNoise(1e6), 1), least, 1e-3 * least);
  for (const CentralNoise& noise : {CentralNoise(1), CentralNoise(1, 1e-5)}) {
    const double expected = central.expectedError(noise, true), found = errorOf(noise, 200);
    EXPECT_LT(found, least + 4 * (expected - least)) << "four columns: the 1-norm is up to twice the 2-norm";
    EXPECT_GT(found, least);
  }
}

TEST(CentralRidge, ExpectedErrorIsTheMeanOfSampledOnes) {
  const PreparedData data = test::randomData(400, 3, 13);
  const Split split = test::everyFourth(data);
  const LabelBounds tight{1, 3};  // many labels and predictions lie outside
  constexpr int kDraws = 20000;
  for (const LabelBounds& bounds : {kBounds, tight}) {
    const CentralRidge central = test::centralRidge(data, split, bounds);
    for (const CentralNoise& noise : {CentralNoise(0.1), CentralNoise(1), CentralNoise(0.1, 1e-5)})
      for (const bool clips : {false, true}) {
        Rng rng(6);
        double sum = 0, squares = 0;
        for (int i = 0; i < kDraws; ++i) {
          const double error = central.sampledError(noise, rng, clips);
          sum += error;
          squares += error * error;
        }
        const double mean = sum / kDraws;
        const double sdOfMean = std::sqrt((squares / kDraws - mean * mean) / kDraws);
        EXPECT_NEAR(mean, central.expectedError(noise, clips), 5 * sdOfMean);
      }
    EXPECT_GT(std::abs(central.expectedError(0.1, true) / central.expectedError(0.1) - 1), 1e-3);
  }
}

TEST(CentralRidge, WithoutNoisePredictionsAreClippedPlainly) {
  const PreparedData data = test::randomData(400, 3, 13);
  const LabelBounds tight{1, 3};
  const CentralRidge central = test::centralRidge(data, test::everyFourth(data), tight);
  constexpr double kAll = std::numeric_limits<double>::infinity();
  Rng rng(1);
  const double clipped = central.sampledError(kAll, rng, true);
  EXPECT_NEAR(central.expectedError(kAll, true), clipped, 1e-11 * clipped);
  EXPECT_NEAR(central.expectedError({kAll, 1e-6}, true), clipped, 1e-11 * clipped);
  EXPECT_NE(central.expectedError(kAll), clipped);
}

TEST(CentralRidge, ClippingFarAwayKeepsTheExpectedError) {
  const PreparedData data = test::randomData(400, 3, 13);
  const CentralRidge central = test::centralRidge(data, test::everyFourth(data), {-1000, 1000});
  for (const CentralNoise& noise : {CentralNoise(20), CentralNoise(700), CentralNoise(20, 1e-5)}) {
    const double whole = central.expectedError(noise);
    EXPECT_NEAR(central.expectedError(noise, true), whole, 1e-9 * whole);
  }
}

TEST(CentralRidge, RowsThatAreTooManyToKeepGiveTheSameError) {
  const PreparedData data = test::randomData(400, 3, 13);
  const Split split = test::everyFourth(data);
  const WhitenedRows rows = test::whitened(data, split);
  const BasisRows few(rows, split.test, 2);
  const Eigen::MatrixXd basis = Eigen::MatrixXd::Random(4, 4);
  Eigen::MatrixXd x;
  rows.gather(split.test, 3, x);
  const double expected = (x * basis).squaredNorm();
  const auto squares = [](std::size_t, const Eigen::MatrixXd& z) { return z.squaredNorm(); };
  for (int again = 0; again < 2; ++again) EXPECT_NEAR(few.sum(0, basis, squares), expected, 1e-12 * expected);
  EXPECT_NEAR(few.sum(1, 2 * basis, squares), 4 * expected, 1e-11 * expected);
  std::vector<std::uint32_t> many;
  constexpr std::size_t kTimes = 22'000;  // 2.2 million rows of 4 numbers
  for (std::size_t i = 0; i < kTimes; ++i) many.insert(many.end(), split.test.begin(), split.test.end());
  const BasisRows tooMany(rows, many, 2);
  EXPECT_NEAR(tooMany.sum(0, basis, squares), kTimes * expected, 1e-10 * kTimes * expected);
}

TEST(CentralRidge, WithAllTheBudgetItIsRidgeWithoutNoise) {
  const PreparedData data = test::randomData(900, 5, 11);
  const Split split = test::everyFourth(data);
  const PublicModel model{.offset = 1e6};  // hardly shrinks the constant
  const CentralRidge central = std::move(*CentralRidge::build(
      makeFeatureRows(data, split, {}, 1, test::always), split, data.target, kBounds, model, 1));
  const RidgeCache cache = std::move(*RidgeCache::build(data, split, kBounds, 1));
  // The prior variances of the model are a penalty: residual/n over signal/(sum of the eigenvalues).
  const double lambda =
      model.residual * cache.meanSquaredRowNorm() / (static_cast<double>(cache.trainRows()) * model.signal);
  const CentralPlan plan = central.plan(1e6);
  EXPECT_EQ(plan.components, 5U);
  EXPECT_EQ(plan.clippedShare, 0);
  const double expected = cache.errorWithoutNoise(lambda);
  EXPECT_NEAR(central.expectedError(1e6), expected, 1e-6 * expected);
}

TEST(CentralRidge, MoreEpsilonIsPredictedToHelp) {
  const PreparedData data = test::randomData(900, 6, 12);
  const CentralRidge central = test::centralRidge(data, test::everyFourth(data), kBounds);
  double before = std::numeric_limits<double>::infinity();
  for (const double epsilon : kEpsilons) {
    const double now = central.plan(epsilon).predictedError;
    EXPECT_LT(now, before);
    before = now;
  }
}

TEST(CentralRidge, PlanFollowsTheUnitOfTheLabels) {
  const PreparedData data = test::randomData(600, 4, 14);
  const Split split = test::everyFourth(data);
  std::vector<double> larger(data.target.begin(), data.target.end());
  for (double& label : larger) label = 8 * label - 16;
  const CentralRidge one = test::centralRidge(data, split, kBounds);
  const CentralRidge eight = test::centralRidge(test::withTarget(data, larger), split, {-16, 24});
  for (const double epsilon : kEpsilons) {
    EXPECT_EQ(eight.plan(epsilon).components, one.plan(epsilon).components);
    EXPECT_NEAR(eight.expectedError(epsilon) / one.expectedError(epsilon), 64, 1e-8);
  }
}

TEST(CentralRidge, BitsDoNotDependOnTheThreads) {
  const PreparedData data = test::randomData(6000, 6, 8);
  const Split split = test::everyFourth(data);
  const CentralRidge one = test::centralRidge(data, split, kBounds, kModelOfPlainFeatures, 1);
  const CentralRidge three = test::centralRidge(data, split, kBounds, kModelOfPlainFeatures, 3);
  for (const double epsilon : kEpsilons) {
    EXPECT_EQ(one.plan(epsilon), three.plan(epsilon));
    EXPECT_EQ(one.expectedError(epsilon), three.expectedError(epsilon));
    EXPECT_EQ(one.expectedError(epsilon, true), three.expectedError(epsilon, true));
    Rng first(1), second(1);
    EXPECT_EQ(one.sampledError(epsilon, first, true), three.sampledError(epsilon, second, true));
  }
}

TEST(CentralRidge, ClippingPredictionsOnlyHelpsLabelsInTheBounds) {
  const PreparedData plain = test::randomData(300, 3, 2);
  std::vector<double> target(plain.target.begin(), plain.target.end());
  for (double& label : target) label = label > 2 ? 5 : 0;  // a straight line overshoots
  const PreparedData data = test::withTarget(plain, target);
  const Split split = test::everyFourth(data);
  const CentralRidge central = test::centralRidge(data, split, kBounds);
  int helped = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng first(seed), second(seed);
    const double clipped = central.sampledError(5, first, true);
    const double whole = central.sampledError(5, second, false);
    EXPECT_LE(clipped, whole * (1 + 1e-12));
    EXPECT_LE(clipped, 25);
    helped += clipped < whole * (1 - 1e-6) ? 1 : 0;
  }
  EXPECT_GT(helped, 0);
}

TEST(CentralRidge, ClippingWithoutEffectChangesNothing) {
  const PreparedData data = test::randomData(300, 3, 2);
  const CentralRidge central = test::centralRidge(data, test::everyFourth(data), {-1000, 1000});
  Rng first(1), second(1);
  const double clipped = central.sampledError(20, first, true);
  EXPECT_NEAR(central.sampledError(20, second, false), clipped, 1e-7 * clipped);
}

TEST(CentralRidge, ExtremesGiveNumbers) {
  const std::vector<double> constant(40, 2.0);
  std::vector<double> target(40), slope(40);
  for (std::size_t i = 0; i < 40; ++i) {
    target[i] = static_cast<double>(i) / 10;
    slope[i] = static_cast<double>(i);
  }
  PreparedData wild = test::randomData(200, 3, 7);
  std::vector<double> heavy(wild.features[0].values.begin(), wild.features[0].values.end());
  heavy[8] = 1.7976931348623157e308;
  heavy[1] = -1e308;                                     // a test row
  const PreparedData few = test::randomData(24, 60, 5);  // fewer rows than features
  for (const PreparedData& data :
       {test::preparedFrom({constant}, target), test::preparedFrom({slope}, target),
        test::preparedFrom({heavy}, {wild.target.begin(), wild.target.end()}), few}) {
    const Split split = test::everyFourth(data);
    const CentralRidge central = test::centralRidge(data, split, kBounds);
    for (const double epsilon : kEpsilons) {
      Rng rng(1);
      EXPECT_TRUE(std::isfinite(central.plan(epsilon).predictedError));
      EXPECT_TRUE(std::isfinite(central.expectedError(epsilon)));
      EXPECT_TRUE(std::isfinite(central.expectedError({epsilon, 1e-9})));
      const double clipped = central.expectedError(epsilon, true);
      EXPECT_GE(clipped, 0);
      EXPECT_LE(clipped, 10 * 25);  // labels lie within two and a half widths
      EXPECT_TRUE(std::isfinite(central.sampledError(epsilon, rng, true)));
    }
  }
}

TEST(CentralRidge, WithoutAFeatureItPredictsThePrivateMean) {
  const PreparedData data =
      test::preparedFrom({std::vector<double>(400, 2.0)}, std::vector<double>(400, 3.0));
  const CentralRidge central = test::centralRidge(data, test::everyFourth(data), kBounds);
  EXPECT_EQ(central.plan(1).components, 0U);
  EXPECT_EQ(central.plan(1).rowNorm, 1);
  // The mean of 300 labels with Laplace noise of scale 5/300, hardly shrunk.
  EXPECT_NEAR(central.expectedError(1), 2 * std::pow(5.0 / 300, 2), 1e-4);
}

TEST(CentralRidge, StopsAtTheFirstNo) {
  const PreparedData data = test::randomData(3000, 3, 1);
  const Split split = test::everyFourth(data);
  const auto features = winsorisedRows(data, split, 1, test::always);
  for (const double stopAt : {0.0, 0.1, 0.3, 0.6, 0.8, 1.0}) {
    bool stopped = false;
    int after = 0;
    const auto central = CentralRidge::build(features, split, data.target, kBounds, kModelOfPlainFeatures, 2,
                                             [&](double done) {
                                               after += stopped ? 1 : 0;
                                               stopped = stopped || done >= stopAt;
                                               return !stopped;
                                             });
    EXPECT_FALSE(central.has_value());
    EXPECT_EQ(after, 0);
  }
}

}  // namespace
}  // namespace epsiscope::central_ridge_test
