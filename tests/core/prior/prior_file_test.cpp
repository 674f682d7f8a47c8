#include "core/prior/prior_file.h"

#include "core/base/file_error.h"
#include "core/prior/prior.h"
#include "tests/support/locale_guard.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_name.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>

namespace epsiscope::prior_file_test {
namespace {

Prior read(const std::string& bytes) {
  const test::TemporaryFolder folder;
  return readPrior(folder.write("prior.csv", bytes));
}

TEST(ReadPrior, BinsAreSortedNormalisedAndGapsAreEmptyBins) {
  const Prior prior = read("lower,upper,mass\n3,5,2\n0,1,1\n1,2,5\n");
  EXPECT_EQ(prior, (Prior{Prior::Kind::bins, {0, 1, 2, 3, 5}, {0.125, 0.625, 0, 0.25}}));
}

TEST(ReadPrior, PointsAreSorted) {
  EXPECT_EQ(read("value,mass\n2,3\n-1,1\n"), (Prior{Prior::Kind::points, {-1, 2}, {0.25, 0.75}}));
}

TEST(ReadPrior, ReadsWhatSpreadsheetsWrite) {
  const Prior expected{Prior::Kind::points, {1, 2}, {0.5, 0.5}};
  EXPECT_EQ(read("\xEF\xBB\xBFvalue,mass\r\n1,1\r\n\r\n2,1"), expected);
  EXPECT_EQ(read("# counts of 2020\n\"value\" , mass\n 1 ,\"1\"\n\n2,1e0\n"), expected);
  EXPECT_EQ(read("value,mass\r1,1\r2,1\r"), expected);
}

TEST(ReadPrior, EndsThatDifferByRoundingAreOneNode) {
  const Prior prior = read("lower,upper,mass\n0,0.30000000000000004,1\n0.3,0.6,1\n0.6000000000000001,1,2\n");
  EXPECT_EQ(prior.mass, (std::vector<double>{0.25, 0.25, 0.5}));
}

TEST(ReadPrior, MassesMayBeHugeOrTinyOrZero) {
  EXPECT_EQ(read("value,mass\n1,1e308\n2,1e308\n3,0\n").mass, (std::vector<double>{0.5, 0.5, 0}));
  EXPECT_EQ(read("value,mass\n1,1e-300\n2,3e-300\n").mass, (std::vector<double>{0.25, 0.75}));
}

class ReadPriorInLocale : public testing::TestWithParam<const char*> {};

TEST_P(ReadPriorInLocale, ReadsPointsAsDecimalMarks) {
  IN_LOCALE(GetParam());
  EXPECT_EQ(read("value,mass\n0.5,1\n1.5,1\n").nodes, (std::vector<double>{0.5, 1.5}));
}

INSTANTIATE_TEST_SUITE_P(WithCommas, ReadPriorInLocale, testing::ValuesIn(test::kCommaLocales),
                         [](const auto& one) { return test::testName(one.param); });

struct BadPrior {
  const char* bytes;
  std::size_t line, column;
  const char* said;  ///< part of the reason
};

TEST(ReadPrior, SaysWhatIsWrongAndWhere) {
  const BadPrior bad[] = {
      {"", 0, 0, "empty"},
      {"\n\n", 0, 0, "empty"},
      {"value,mass\n", 0, 0, "no rows"},
      {"1,2\n", 1, 0, "header"},
      {"x,mass\n1,1\n", 1, 0, "header"},
      {"mass,value\n1,1\n", 1, 0, "header"},
      {"value,mass\n1,-1\n", 2, 2, "negative"},
      {"value,mass\n1,0\n2,0\n", 0, 0, "all masses are 0"},
      {"value,mass\n1,nan\n", 2, 2, "not a finite number"},
      {"value,mass\ninf,1\n", 2, 1, "not a finite number"},
      {"value,mass\n1,1x\n", 2, 2, "not a finite number"},
      {"value,mass\n1,1e400\n", 2, 2, "not a finite number"},
      {"value,mass\n1,\n", 2, 2, "not a finite number"},
      {"value,mass\n0,5,1\n", 2, 0, "3 cells"},
      {"value,mass\n1\n", 2, 0, "1 cells"},
      {"value,mass\n1,1\n\n1,2\n", 4, 1, "line 2"},
      {"lower,upper,mass\n1,1,1\n", 2, 2, "not above"},
      {"lower,upper,mass\n2,1,1\n", 2, 2, "not above"},
      {"lower,upper,mass\n0,1,1\n0.5,2,1\n", 3, 1, "overlaps"},
      {"lower,upper,mass\n0,1,1\n0,1,1\n", 3, 1, "overlaps"},
  };
  for (const BadPrior& b : bad) {
    try {
      read(b.bytes);
      ADD_FAILURE() << "accepted: " << b.bytes;
    } catch (const FileError& error) {
      EXPECT_EQ(error.place().line, b.line) << b.bytes;
      EXPECT_EQ(error.place().column, b.column) << b.bytes;
      EXPECT_NE(error.reason().find(b.said), std::string::npos) << error.what();
      EXPECT_FALSE(error.nextStep().empty());
    }
  }
}

TEST(ReadPrior, RefusesWhatIsNoTextFile) {
  const test::TemporaryFolder folder;
  EXPECT_THROW(readPrior(folder.path() / "absent.csv"), FileError);
  EXPECT_THROW(readPrior(folder.path()), FileError);
  EXPECT_THROW(readPrior(folder.write("zip.csv", std::string("PK\0\1value,mass\n1,1", 18))), FileError);
}

}  // namespace
}  // namespace epsiscope::prior_file_test
