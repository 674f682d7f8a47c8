#include "core/learners/ridge_cache.h"
#include "core/prepare/prepare.h"
#include "core/reading/reader.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

namespace epsiscope::ridge_housing_test {
namespace {

/// Reference values for California housing: the first 16512 rows for training, the rest for testing.
TEST(RidgeCache, MatchesTheHousingReference) {
  const auto file = test::dataFile("california_housing/california_housing.csv");
  NEEDS_FILE(file);
  NEEDS_FILE(test::oracleFile("ridge_housing"));
  std::vector<Problem> problems;
  const PreparedData data = prepare(std::make_shared<Dataset>(*readDataset(file)),
                                    {.target = "MedHouseVal", .features = {}}, problems);
  ASSERT_TRUE(problems.empty());
  Split split;
  for (const std::uint32_t row : data.rows) (row < 16512 ? split.train : split.test).push_back(row);
  const LabelBounds bounds{0, 5};
  const RidgeCache cache = *RidgeCache::build(data, split, bounds, 2);
  EXPECT_EQ(cache.features(), 8U);
  EXPECT_NEAR(cache.meanSquaredRowNorm(), 8, 1e-9);

  const auto oracle = test::oracle("ridge_housing");
  for (const auto& entry : oracle["cases"]) {
    const double lambda = entry["lam"];
    const double scale = entry["sensitivity"].get<double>() / entry["epsilon"].get<double>();
    const double quiet = entry["test_mse_no_noise"], noisy = entry["expected_test_mse_laplace"];
    EXPECT_NEAR(cache.errorWithoutNoise(lambda), quiet, 1e-9 * quiet);
    EXPECT_NEAR(cache.expectedError(unbiasedMoments(bounds, 2 * scale * scale), lambda), noisy, 1e-9 * noisy);
  }
}

}  // namespace
}  // namespace epsiscope::ridge_housing_test
