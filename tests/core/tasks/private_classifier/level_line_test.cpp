#include "core/tasks/private_classifier/level_line.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>

namespace epsiscope::level_line_test {
namespace {

constexpr std::size_t kSide = 21;

std::vector<double> onGrid(const std::function<double(double, double)>& f) {
  std::vector<double> values;
  for (std::size_t j = 0; j < kSide; ++j)
    for (std::size_t i = 0; i < kSide; ++i)
      values.push_back(f(static_cast<double>(i), static_cast<double>(j)));
  return values;
}

std::size_t pieces(const LevelLine& line) {
  std::size_t gaps = 0;
  for (const double x : line.x) gaps += std::isnan(x) ? 1 : 0;
  return line.x.empty() ? 0 : gaps + 1;
}

TEST(LevelLine, OfALinearFunctionIsExactAndOnePiece) {
  const auto f = [](double x, double y) { return 0.3 * x - 0.7 * y + 2.9; };
  const LevelLine line = levelLine(onGrid(f), kSide);
  EXPECT_EQ(pieces(line), 1U);
  ASSERT_GT(line.x.size(), kSide);
  for (std::size_t i = 0; i < line.x.size(); ++i) EXPECT_NEAR(f(line.x[i], line.y[i]), 0, 1e-12);
  for (std::size_t i = 1; i < line.x.size(); ++i)
    EXPECT_LT(std::hypot(line.x[i] - line.x[i - 1], line.y[i] - line.y[i - 1]), 1.5);
}

TEST(LevelLine, OfAPeakIsClosed) {
  const LevelLine line = levelLine(
      onGrid([](double x, double y) { return 30 - (x - 10) * (x - 10) - (y - 10) * (y - 10); }), kSide);
  EXPECT_EQ(pieces(line), 1U);
  EXPECT_EQ(line.x.front(), line.x.back());
  EXPECT_EQ(line.y.front(), line.y.back());
  for (std::size_t i = 0; i < line.x.size(); ++i)
    EXPECT_NEAR(std::hypot(line.x[i] - 10, line.y[i] - 10), std::sqrt(30.0), 0.05);
}

TEST(LevelLine, IsEmptyWhereNothingChanges) {
  EXPECT_TRUE(levelLine(onGrid([](double, double) { return 1; }), kSide).x.empty());
  EXPECT_TRUE(levelLine(onGrid([](double, double) { return 0; }), kSide).x.empty());
}

TEST(LevelLine, SaddlesGoBothWays) {
  // One cell: the mean decides which corners belong together.
  const LevelLine joined = levelLine(std::vector<double>{3, -1, -1, 3}, 2);
  const LevelLine parted = levelLine(std::vector<double>{1, -3, -3, 1}, 2);
  for (const LevelLine& line : {joined, parted}) EXPECT_EQ(pieces(line), 2U);
  // When joined, the lines cut off the two corners that are not above 0; when parted, the two that are.
  const auto middles = [](const LevelLine& line) {
    return std::array{(line.x[0] + line.x[1]) / 2 - (line.y[0] + line.y[1]) / 2,
                      (line.x[0] + line.x[1]) / 2 + (line.y[0] + line.y[1]) / 2 - 1};
  };
  EXPECT_GT(std::abs(middles(joined)[0]), 0.5);
  EXPECT_NEAR(middles(joined)[1], 0, 1e-12);
  EXPECT_NEAR(middles(parted)[0], 0, 1e-12);
  EXPECT_GT(std::abs(middles(parted)[1]), 0.5);
}

/// Every crossing of a grid line is in one piece, once; a closed piece has its first point twice.
TEST(LevelLine, HasEveryCrossing) {
  const auto values =
      onGrid([](double x, double y) { return std::sin(0.9 * x) + std::cos(0.7 * y + 0.1 * x); });
  std::size_t crossings = 0;
  for (std::size_t j = 0; j < kSide; ++j)
    for (std::size_t i = 0; i < kSide; ++i) {
      const bool above = values[j * kSide + i] > 0;
      if (i + 1 < kSide) crossings += above != (values[j * kSide + i + 1] > 0);
      if (j + 1 < kSide) crossings += above != (values[(j + 1) * kSide + i] > 0);
    }
  const LevelLine line = levelLine(values, kSide);
  std::size_t points = 0, closed = 0, begin = 0;
  for (std::size_t i = 0; i <= line.x.size(); ++i) {
    if (i < line.x.size() && !std::isnan(line.x[i])) continue;
    points += i - begin;
    closed += line.x[begin] == line.x[i - 1] && line.y[begin] == line.y[i - 1];
    begin = i + 1;
  }
  EXPECT_EQ(points - closed, crossings);
}

}  // namespace
}  // namespace epsiscope::level_line_test
