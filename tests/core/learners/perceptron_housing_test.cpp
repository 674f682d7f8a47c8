#include "core/base/parallel.h"
#include "core/learners/perceptron.h"
#include "core/learners/standardised_rows.h"
#include "core/prepare/prepare.h"
#include "core/prepare/split.h"
#include "core/reading/reader.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <memory>

namespace epsiscope::perceptron_housing_test {
namespace {

/// Features as they are, or standardised by the training rows.
SampleRows featuresOf(const PreparedData& data, const Split& split, const std::vector<std::uint32_t>& rows,
                      bool standardised) {
  if (standardised) {
    Eigen::MatrixXd x;
    StandardisedRows(data, split.train, 1, [] { return true; }).gather(rows, x);
    return x.rightCols(x.cols() - 1).cast<float>();
  }
  SampleRows x(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(data.features.size()));
  for (Eigen::Index i = 0; i < x.rows(); ++i)
    for (Eigen::Index j = 0; j < x.cols(); ++j)
      x(i, j) = static_cast<float>(
          data.features[static_cast<std::size_t>(j)].at(rows[static_cast<std::size_t>(i)]));
  return x;
}

/// The mean squared test error with the paper's settings after a random 80/20 split.
double testError(const PreparedData& data, std::uint64_t seed, bool standardised) {
  Rng rng(seed);
  const Split split = randomSplit(data.rows, 0.2, rng);
  std::vector<double> labels;
  for (const std::uint32_t row : split.train) labels.push_back(data.target[row]);
  const Perceptron perceptron =
      *trainPerceptron(featuresOf(data, split, split.train, standardised), labels, {}, rng);
  const std::vector<double> predictions =
      predict(perceptron, featuresOf(data, split, split.test, standardised));
  double sum = 0;
  for (std::size_t i = 0; i < predictions.size(); ++i) {
    const double error = predictions[i] - data.target[split.test[i]];
    sum += error * error;
  }
  return sum / static_cast<double>(predictions.size());
}

/// Liu and Huang, table 4, print 0.585 without noise, for features as they are. Over ten splits ours has mean
/// 0.60 and standard deviation 0.02.
TEST(Perceptron, MatchesThePaperOnHousing) {
  const auto file = test::dataFile("california_housing/california_housing.csv");
  NEEDS_FILE(file);
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<Dataset>(*readDataset(file)),
                                    {.target = "MedHouseVal", .features = {}}, problems);
  ASSERT_TRUE(problems.empty());
  std::vector<double> errors(4);
  parallelFor(errors.size(), 0, [&](std::size_t i) {
    errors[i] = testError(data, i, i == 3);
    return true;
  });
  EXPECT_NEAR((errors[0] + errors[1] + errors[2]) / 3, 0.585, 0.05);
  EXPECT_LT(errors[3], 0.33);
}

}  // namespace
}  // namespace epsiscope::perceptron_housing_test
