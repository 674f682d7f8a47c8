#include "core/central/central_ridge.h"
#include "core/learners/ridge_cache.h"
#include "core/reading/reader.h"
#include "tests/support/shared_files.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace epsiscope::central_figures_test {
namespace {

/// The smallest test error among the columns of a table of Liu and Huang at an epsilon, and ours.
struct Figure {
  double epsilon, published, central = 0;
};

/// Fills in the figures, means over splits of the rows into four fifths and one fifth; returns the mean
/// without noise.
double measure(const PreparedData& data, const LabelBounds& bounds, std::vector<Figure>& figures) {
  constexpr int kSplits = 5;
  double withoutNoise = 0;
  for (std::uint64_t trial = 1; trial <= kSplits; ++trial) {
    Rng rng = Rng::stream(1, {trial});
    const Split split = randomSplit(data.rows, 0.2, rng);
    const auto features = makeCentralFeatures(data, split, {}, 2, [] { return true; });
    const auto central = CentralRidge::build(features, split, data.target, bounds, kModelOfPlainFeatures, 2);
    for (Figure& figure : figures) figure.central += central->expectedError(figure.epsilon) / kSplits;
    withoutNoise += RidgeCache::build(data, split, bounds, 2)->errorWithoutNoise(0.02) / kSplits;
  }
  return withoutNoise;
}

TEST(CentralFigures, HousingIsBelowEveryPublishedColumn) {
  const auto file = test::dataFile("california_housing/california_housing.csv");
  NEEDS_FILE(file);
  std::vector<Problem> problems;
  const PreparedData data =
      prepare(std::make_shared<Dataset>(*readDataset(file)), {.target = "MedHouseVal"}, problems);
  std::vector<Figure> figures{{0.05, 1.547}, {0.1, 1.540}, {0.3, 1.504}, {0.5, 1.454},
                              {0.8, 1.019},  {1, 0.886},   {1.5, 0.791}, {2, 0.753},
                              {3, 0.673},    {4, 0.633},   {6, 0.611},   {8, 0.599}};
  measure(data, {0, 5}, figures);
  for (const Figure& figure : figures) EXPECT_LT(figure.central, figure.published) << figure.epsilon;
  EXPECT_LT(figures[0].central, 0.59);  // reached by a prototype of the method
}

TEST(CentralFigures, CrimeIsNearerToNoNoiseThanEveryPublishedColumn) {
  const auto file = test::dataFile("communities_crime/communities.data");
  NEEDS_FILE(file);
  auto dataset = std::make_shared<Dataset>(*readDataset(file));
  PrepareOptions options{.target = "column128", .missing = MissingRule::mean};
  for (std::size_t j = 5; j < 127; ++j)
    if (dataset->columns[j].missing <= 1) options.features.push_back(dataset->columns[j].name);
  ASSERT_EQ(options.features.size(), 100U);
  std::vector<Problem> problems;
  const PreparedData data = prepare(dataset, options, problems);
  std::vector<Figure> figures{{0.05, 0.0679}, {0.1, 0.0683}, {0.3, 0.0604}, {0.5, 0.0544}, {0.8, 0.0453},
                              {1, 0.0411},    {1.5, 0.0344}, {2, 0.0255},   {3, 0.0223},   {4, 0.0212}};
  const double withoutNoise = measure(data, {0, 1}, figures);
  // With 399 test rows the error without noise moves by 8 % between sets of splits: the error added by noise
  // is compared. Beyond 4, ridge on released labels is better.
  constexpr double kPublishedWithoutNoise = 0.0177;
  for (const Figure& figure : figures)
    EXPECT_LT(figure.central - withoutNoise, figure.published - kPublishedWithoutNoise) << figure.epsilon;
}

}  // namespace
}  // namespace epsiscope::central_figures_test
