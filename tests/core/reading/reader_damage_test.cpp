// Damaged files: the reader returns a table or throws a FileError, whatever the bytes.

#include "core/random/rng.h"
#include "tests/core/reading/reader_test_support.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>

namespace epsiscope::reader_damage_test {
namespace {

constexpr std::array<const char*, 6> kGood = {
    "id,age,income\n1,20,3.5\n2,30,4.5\n3,?,5.5\n",
    "id;age;word\n1;2,5;\"a;b\"\n2;3,5;\"c \"\"d\"\"\"\n",
    "1\t2\t3\r\n4\t5\t6\r\n",
    "a b c\n1  2 3\n 4 5  6 \n",
    "x\n1.234\n5.678\n",
    "\xEF\xBB\xBFname,n\nS\xC3\xA3o,9007199254740993\nB,1e-400\n",
};

/// Changes, removes, inserts or repeats a few bytes; bytes with a meaning come up often.
std::string damaged(std::string text, Rng& rng) {
  static constexpr char special[] = "\0\n\r\t\",;. ?\xFF\xC3\xE2\x1F\x8B+-eExN0";
  const std::uint64_t changes = 1 + rng.below(4);
  for (std::uint64_t i = 0; i < changes && !text.empty(); ++i) {
    const auto at = static_cast<std::size_t>(rng.below(text.size()));
    const char byte = rng.below(3) == 0 ? static_cast<char>(static_cast<unsigned char>(rng.below(256)))
                                        : special[rng.below(sizeof special - 1)];
    switch (rng.below(4)) {
      case 0:
        text[at] = byte;
        break;
      case 1:
        text.erase(at, 1 + static_cast<std::size_t>(rng.below(4)));
        break;
      case 2:
        text.insert(at, 1, byte);
        break;
      default:
        text.insert(at, text.substr(at, 1 + static_cast<std::size_t>(rng.below(12))));
    }
  }
  return text;
}

/// Expects the promises that every table keeps.
void expectSound(const Dataset& dataset) {
  ASSERT_FALSE(dataset.columns.empty());
  EXPECT_GT(dataset.rows(), 0u);
  for (const Column& column : dataset.columns) {
    EXPECT_FALSE(column.name.empty());
    ASSERT_EQ(column.size(), dataset.rows());
    EXPECT_EQ(dataset.find(column.name), &column - dataset.columns.data());
    std::size_t holes = 0;
    for (const double value : column.values) {
      EXPECT_FALSE(std::isinf(value));
      holes += std::isnan(value) ? 1 : 0;
    }
    for (const std::int32_t code : column.codes) {
      ASSERT_LT(code, static_cast<std::int32_t>(column.categories.size()));
      holes += code < 0 ? 1 : 0;
    }
    EXPECT_EQ(holes, column.missing + column.badCells.size());
    for (const BadCell& cell : column.badCells) {
      EXPECT_LT(cell.text, column.badTexts.size());
      EXPECT_TRUE(std::isnan(column.values[cell.row]));
    }
  }
}

TEST(DamagedFiles, GiveATableOrASentence) {
  Rng rng(29);
  int tables = 0, sentences = 0;
  const test::TemporaryFolder folder;
  for (int round = 0; round < 3000; ++round) {
    const std::string text = damaged(kGood[round % kGood.size()], rng);
    SCOPED_TRACE(testing::PrintToString(text));
    const auto file = folder.write("damaged.csv", text);
    try {
      expectSound(readDataset(file).value());
      ++tables;
    } catch (const FileError& error) {
      EXPECT_EQ(error.place().file, file.string());
      EXPECT_FALSE(error.reason().empty());
      EXPECT_FALSE(error.nextStep().empty());
      ++sentences;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(tables, 500);
  EXPECT_GT(sentences, 500);
}

}  // namespace
}  // namespace epsiscope::reader_damage_test
