#include "core/reading/text/scanner.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace epsiscope::scanner_test {
namespace {

using Records = std::vector<std::vector<std::string>>;

Records scan(const std::string& text, const Cut& cut = {}) {
  Records records;
  Scanner scanner(text.c_str(), cut);
  while (scanner.nextRecord()) {
    auto& record = records.emplace_back();
    while (scanner.nextField()) record.emplace_back(scanner.field());
  }
  return records;
}

QuoteError errorOf(const std::string& text) {
  try {
    scan(text);
  } catch (const QuoteError& error) {
    return error;
  }
  ADD_FAILURE() << "no QuoteError";
  return {};
}

TEST(Scanner, EndsLinesInEveryWay) {
  const Records expected = {{"a", "b"}, {"1", "2"}};
  for (const char* text : {"a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\r1,2\r", "a,b\n1,2", "a,b\r\n1,2"})
    EXPECT_EQ(scan(text), expected) << text;
}

TEST(Scanner, KeepsEmptyFields) {
  EXPECT_EQ(scan("a,,\n,,\n"), (Records{{"a", "", ""}, {"", "", ""}}));
  EXPECT_EQ(scan("\t\n", {.separator = '\t'}), (Records{{"", ""}}));
}

TEST(Scanner, SkipsBlankLinesAndCountsThem) {
  const std::string text = "\na\n  \n\r\nb\n\n";
  Scanner scanner(text.c_str(), Cut{});
  std::vector<std::size_t> lines;
  while (scanner.nextRecord()) lines.push_back(scanner.line());
  EXPECT_EQ(lines, (std::vector<std::size_t>{2, 5}));
  EXPECT_EQ(scanner.blankLines(), 4u);
}

TEST(Scanner, TrimsPlainTextAndKeepsQuotedText) {
  EXPECT_EQ(scan(" a ,\t\" b \" , c\n"), (Records{{"a", " b ", "c"}}));
}

TEST(Scanner, ReadsQuotes) {
  EXPECT_EQ(scan("\"a,b\",\"c\"\"d\",\"\",\"\"\"\"\n"), (Records{{"a,b", "c\"d", "", "\""}}));
  EXPECT_EQ(scan("5\" pipe,a\"\"b\n"),
            (Records{{"5\" pipe", "a\"\"b"}}));  // a quote inside plain text is text
}

TEST(Scanner, CountsLinesInsideQuotes) {
  const std::string text = "\"a\nb\r\nc\rd\",1\ne,2\n";
  Scanner scanner(text.c_str(), Cut{});
  ASSERT_TRUE(scanner.nextRecord());
  ASSERT_TRUE(scanner.nextField());
  EXPECT_EQ(scanner.field(), "a\nb\r\nc\rd");
  ASSERT_TRUE(scanner.nextRecord());
  EXPECT_EQ(scanner.line(), 5u);
}

TEST(Scanner, RunsOfSpacesSeparate) {
  EXPECT_EQ(scan("  a   b\tc  \n\"x y\"  2 \n", {.separator = ' '}),
            (Records{{"a", "b", "c"}, {"x y", "2"}}));
}

TEST(Scanner, ReadsOtherQuotes) {
  EXPECT_EQ(scan("'a,b','it''s',\"c\",''\n", {.quote = '\''}), (Records{{"a,b", "it's", "\"c\"", ""}}));
  EXPECT_EQ(scan("\"a,b\",'c'\n1,\n", {.quote = '\0'}), (Records{{"\"a", "b\"", "'c'"}, {"1", ""}}));
}

TEST(Scanner, SkipsCommentLinesAndCountsThem) {
  const std::string text = "# made by hand\n#\n\na,#b\r\n\"#\n#\",2\r\n#end";
  Scanner scanner(text.c_str(), {.comment = '#'});
  std::vector<std::size_t> lines;
  while (scanner.nextRecord()) lines.push_back(scanner.line());
  EXPECT_EQ(lines, (std::vector<std::size_t>{4, 5}));
  EXPECT_EQ(scanner.commentLines(), 3u);
  EXPECT_EQ(scanner.blankLines(), 1u);
  EXPECT_EQ(scan(text, {.comment = '#'}), (Records{{"a", "#b"}, {"#\n#", "2"}}));
}

TEST(Scanner, NamesTheLineWhereAQuoteOpened) {
  const QuoteError open = errorOf("a,b\n1,\"x\ny\nz\n");
  EXPECT_EQ(open.what, QuoteError::What::neverClosed);
  EXPECT_EQ(open.line, 2u);
  EXPECT_EQ(open.field, 1u);
  const QuoteError text = errorOf("a\n\"x\"y\n");
  EXPECT_EQ(text.what, QuoteError::What::textAfterQuote);
  EXPECT_EQ(text.line, 2u);
}

}  // namespace
}  // namespace epsiscope::scanner_test
