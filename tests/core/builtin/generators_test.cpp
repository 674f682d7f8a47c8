#include "core/builtin/generators.h"

#include <Eigen/Dense>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

namespace epsiscope::generators_test {
namespace {

const Column& column(const Dataset& dataset, const std::string& name) {
  return dataset.columns.at(static_cast<std::size_t>(dataset.find(name)));
}

/// A constant, then the named columns.
Eigen::MatrixXd design(const Dataset& dataset, const std::vector<std::string>& names) {
  Eigen::MatrixXd matrix(static_cast<Eigen::Index>(dataset.rows()),
                         static_cast<Eigen::Index>(names.size()) + 1);
  matrix.col(0).setOnes();
  for (std::size_t j = 0; j < names.size(); ++j) {
    const std::vector<double>& values = column(dataset, names[j]).values;
    matrix.col(static_cast<Eigen::Index>(j) + 1) =
        Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
  }
  return matrix;
}

struct Truth {
  std::vector<std::string> names;
  std::vector<double> weights;  ///< the constant first
  double noiseVariance;
  double fourthMoment;  ///< the noise's fourth moment over its squared variance
};

/// Expects each weight within 5 of its standard errors, and the residual variance within 5 of its own,
/// sqrt((kurtosis - 1) / n): a right generator fails with probability below 1e-5.
void expectLeastSquaresRecovers(const Dataset& dataset, const std::string& target, const Truth& truth) {
  const Eigen::MatrixXd x = design(dataset, truth.names);
  const std::vector<double>& labels = column(dataset, target).values;
  const Eigen::Map<const Eigen::VectorXd> y(labels.data(), x.rows());
  const Eigen::MatrixXd inverse = (x.transpose() * x).inverse();
  const Eigen::VectorXd weights = inverse * (x.transpose() * y);
  for (Eigen::Index j = 0; j < x.cols(); ++j) {
    const double standardError = std::sqrt(truth.noiseVariance * inverse(j, j));
    EXPECT_NEAR(weights(j), truth.weights[static_cast<std::size_t>(j)], 5 * standardError) << "weight " << j;
  }
  const auto n = static_cast<double>(x.rows());
  const double variance = (y - x * weights).squaredNorm() / (n - static_cast<double>(x.cols()));
  EXPECT_NEAR(variance, truth.noiseVariance,
              5 * truth.noiseVariance * std::sqrt((truth.fourthMoment - 1) / n));
}

TEST(HousePrices, FollowTheirStatedTruth) {
  const Dataset dataset = findBuiltIn("house-prices")->make();
  const Truth truth{.names = {"income", "house_age", "rooms", "bedrooms", "population", "occupancy",
                              "latitude", "coast_distance"},
                    .weights = {1.66 + 0.32, 0.24, -0.002, 0.06, -0.1, 0, -0.04, -0.01, -0.004},
                    .noiseVariance = 1.0 / 36,
                    .fourthMoment = 2.6};
  expectLeastSquaresRecovers(dataset, "price", truth);
}

TEST(HousePrices, StayInsideTheirPublicBounds) {
  const BuiltIn& builtIn = *findBuiltIn("house-prices");
  const ColumnSummary summary = summarise(column(builtIn.make(), builtIn.target));
  EXPECT_GE(summary.min, builtIn.lower);
  EXPECT_LE(summary.max, builtIn.upper);
}

TEST(AdvertisingSales, FollowTheirStatedTruth) {
  const Dataset dataset = findBuiltIn("advertising-sales")->make();
  // Kurtosis of a log-normal with sigma = 1: e^4 + 2 e^3 + 3 e^2 - 3.
  const Truth truth{.names = {"tv", "radio", "online", "newspaper"},
                    .weights = {7, 0.045, 0.19, 0.08, 0},
                    .noiseVariance = 9 * std::expm1(1.0) * std::exp(1.0),
                    .fourthMoment = std::exp(4.0) + 2 * std::exp(3.0) + 3 * std::exp(2.0) - 3};
  expectLeastSquaresRecovers(dataset, "sales", truth);
}

TEST(AdvertisingSales, HaveAHeavyRightTailThatIsClipped) {
  const BuiltIn& builtIn = *findBuiltIn("advertising-sales");
  const std::vector<double> sales = column(builtIn.make(), builtIn.target).values;
  const auto above = std::count_if(sales.begin(), sales.end(), [&](double y) { return y > builtIn.upper; });
  // 4 in 1,000 of 3,000: 12, with a standard deviation of 3.5.
  EXPECT_NEAR(static_cast<double>(above), 12, 5 * 3.5);
  EXPECT_GT(above, 0);
  EXPECT_GE(*std::min_element(sales.begin(), sales.end()), builtIn.lower);
}

std::string textAt(const Column& text, std::size_t row) {
  return text.categories[static_cast<std::size_t>(text.codes[row])];
}

/// The stated score, features (without region) and label of every row.
struct Logistic {
  Eigen::MatrixXd x;
  Eigen::VectorXd y, truth;
};

Logistic incomeClass(const Dataset& dataset) {
  const std::vector<std::string> educations = {"college", "bachelor", "master"};
  const std::vector<std::string> occupations = {"craft", "sales", "technical"};
  const auto rows = static_cast<Eigen::Index>(dataset.rows());
  Logistic problem{Eigen::MatrixXd::Zero(rows, 9), Eigen::VectorXd(rows), Eigen::VectorXd(9)};
  problem.truth << -11, 0.08, 0.1, 1.5, 2.5, 4, 0.5, 1, 2;
  for (Eigen::Index i = 0; i < rows; ++i) {
    const auto row = static_cast<std::size_t>(i);
    problem.x(i, 0) = 1;
    problem.x(i, 1) = column(dataset, "age").values[row];
    problem.x(i, 2) = column(dataset, "hours").values[row];
    for (std::size_t k = 0; k < 3; ++k) {
      const auto j = static_cast<Eigen::Index>(k);
      problem.x(i, 3 + j) = textAt(column(dataset, "education"), row) == educations[k] ? 1 : 0;
      problem.x(i, 6 + j) = textAt(column(dataset, "occupation"), row) == occupations[k] ? 1 : 0;
    }
    problem.y(i) = textAt(column(dataset, "income"), row) == ">50K" ? 1 : 0;
  }
  return problem;
}

/// The remainder of every income beyond the stated truth: standard normal. Rounding to 0.1 moves it by less
/// than 0.04.
std::vector<double> censusNoise(const Dataset& dataset) {
  std::vector<double> noise;
  for (std::size_t row = 0; row < dataset.rows(); ++row) {
    const std::string region = textAt(column(dataset, "region"), row);
    const double ofRegion = region == "east" ? -4 : region == "south" ? 2 : region == "west" ? 6 : 0;
    const double fromMiddle = column(dataset, "age").values[row] - 50;
    const double expected = 42 - 0.015 * fromMiddle * fromMiddle + ofRegion;
    noise.push_back((std::log(column(dataset, "income").values[row] / expected) + 0.245) / 0.7);
  }
  return noise;
}

TEST(CensusSample, FollowsItsStatedTruth) {
  const Dataset dataset = findBuiltIn("census-sample")->make();
  const std::vector<double> values = censusNoise(dataset);
  const Eigen::Map<const Eigen::VectorXd> noise(values.data(), static_cast<Eigen::Index>(values.size()));
  const auto n = static_cast<double>(noise.size());
  EXPECT_NEAR(noise.mean(), 0, 5 / std::sqrt(n));
  EXPECT_NEAR(noise.squaredNorm() / n, 1, 5 * std::sqrt(2 / n));
  for (const char* name : {"sex", "region"}) {
    const Column& group = column(dataset, name);
    std::vector<double> sums(group.categories.size(), 0), counts(group.categories.size(), 0);
    for (std::size_t row = 0; row < values.size(); ++row) {
      const auto code = static_cast<std::size_t>(group.codes[row]);
      sums[code] += values[row];
      ++counts[code];
    }
    const auto groups = static_cast<double>(sums.size());
    for (std::size_t code = 0; code < sums.size(); ++code) {
      EXPECT_NEAR(sums[code] / counts[code], 0, 5 / std::sqrt(counts[code])) << group.categories[code];
      EXPECT_NEAR(counts[code], n / groups, 5 * std::sqrt(n * (groups - 1)) / groups)
          << group.categories[code];
    }
  }
}

TEST(CensusSample, HasTheMeansThatItStates) {
  const Dataset dataset = findBuiltIn("census-sample")->make();
  const ColumnSummary age = summarise(column(dataset, "age"));
  const auto n = static_cast<double>(dataset.rows());
  EXPECT_GE(age.min, 18);
  EXPECT_LE(age.max, 82);
  // Variances of the uniform numbers: (20^2 - 1)/12 + (46^2 - 1)/12 = 209.5.
  EXPECT_NEAR(age.mean, 50, 5 * std::sqrt(209.5 / n));
  // E[m^2] exp(0.49) - 39.86^2 = 1044, where m is the income of the stated truth without noise.
  EXPECT_NEAR(summarise(column(dataset, "income")).mean, 39.86, 5 * std::sqrt(1044 / n));
}

TEST(CensusSample, HasAHeavyRightTailThatIsClipped) {
  const BuiltIn& builtIn = *findBuiltIn("census-sample");
  const std::vector<double> incomes = column(builtIn.make(), builtIn.target).values;
  const auto above = std::ranges::count_if(incomes, [&](double income) { return income > builtIn.upper; });
  // 4.3 in 1,000, with a standard deviation of 2.1.
  EXPECT_NEAR(static_cast<double>(above), 4.3, 5 * 2.1);
  EXPECT_GT(above, 0);
  EXPECT_GE(std::ranges::min(incomes), builtIn.lower);
}

Eigen::VectorXd probabilities(const Eigen::VectorXd& scores) {
  return scores.unaryExpr([](double s) { return 1 / (1 + std::exp(-s)); });
}

/// Expects each weight of a logistic regression within 5 of its standard errors.
void expectLogisticRecovers(const Logistic& problem) {
  Eigen::VectorXd weights = Eigen::VectorXd::Zero(problem.x.cols());
  Eigen::MatrixXd information;
  for (int step = 0; step < 25; ++step) {
    const Eigen::VectorXd p = probabilities(problem.x * weights);
    const Eigen::VectorXd spread = p.cwiseProduct(Eigen::VectorXd::Ones(p.size()) - p);
    information = problem.x.transpose() * spread.asDiagonal() * problem.x;
    weights += information.ldlt().solve(problem.x.transpose() * (problem.y - p));
  }
  const Eigen::MatrixXd inverse = information.inverse();
  for (Eigen::Index j = 0; j < weights.size(); ++j)
    EXPECT_NEAR(weights(j), problem.truth(j), 5 * std::sqrt(inverse(j, j))) << "weight " << j;
}

/// Expects the Bayes error of the stated truth, and of the labels against it.
void expectBayesError(const BuiltIn& builtIn, const Logistic& problem) {
  const std::string description = builtIn.description;
  const std::size_t at = description.rfind(": ");
  const double stated = std::stod(description.substr(at + 2));
  const Eigen::VectorXd p = probabilities(problem.x * problem.truth);
  const Eigen::VectorXd error = p.cwiseMin(Eigen::VectorXd::Ones(p.size()) - p);
  const double mean = error.mean();
  const auto n = static_cast<double>(p.size());
  const double sd = std::sqrt((error.array() - mean).square().sum() / (n - 1));
  EXPECT_NEAR(mean, stated, 5 * sd / std::sqrt(n));

  double wrong = 0;
  for (Eigen::Index i = 0; i < p.size(); ++i) wrong += (p(i) > 0.5) != (problem.y(i) > 0.5) ? 1 : 0;
  EXPECT_NEAR(wrong / n, stated, 5 * std::sqrt(stated * (1 - stated) / n));
}

TEST(IncomeClass, FollowsItsStatedTruth) {
  const BuiltIn& builtIn = *findBuiltIn("income-class");
  const Logistic problem = incomeClass(builtIn.make());
  expectLogisticRecovers(problem);
  expectBayesError(builtIn, problem);
}

Logistic examResults(const Dataset& dataset) {
  const auto rows = static_cast<Eigen::Index>(dataset.rows());
  Logistic problem{design(dataset, {"practice", "midterm"}), Eigen::VectorXd(rows), Eigen::VectorXd(3)};
  problem.truth << -9.2, 0.25, 0.12;
  for (Eigen::Index i = 0; i < rows; ++i)
    problem.y(i) = textAt(column(dataset, "result"), static_cast<std::size_t>(i)) == "passed" ? 1 : 0;
  return problem;
}

TEST(ExamResults, FollowTheirStatedTruth) {
  const BuiltIn& builtIn = *findBuiltIn("exam-results");
  const Logistic problem = examResults(builtIn.make());
  expectLogisticRecovers(problem);
  expectBayesError(builtIn, problem);
  EXPECT_NEAR(problem.y.mean(), 0.5, 5 * 0.5 / std::sqrt(static_cast<double>(problem.y.size())));
}

TEST(BuiltIns, AreCompleteAndTheSameEveryTime) {
  std::set<std::string> ids, hashes;
  for (const BuiltIn& builtIn : builtIns()) {
    SCOPED_TRACE(builtIn.id);
    const Dataset dataset = builtIn.make();
    EXPECT_EQ(dataset.name, builtIn.title);
    EXPECT_EQ(dataset.description, builtIn.description);
    EXPECT_NE(dataset.description.find("Known truth"), std::string::npos);
    EXPECT_FALSE(dataset.licence.empty());
    EXPECT_EQ(dataset.sha256.size(), 64u);
    EXPECT_EQ(dataset.sha256, builtIn.make().sha256);
    EXPECT_GE(dataset.find(builtIn.target), 0);
    EXPECT_LT(builtIn.lower, builtIn.upper);
    for (const Column& each : dataset.columns) EXPECT_EQ(each.size(), dataset.rows());
    if (builtIn.positive != nullptr) {
      const std::vector<std::string>& classes = column(dataset, builtIn.target).categories;
      EXPECT_GE(classes.size(), 2u);
      EXPECT_NE(std::find(classes.begin(), classes.end(), builtIn.positive), classes.end());
    }
    ids.insert(builtIn.id);
    hashes.insert(dataset.sha256);
  }
  EXPECT_EQ(ids.size(), builtIns().size());
  const auto classes =
      std::ranges::count_if(builtIns(), [](const BuiltIn& one) { return one.positive != nullptr; });
  EXPECT_GE(classes, 1) << "one for a classifier";
  EXPECT_GE(std::ssize(builtIns()) - classes, 2) << "two for regression";
  EXPECT_EQ(hashes.size(), builtIns().size());
  EXPECT_EQ(findBuiltIn("no-such-data"), nullptr);
}

/// The stated probabilities of none, allergy, asthma, diabetes and migraine.
std::vector<double> conditionsOf(const Dataset& dataset, std::size_t row) {
  const double years = column(dataset, "age").values[row] - 45;
  const double bmi = column(dataset, "bmi").values[row], sleep = column(dataset, "sleep").values[row];
  const bool smokes = textAt(column(dataset, "smoker"), row) == "yes";
  std::vector<double> likely = {2.5, 0.5 - 0.16 * years, smokes ? 3.5 : -1.0,
                                -3.5 + 0.2 * years + 0.4 * (bmi - 26), -0.5 - 3 * (sleep - 7)};
  double sum = 0;
  for (double& score : likely) sum += score = std::exp(score);
  for (double& probability : likely) probability /= sum;
  return likely;
}

TEST(HealthSurvey, FollowsItsStatedTruth) {
  const BuiltIn& builtIn = *findBuiltIn("health-survey");
  const Dataset dataset = builtIn.make();
  const std::vector<std::string> names = {"none", "allergy", "asthma", "diabetes", "migraine"};
  std::vector<double> expected(names.size()), variance(names.size()), found(names.size());
  double error = 0, squares = 0;
  for (std::size_t row = 0; row < dataset.rows(); ++row) {
    const std::vector<double> likely = conditionsOf(dataset, row);
    for (std::size_t c = 0; c < names.size(); ++c) {
      expected[c] += likely[c];
      variance[c] += likely[c] * (1 - likely[c]);
      found[c] += textAt(column(dataset, "condition"), row) == names[c] ? 1 : 0;
    }
    const double wrong = 1 - std::ranges::max(likely);
    error += wrong;
    squares += wrong * wrong;
  }
  for (std::size_t c = 0; c < names.size(); ++c)
    EXPECT_NEAR(found[c], expected[c], 5 * std::sqrt(variance[c])) << names[c];
  const auto n = static_cast<double>(dataset.rows());
  const std::string description = builtIn.description;
  const double stated = std::stod(description.substr(description.rfind(": ") + 2));
  EXPECT_NEAR(error / n, stated, 5 * std::sqrt((squares / n - error / n * error / n) / n));
  EXPECT_NEAR(found[0] / n, 0.41, 5 * std::sqrt(0.41 * 0.59 / n) + 0.005);
}

}  // namespace
}  // namespace epsiscope::generators_test
