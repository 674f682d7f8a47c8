#include "core/classes/class_labels.h"

#include <gtest/gtest.h>

#include <numeric>

#include "core/reading/reader.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::class_labels_test {
namespace {

Column columnOf(const std::string& cells) {
  const test::TemporaryFolder folder;
  return readDataset(folder.write("table.csv", "target,other\n" + cells)).value().columns.front();
}

std::vector<std::uint32_t> rowsOf(std::size_t count) {
  std::vector<std::uint32_t> rows(count);
  std::iota(rows.begin(), rows.end(), 0U);
  return rows;
}

using Names = std::vector<std::string>;
using Codes = std::vector<std::int32_t>;

TEST(ClassLabels, ListsTextsInOrderAndNumbersByValue) {
  EXPECT_EQ(classesIn(columnOf("pear,1\napple,1\npear,1\n"), rowsOf(3), 10), (Names{"apple", "pear"}));
  EXPECT_EQ(classesIn(columnOf("10,1\n9,1\n-1.50,1\n9.0,1\n"), rowsOf(4), 10), (Names{"-1.5", "9", "10"}));
}

TEST(ClassLabels, LooksAtTheRowsInUseAlone) {
  const std::vector<std::uint32_t> some = {0, 2};
  EXPECT_EQ(classesIn(columnOf("pear,1\napple,1\nplum,1\n"), some, 10), (Names{"pear", "plum"}));
  EXPECT_EQ(classLabels(columnOf("pear,1\napple,1\nplum,1\n"), some, {"plum", "pear"}).codes, (Codes{1, 0}));
}

TEST(ClassLabels, StopsOneBeyondTheMost) {
  std::string cells;
  for (int i = 0; i < 50; ++i) cells += std::to_string(i) + ".5,1\n";
  EXPECT_EQ(classesIn(columnOf(cells), rowsOf(50), 20).size(), 21U);
  cells.clear();
  for (int i = 0; i < 50; ++i) cells += "t" + std::to_string(i) + ",1\n";
  EXPECT_EQ(classesIn(columnOf(cells), rowsOf(50), 20).size(), 21U);
}

TEST(ClassLabels, CompareNumbersAsNumbersAndTextsWithoutBlanks) {
  EXPECT_EQ(classLabels(columnOf("1,1\n2.0,1\n3,1\n"), rowsOf(3), {"2", "1.0"}).codes,
            (Codes{1, 0, kOtherClass}));
  EXPECT_EQ(classLabels(columnOf("\" a, b \",1\nc,1\n"), rowsOf(2), {"c ", "a, b"}).codes, (Codes{1, 0}));
}

TEST(ClassLabels, TakeOddCharactersAsTheyAre) {
  const Names odd = {"<b>", "Größe", "a\"b", "100 %1"};
  const Column column = columnOf("<b>,1\nGröße,1\n\"a\"\"b\",1\n100 %1,1\n");
  EXPECT_EQ(classLabels(column, rowsOf(4), odd).codes, (Codes{0, 1, 2, 3}));
  EXPECT_EQ(classLabels(column, rowsOf(4), odd).others, 0U);
}

TEST(ClassLabels, CountWhatIsNoneOfTheClassesApart) {
  const ClassLabels labels = classLabels(columnOf("a,1\nb,1\na,1\nc,1\n"), rowsOf(4), {"a", "d"});
  EXPECT_EQ(labels.others, 2U);
  EXPECT_EQ(classCounts(labels.codes, 2), (std::vector<double>{2, 0}));
}

}  // namespace
}  // namespace epsiscope::class_labels_test
