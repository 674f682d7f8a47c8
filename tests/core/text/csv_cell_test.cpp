#include "core/text/csv_cell.h"

#include <gtest/gtest.h>

#include "tests/support/hostile_names.h"

namespace epsiscope::csv_cell_test {
namespace {

TEST(CsvCell, QuotesWhatWouldEndIt) {
  EXPECT_EQ(csvCell("plain"), "plain");
  EXPECT_EQ(csvCell("a,b"), "\"a,b\"");
  EXPECT_EQ(csvCell("say \"so\""), "\"say \"\"so\"\"\"");
  EXPECT_EQ(csvCell("two\nlines"), "\"two\nlines\"");
}

TEST(CsvCell, LeavesNumbersAlone) {
  for (const char* number : {"-1.5", "+2", "-1e-9", "0", "-inf"}) EXPECT_EQ(csvCell(number), number);
}

TEST(CsvCell, IsNeverAFormula) {
  EXPECT_EQ(csvCell("=1+1"), "'=1+1");
  EXPECT_EQ(csvCell("=a,b"), "\"'=a,b\"");
  EXPECT_EQ(csvCell("\t=1"), "'\t=1");
  for (const std::string& name : test::hostileNames()) {
    const std::string cell = csvCell(name);
    const std::size_t first = cell.starts_with('"') ? 1 : 0;
    EXPECT_EQ(std::string("=+-@\t\r").find(cell[first]), std::string::npos) << cell.substr(0, 40);
  }
}

}  // namespace
}  // namespace epsiscope::csv_cell_test
