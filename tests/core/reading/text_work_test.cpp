// Text made to take long: four times as much of it takes about four times the work, whatever it contains.
// Work is counted, not timed: the bytes requested from the heap on the way, to which each copy of a text, a
// record or a name adds, and how often the reader asked whether to go on.

#include "core/reading/reader.h"
#include "tests/core/counted_heap.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"

#include <gtest/gtest.h>

#ifdef EPSISCOPE_COUNTS_HEAP

namespace epsiscope::text_work_test {
namespace {

std::string times(std::size_t count, const std::string& piece) {
  std::string all;
  all.reserve(count * piece.size());
  for (std::size_t i = 0; i < count; ++i) all += piece;
  return all;
}

/// A row of the names or numbers that `cell` makes.
template <typename Cell>
std::string row(std::size_t cells, Cell&& cell) {
  std::string all;
  for (std::size_t i = 0; i < cells; ++i) all += (i == 0 ? "" : ",") + cell(i);
  return all + "\n";
}

std::string utf16(const std::string& text) {
  std::string bytes = "\xFF\xFE";
  for (const char c : text) bytes += {c, '\0'};
  return bytes;
}

std::string number(std::size_t i) {
  return std::to_string(i % 10);
}

struct Shape {
  const char* name;
  std::string (*make)(std::size_t bytes);  ///< about that many
};

const std::vector<Shape>& shapes() {
  static const std::vector<Shape> all = {
      {"TallNumbers", [](std::size_t n) { return "a,b\n" + times(n / 8, "1.5,22\n"); }},
      {"WideNumbers",
       [](std::size_t n) {
         return row(n / 9, [](std::size_t i) { return 'c' + std::to_string(100'000 + i); }) +
                row(n / 9, number);
       }},
      {"WideWords",
       [](std::size_t n) {
         const auto word = [](std::size_t i) { return 'w' + std::to_string(100'000 + i); };
         return row(n / 14, word) + row(n / 14, word) + row(n / 14, word);
       }},
      {"OneNameForAll",
       [](std::size_t n) {
         return row(n / 4, [](std::size_t) { return std::string("a"); }) + row(n / 4, number);
       }},
      {"NamesThatAreTaken",
       [](std::size_t n) {
         const std::size_t half = n / 12;
         return row(2 * half,
                    [half](std::size_t i) {
                      return i < half ? "a" : "a (" + std::to_string(i - half + 10'000) + ")";
                    }) +
                row(2 * half, number);
       }},
      {"NoNames", [](std::size_t n) { return std::string(n / 2, ',') + "\n" + std::string(n / 2, ','); }},
      {"LongName", [](std::size_t n) { return std::string(n, 'a') + ",b\n1,2\n"; }},
      {"LongCell", [](std::size_t n) { return "a,b\n1," + std::string(n, 'x') + "\n2,y\n"; }},
      {"LongNumber", [](std::size_t n) { return "a,b\n1," + std::string(n, '7') + "\n2,3\n"; }},
      {"GroupsOfDigits", [](std::size_t n) { return "a;b\n1;1" + times(n / 4, ",111") + "\n2;3\n"; }},
      {"DoubledQuotes", [](std::size_t n) { return "a,b\n1,\"" + times(n / 2, "\"\"") + "\"\n2,y\n"; }},
      {"QuoteThatStaysOpen", [](std::size_t n) { return "a,b\n1,\"" + std::string(n, '\n'); }},
      {"QuotesOfLines", [](std::size_t n) { return "a,b\n" + times(n / 4, "1,\"\n"); }},
      {"EmptyQuotes", [](std::size_t n) { return times(n / 6, "\"\",\"\"\n"); }},
      {"Comments", [](std::size_t n) { return times(n / 3, "#x\n") + "a,b\n1,2\n3,4\n"; }},
      {"BlankLines",
       [](std::size_t n) { return std::string(n, '\n') + "a,b\n" + std::string(n, '\n') + "1,2\n"; }},
      {"Blanks", [](std::size_t n) { return "a b\n" + std::string(n, ' ') + "1 2\n3 4\n"; }},
      {"Ragged", [](std::size_t n) { return "a,b\n" + times(n / 8, "1\n1,2,3\n"); }},
      {"EveryTextOnce",
       [](std::size_t n) {
         std::string text = "a,b\n";
         for (std::size_t i = 0; text.size() < n; ++i) text += 'x' + std::to_string(i) + ",1\n";
         return text;
       }},
      {"EveryUnitOnce",
       [](std::size_t n) {
         std::string text = "a,b\n";
         for (std::size_t i = 0; text.size() < n; ++i) text += "5 u" + std::to_string(i) + ",1\n";
         return text;
       }},
      {"Nuls", [](std::size_t n) { return "a,b\n" + std::string(n, '\0'); }},
      {"Utf16", [](std::size_t n) { return utf16("a,b\n" + times(n / 8, "1,x\n")); }},
      {"Latin1", [](std::size_t n) { return "a,b\n" + times(n / 4, "1,\xFC\n"); }},
      {"PackedRows", [](std::size_t n) { return test::gzipped("a,b\n" + times(n / 4, "1,2\n")); }},
      {"AMemberForEachRow",
       [](std::size_t n) { return test::gzipped("a,b\n") + times(n / 24, test::gzipped("1,2\n")); }},
      {"EmptyMembers",
       [](std::size_t n) { return times(n / 20, test::gzipped("")) + test::gzipped("a,b\n1,2\n"); }},
  };
  return all;
}

/// The work of reading these bytes, whether or not they are a table.
test::Work workOf(const std::string& bytes) {
  const test::TemporaryFolder folder;
  const auto file = folder.write("table.csv", bytes);
  return test::workOf([&](const GoOn& goOn) { readDataset(file, {}, goOn); });
}

class TextWork : public testing::TestWithParam<Shape> {};

TEST_P(TextWork, GrowsWithTheBytesAndNotFaster) {
  constexpr std::size_t kBytes = 100'000;
  const std::string few = GetParam().make(kBytes), many = GetParam().make(4 * kBytes);
  ASSERT_LT(static_cast<double>(many.size()), 4.1 * static_cast<double>(few.size()));
  const test::Work one = workOf(few), four = workOf(many);
  test::expectInProportion(one, four);
  EXPECT_GT(one.asked, few.size());
  RecordProperty("asked", std::to_string(one.asked) + " " + std::to_string(four.asked));
  RecordProperty("most", std::to_string(one.most) + " " + std::to_string(four.most));
}

INSTANTIATE_TEST_SUITE_P(Shapes, TextWork, testing::ValuesIn(shapes()),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(TextWork, CountsWhatWouldGrowWithTheSquare) {
  const auto squared = [](std::size_t count) {
    return test::workOf([&](const GoOn&) {
      std::string text;
      for (std::size_t i = 0; i < count; ++i) text = std::string(1, 'x') + std::string(text);
    });
  };
  EXPECT_GT(squared(4000).asked, 8 * squared(1000).asked);
}

}  // namespace
}  // namespace epsiscope::text_work_test

#endif
