#include "core/base/json.h"

#include "core/base/file_error.h"
#include "core/text/printable.h"
#include "tests/support/hostile_names.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <limits>

namespace epsiscope::json_test {
namespace {

std::string complaint(const std::string& text) {
  try {
    parseJson(text, "t.json");
  } catch (const FileError& error) {
    return error.what();
  }
  return {};
}

TEST(Json, KeepsKeysInTheirOrderAndNumbersExactly) {
  const std::string text = R"({"b":0.1,"a":[1,1e-300,18446744073709551615],"c":null})";
  EXPECT_EQ(dumped(parseJson(text, "t.json")), text);
}

TEST(Json, NamesThePlaceOfAMistakeAndAKeyThatIsThereTwice) {
  EXPECT_NE(complaint("{\n \"a\": 1,\n}").find("line 3"), std::string::npos);
  EXPECT_NE(complaint(R"({"a": {"b": 1, "b": 2}})").find("the key \"b\" is there twice"), std::string::npos);
  EXPECT_NE(complaint(std::string(200, '[')).find("nested more than 100 deep"), std::string::npos);
}

/// A block with that many keys.
std::string blockOf(int keys) {
  std::string text = "{";
  for (int i = 0; i < keys; ++i) text += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
  return text + "}";
}

TEST(Json, RefusesWhatWouldTakeLongToLookThrough) {
  EXPECT_EQ(complaint(blockOf(500)), "");
  EXPECT_NE(complaint(blockOf(501)).find("a block with more than 500 keys"), std::string::npos);
  EXPECT_NE(complaint("{\"" + std::string(1001, 'k') + "\":0}").find("a key of 1001 bytes"),
            std::string::npos);
}

TEST(Json, CanBeCancelled) {
  std::string list = "[0";
  for (int i = 0; i < 10'000; ++i) list += ",0";
  list += "]";
  int asked = 0;
  EXPECT_THROW(parseJson(list, "t.json", [&] { return ++asked < 2; }), Cancelled);
  EXPECT_EQ(asked, 2);
  EXPECT_EQ(parseJson(list, "t.json", [] { return true; }).size(), 10'001u);
}

TEST(Json, WritesBytesThatAreNoTextAsSuch) {
  EXPECT_EQ(dumped(Json("\xFF")), "\"\xEF\xBF\xBD\"");
}

TEST(Json, HasNullForWhatDoesNotExist) {
  EXPECT_EQ(numberOrNull(0.5), Json(0.5));
  EXPECT_TRUE(numberOrNull(std::numeric_limits<double>::quiet_NaN()).is_null());
  EXPECT_TRUE(numberOrNull(-std::numeric_limits<double>::infinity()).is_null());
  EXPECT_TRUE(numberOrNull(std::optional<double>()).is_null());
  EXPECT_TRUE(numberOrNull(std::optional(std::numeric_limits<double>::infinity())).is_null());
  EXPECT_EQ(numberOrNull(std::optional<std::size_t>(3)), Json(3));
  EXPECT_TRUE(numberOrNull(std::optional<std::size_t>()).is_null());
  EXPECT_EQ(textOrNull("a"), Json("a"));
  EXPECT_TRUE(textOrNull("").is_null());
}

TEST(JsonLines, AreThoseOnWhichValuesBegin) {
  const auto lines =
      jsonLines("{\n \"a\": 1,\n \"b\": [2,\n  3\n ],\n \"c\": {\n  \"d\": \"x\", \"e\":\n 4\n }\n}");
  EXPECT_EQ(lines.at(""), 1u);
  EXPECT_EQ(lines.at("a"), 2u);
  EXPECT_EQ(lines.at("b"), 3u);
  EXPECT_EQ(lines.at("b[0]"), 3u);
  EXPECT_EQ(lines.at("c"), 6u);
  EXPECT_EQ(lines.at("c.d"), 7u);
}

/// The paths of all values together would fill any memory.
TEST(JsonLines, EndWherePathsBecomeTooLong) {
  EXPECT_LE(jsonLines(std::string(300'000, '[')).size(), 101u);
  std::string list = "{\"" + std::string(100'000, 'k') + "\":[0";
  for (int i = 0; i < 10'000; ++i) list += ",0";
  EXPECT_LE(jsonLines(list + "]}").size(), 200u);
}

/// A parser that looked through all it has whenever a block ends would take days.
TEST(Json, ReadsAsManyBlocksAsThereAre) {
  constexpr std::size_t kMany = 2'000'000;
  std::string text = "[{}";
  text.reserve(3 * kMany);
  for (std::size_t i = 1; i < kMany; ++i) text += ",{}";
  EXPECT_EQ(parseJson(text + "]", "t.json").size(), kMany);
}

TEST(Json, WritesNoCharacterThatSteersATerminal) {
  for (const std::string& name : test::hostileNames()) {
    const std::string text = dumped(Json{{name, {name}}}, 2);
    EXPECT_EQ(printable(text), text) << text.substr(0, 40);
    const Json again = Json::parse(text);
    EXPECT_EQ(again, Json::parse(dumpedAsItIs(Json{{name, {name}}}))) << text.substr(0, 40);
  }
  EXPECT_EQ(dumped(Json("a\xC2\x9B"
                        "b\xE2\x80\xAE\x7F\xF3\xA0\x80\x81")),
            R"("a\u009bb\u202e\u007f\udb40\udc01")");
  EXPECT_EQ(dumped(Json("\xC3\xA4\xF0\x9F\x98\x80")), "\"\xC3\xA4\xF0\x9F\x98\x80\"");
}

}  // namespace
}  // namespace epsiscope::json_test
