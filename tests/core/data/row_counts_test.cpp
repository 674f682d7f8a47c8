#include "core/data/row_counts.h"

#include <gtest/gtest.h>

namespace epsiscope {
namespace {

TEST(RowCounts, SayWhatWasLeftOutAndFilled) {
  EXPECT_EQ(countsText({.rowsInFile = 5, .rowsUsed = 5}), "");
  EXPECT_EQ(countsText({.rowsInFile = 9, .rowsUsed = 6, .droppedForMissing = 1, .droppedForBad = 2}),
            "3 of 9 rows left out (missing cells: 1, cells that are no numbers: 2).");
  EXPECT_EQ(
      countsText({.rowsInFile = 9,
                  .rowsUsed = 8,
                  .droppedForMissing = 1,
                  .cellsFilledMissing = 0,
                  .cellsFilledBad = 1}),
      "1 of 9 rows left out (missing cells: 1, cells that are no numbers: 0). 1 cell filled with the mean "
      "of the column (missing: 0, no numbers: 1).");
}

}  // namespace
}  // namespace epsiscope
