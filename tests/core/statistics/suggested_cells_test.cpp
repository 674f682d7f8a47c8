#include "core/statistics/suggested_cells.h"

#include <gtest/gtest.h>

#include <cmath>

namespace epsiscope::suggested_cells_test {
namespace {

TEST(SuggestedCells, AreSoFewThatNoiseHidesNone) {
  EXPECT_EQ(suggestedCells(10, 1e-6), 2u);
  EXPECT_EQ(suggestedCells(1'000'000, 700), 24u);
  // 2000/(4 2 sqrt 2/.1) = 17.7
  EXPECT_EQ(suggestedCells(2000, 0.1), 17u);
}

/// In an even picture every cell holds so many standard deviations of its noise, at every size and epsilon at
/// which there is a choice, and one more cell along each axis would not.
TEST(SuggestedCells, HoldWhatTheGridSays) {
  for (const std::size_t most : {0u, 1u, 5u})
    for (const double rows : {500.0, 4000.0, 1e6})
      for (const double epsilon : {0.01, 0.1, 1.0})
        for (const std::size_t axes : {1u, 2u})
          for (const std::size_t others : {1u, 7u})
            for (const auto& [grid, deviations] :
                 {std::pair(Grid::finest, 4.0), std::pair(Grid::coarsest, 20.0)}) {
              const ProtectedUnit unit{.most = most};
              const auto cells = static_cast<double>(
                  suggestedCells(static_cast<std::size_t>(rows), epsilon, unit, grid, axes, others));
              const double deviation = 2 * std::sqrt(2.0) * unit.rows() / epsilon;
              const auto expected = [&](double along) {
                return rows / (std::pow(along, static_cast<double>(axes)) * static_cast<double>(others));
              };
              if (cells > 2) {
                EXPECT_GE(expected(cells), deviations * deviation * (1 - 1e-9));
              }
              if (cells < 24) {
                EXPECT_LT(expected(cells + 1), deviations * deviation);
              }
            }
}

}  // namespace
}  // namespace epsiscope::suggested_cells_test
