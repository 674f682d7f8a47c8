#include "core/table/profile.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

namespace epsiscope::profile_test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Column numbers(std::vector<double> values) {
  return {.name = "number", .values = std::move(values)};
}

ColumnProfile profileOf(const Column& column) {
  Dataset dataset;
  dataset.columns = {column};
  return profiles(dataset).at(0);
}

std::size_t total(const ColumnProfile& profile) {
  return std::accumulate(profile.histogram.begin(), profile.histogram.end(), std::size_t{0});
}

/// The quantile of type 7, by its definition with ranks from 1.
double slowQuantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  const double h = 1 + share * static_cast<double>(values.size() - 1);
  const auto rank = static_cast<std::size_t>(std::floor(h));
  const double above = values[std::min(rank, values.size() - 1)];
  return values[rank - 1] + (h - std::floor(h)) * (above - values[rank - 1]);
}

TEST(Profile, AgreesWithBruteForceOnNumbers) {
  Rng rng(1);
  for (std::size_t size = 1; size < 60; ++size) {
    std::vector<double> values, present;
    for (std::size_t i = 0; i < size; ++i) {
      values.push_back(rng.below(5) == 0 ? kNaN : static_cast<double>(rng.below(20)) / 4);
      if (!std::isnan(values.back())) present.push_back(values.back());
    }
    const ColumnProfile profile = profileOf(numbers(values));
    EXPECT_EQ(profile.distinct, std::set<double>(present.begin(), present.end()).size());
    EXPECT_EQ(profile.numbers.count, present.size());
    EXPECT_EQ(total(profile), present.size());
    for (std::size_t i = 0; i < 5 && !present.empty(); ++i)
      EXPECT_NEAR(profile.quantiles[i], slowQuantile(present, static_cast<double>(i) / 4), 1e-14);
  }
}

TEST(Profile, BinsAreEquallyWideAndTheLargestValueLiesInTheLast) {
  std::vector<double> values;
  for (int i = 0; i <= 48; ++i) values.push_back(i);
  const ColumnProfile profile = profileOf(numbers(values));
  ASSERT_EQ(profile.histogram.size(), 24u);
  for (std::size_t i = 0; i < 23; ++i) EXPECT_EQ(profile.histogram[i], 2u);
  EXPECT_EQ(profile.histogram[23], 3u);
}

TEST(Profile, TextHasItsMostFrequentClassesTheFirstOfEqualsFirst) {
  Column text{.name = "text", .kind = ColumnKind::text, .codes = {2, 1, -1, 2, 0, 3}};
  text.categories = {"a", "b", "c", "d", "nowhere"};
  text.missing = 1;
  const ColumnProfile profile = profileOf(text);
  EXPECT_EQ(profile.numbers.count, 5u);
  EXPECT_EQ(profile.distinct, 4u);
  EXPECT_EQ(profile.classes, (std::vector<std::int32_t>{2, 0, 1, 3}));
  EXPECT_EQ(profile.histogram, (std::vector<std::size_t>{2, 1, 1, 1}));
  EXPECT_TRUE(std::isnan(profile.quantiles[2]));
}

TEST(Profile, OfManyClassesShowsTheLargest) {
  Rng rng(2);
  Column text{.name = "text", .kind = ColumnKind::text};
  text.categories.resize(300);
  std::map<std::int32_t, std::size_t> sizes;
  for (int i = 0; i < 2000; ++i) {
    text.codes.push_back(static_cast<std::int32_t>(rng.below(300)));
    ++sizes[text.codes.back()];
  }
  const ColumnProfile profile = profileOf(text);
  EXPECT_EQ(profile.distinct, sizes.size());
  ASSERT_EQ(profile.classes.size(), 24u);
  for (std::size_t i = 0; i < 24; ++i) EXPECT_EQ(profile.histogram[i], sizes[profile.classes[i]]);
  EXPECT_TRUE(std::ranges::is_sorted(profile.histogram, std::greater()));
  const auto larger = std::ranges::count_if(
      sizes, [&](const auto& entry) { return entry.second > profile.histogram.back(); });
  EXPECT_LE(larger, 24);
}

TEST(Profile, EndsNearTheLargestNumberDoNotOverflow) {
  const ColumnProfile profile = profileOf(numbers({-1.7e308, 0, 1.7e308, 1e308}));
  EXPECT_EQ(total(profile), 4u);
  EXPECT_EQ(profile.histogram.front(), 1u);
  EXPECT_EQ(profile.histogram.back(), 1u);
  for (const double quantile : profile.quantiles) EXPECT_TRUE(std::isfinite(quantile));
  const double tiny = std::numeric_limits<double>::denorm_min();
  EXPECT_EQ(total(profileOf(numbers({0, tiny, 2 * tiny}))), 3u);
}

TEST(Profile, AConstantOrEmptyColumnHasOneBarOrNone) {
  EXPECT_EQ(profileOf(numbers({3, 3, kNaN})).histogram, (std::vector<std::size_t>{2}));
  const ColumnProfile empty = profileOf(numbers({kNaN, kNaN}));
  EXPECT_TRUE(empty.histogram.empty());
  EXPECT_EQ(empty.distinct, 0u);
  EXPECT_TRUE(std::isnan(empty.quantiles[0]));
  EXPECT_TRUE(profiles(Dataset{}).empty());
}

TEST(Profile, DoesNotDependOnThreads) {
  Rng rng(3);
  Dataset dataset;
  for (int column = 0; column < 7; ++column) {
    dataset.columns.push_back(numbers({}));
    for (int row = 0; row < 500; ++row) dataset.columns.back().values.push_back(rng.uniform());
  }
  const auto one = profiles(dataset, {}, 1), four = profiles(dataset, {}, 4);
  ASSERT_EQ(one.size(), 7u);
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_EQ(one[i].quantiles, four[i].quantiles);
    EXPECT_EQ(one[i].histogram, four[i].histogram);
  }
}

TEST(Profile, StopsBetweenColumnsAndWithinALongOne) {
  Dataset dataset;
  dataset.columns = {numbers({1, 2}), numbers({1, 2})};
  EXPECT_TRUE(profiles(dataset, [] { return false; }).empty());
  Rng rng(4);
  dataset.columns.resize(1);
  std::vector<double>& values = dataset.columns[0].values;
  values.resize(100'000);
  std::ranges::generate(values, [&] { return rng.uniform(); });
  std::atomic<int> asked = 0;
  EXPECT_TRUE(profiles(dataset, [&] { return ++asked < 3; }).empty());
  EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace epsiscope::profile_test
