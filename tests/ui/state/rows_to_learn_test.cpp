#include "ui/state/rows_to_learn.h"

#include <gtest/gtest.h>

namespace epsiscope::rows_to_learn_test {
namespace {

TEST(LearningSizes, AreSixDoublingsUpToAllRows) {
  EXPECT_EQ(learningSizes(3200), (std::vector<int>{100, 200, 400, 800, 1600, 3200}));
  EXPECT_EQ(learningSizes(9), (std::vector<int>{2, 4, 9}));
  EXPECT_TRUE(learningSizes(0).empty());
}

}  // namespace
}  // namespace epsiscope::rows_to_learn_test
