#include "core/tasks/statistic/noticed_oddities.h"

#include <gtest/gtest.h>

#include <vector>

namespace epsiscope::noticed_oddities_test {
namespace {

using Kind = Oddity::Kind;

PrivateGlance::ColumnTwin textTwin(std::vector<double> counts) {
  return {.column = "t", .isText = true, .categories = {"a", "b", "c"}, .counts = std::move(counts)};
}

TEST(NoticedOddities, AreThoseThatTheReleasedCountsShow) {
  EXPECT_EQ(noticedOddities(textTwin({500, 480, 490}), 1470, {}), std::vector<Kind>{});
  EXPECT_EQ(noticedOddities(textTwin({9000, 400, 600}), 10'000, {}), std::vector<Kind>{Kind::unbalanced});
  const auto nearly = noticedOddities(textTwin({9900, 40, -3}), 10'000, {});
  EXPECT_EQ(std::ranges::count(nearly, Kind::nearlyConstant), 1);
}

/// All values lie in a tenth of the bounds: they are wide, whoever sees the histogram knows.
TEST(NoticedOddities, OfNumbersAreSeenInTheirHistogram) {
  PrivateGlance::ColumnTwin twin{.column = "x", .counts = std::vector<double>(20, 0.0)};
  for (int i = 0; i <= 20; ++i) twin.edges.push_back(5 * i);
  twin.counts[3] = 500;
  twin.counts[4] = 520;
  const auto found = noticedOddities(twin, 1020, {.bounds = {{0, 100}}});
  EXPECT_EQ(std::ranges::count(found, Kind::wideBounds), 1);
  EXPECT_EQ(std::ranges::count(found, Kind::nearlyUnique), 0) << "that values differ is made up";
}

}  // namespace
}  // namespace epsiscope::noticed_oddities_test
