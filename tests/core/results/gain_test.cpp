#include "core/results/gain.h"

#include <gtest/gtest.h>

namespace epsiscope::gain_test {
namespace {

ResultRow row(const char* method, double epsilon, const char* kind, double mean) {
  ResultRow row;
  row.method = method;
  row.learner = "ridge";
  row.epsilon = epsilon;
  row.metric = "test_mse";
  row.kind = kind;
  row.mean = mean;
  const std::string id = method;
  row.role = id == "none" || id == "predict-mean" ? MethodRole::yardstick : MethodRole::method;
  row.guarantee = Guarantee::of({.epsilon = epsilon});
  return row;
}

TEST(Gain, IsNoneWhereTheMeanIsBetterThanEveryPrivateMethod) {
  Result result;
  result.series = {row("laplace", 0.1, "exact", 9),      row("laplace", 1, "exact", 4),
                   row("laplace", 1, "sampled", 2),      row("staircase", 0.1, "exact", 8),
                   row("predict-mean", 0.1, "exact", 3), row("predict-mean", 1, "exact", 3)};
  EXPECT_EQ(epsilonsWithoutGain(result), std::vector{0.1}) << "clipped predictions count at 1";
  result.series.push_back(row("none", 0.1, "exact", 1));
  EXPECT_EQ(epsilonsWithoutGain(result), std::vector{0.1}) << "what has no noise is no gain";
  result.series.push_back(row("central-ridge", 0.1, "exact", 2.9));
  EXPECT_TRUE(epsilonsWithoutGain(result).empty());
  result.series = {row("laplace", 1, "exact", 4)};
  EXPECT_TRUE(epsilonsWithoutGain(result).empty()) << "nothing to compare with";
}

}  // namespace
}  // namespace epsiscope::gain_test
