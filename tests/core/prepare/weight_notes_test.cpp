#include "core/prepare/weight_notes.h"

#include <gtest/gtest.h>

namespace epsiscope::weight_notes_test {
namespace {

TEST(WeightNotes, ProposeWithWhatSpeaksForIt) {
  EXPECT_EQ(weightProposal({.column = "wgt", .cells = {.positive = 200, .sum = 203}}),
            "Is \"wgt\" the weight of its row, how many people it stands for? Its name says so. Its mean is "
            "1.01, as of weights that add up to the number of rows.");
  EXPECT_EQ(
      weightProposal({.column = "v7", .isSaidByFile = true, .cells = {.positive = 400, .sum = 480123.6}}),
      "Is \"v7\" the weight of its row, how many people it stands for? The file weights its rows by this "
      "column. Its mean is 1200 and its sum 480124, as where rows stand for a population of that size.");
  EXPECT_EQ(weightProposal({.column = "wgt", .cells = {.positive = 10, .sum = 5}}),
            "Is \"wgt\" the weight of its row, how many people it stands for? Its name says so. Its mean is "
            "0.5.");
}

TEST(WeightNotes, SayWhatBecomesOfRowsWithoutAWeightAboveZero) {
  EXPECT_EQ(unusualWeights({.positive = 5, .sum = 5}), "");
  EXPECT_EQ(
      unusualWeights({.positive = 5, .zero = 1, .negative = 3, .without = 2, .sum = 5}),
      "3 values are below 0 and count as 0. 1 row has the weight 0 and adds nothing to a statistic. 2 rows "
      "have no weight: a statistic does with them what is chosen for missing cells and for cells that are "
      "no numbers.");
  EXPECT_EQ(
      weightProposal({.column = "v", .isSaidByFile = true, .cells = {.negative = 1}}),
      "Is \"v\" the weight of its row, how many people it stands for? The file weights its rows by this "
      "column. 1 value is below 0 and counts as 0.");
}

}  // namespace
}  // namespace epsiscope::weight_notes_test
