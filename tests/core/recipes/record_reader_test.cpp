#include "core/recipes/record_reader.h"

#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"

namespace epsiscope::record_reader_test {
namespace {

using test::errorOf;
using test::TemporaryFolder;
using Fields = std::vector<std::vector<std::string>>;

RecordFormat threeColumns() {
  return {.dataset = "Weights", .file = "weights.data", .columns = {"name", "kilos", "note"}, .comment = '|'};
}

Fields fieldsOf(const std::string& bytes, const RecordFormat& format = threeColumns()) {
  const TemporaryFolder folder;
  RecordReader reader(folder.write("weights.data", bytes), format, {});
  Fields fields;
  while (reader.next()) {
    fields.emplace_back();
    for (std::size_t j = 0; j < format.columns.size(); ++j) fields.back().emplace_back(reader.field(j));
  }
  return fields;
}

std::string messageOf(const std::string& bytes) {
  const std::string message = errorOf([&] { fieldsOf(bytes); }).what();
  return message.substr(message.find("weights.data"));
}

TEST(RecordReader, LineEndsBlanksAndAMissingLastOneDoNotMatter) {
  const Fields expected = {{"a", "1", "x"}, {"b", "2", ""}};
  for (const char* text :
       {"a,1,x\nb,2,\n", "a,1,x\nb,2,", "a,1,x\r\nb,2,\r\n\r\n", " a, 1,x \n\n \nb ,2, \n\n",
        "\xEF\xBB\xBF"
        "a,1,x\nb,2,",
        "|a comment\na,1,x\nb,2,\n"})
    EXPECT_EQ(fieldsOf(text), expected) << text;
}

TEST(RecordReader, ReadsOutOfArchives) {
  const std::string archive = test::tarOf({{"w/readme", "text"}, {"w/weights.data", "a,1,x\n"}});
  EXPECT_EQ(fieldsOf(archive), (Fields{{"a", "1", "x"}}));
  EXPECT_EQ(fieldsOf(test::gzipped(archive)), (Fields{{"a", "1", "x"}}));
  const std::string other = test::tarOf({{"w/readme", "text"}});
  EXPECT_EQ(errorOf([&] { fieldsOf(other); }).reason(),
            "the archive holds no file weights.data, which Weights has");
}

TEST(RecordReader, RefusesAnotherFileWithThePlaceAndTheNextStep) {
  const std::string nextStep =
      "; choose weights.data as it is published, or open the file without the recipe.";
  EXPECT_EQ(messageOf("a,1,x\nb,2\n"),
            "weights.data, line 2: it has 2 fields, where Weights has 3" + nextStep);
  EXPECT_EQ(messageOf("a,1,x,y\n"), "weights.data, line 1: it has 4 fields, where Weights has 3" + nextStep);
  EXPECT_EQ(
      messageOf(std::string("a,1,\0\n", 6)),
      "weights.data, line 1: it holds bytes that are not plain text, of which Weights has none" + nextStep);
  EXPECT_EQ(errorOf([] { fieldsOf("PK\x03\x04 and more"); }).nextStep(),
            "open it in the program it comes from and save it as CSV");
}

TEST(RecordReader, RefusesALineWithoutEnd) {
  EXPECT_EQ(errorOf([] { fieldsOf("a,1,x\n" + std::string(3 << 20, 'x')); }).reason(),
            "it is longer than any line of a table");
}

TEST(RecordReader, NumbersAreFiniteDecimalOnes) {
  const TemporaryFolder folder;
  const auto numberIn = [&](const std::string& cell) {
    RecordReader reader(folder.write("weights.data", "a," + cell + ",x\n"), threeColumns(), {});
    EXPECT_TRUE(reader.next());
    return reader.number(1);
  };
  EXPECT_EQ(numberIn("-122.230000"), -122.23);
  EXPECT_EQ(numberIn("1e3"), 1000);
  for (const char* cell : {"?", "", "nan", "inf", "1e400", "0x1F", "12 kg", "+"})
    EXPECT_EQ(errorOf([&] { numberIn(cell); }).place().columnName, "kilos") << cell;
}

TEST(RecordReader, CountsTheRecords) {
  const TemporaryFolder folder;
  RecordReader reader(folder.write("weights.data", "a,1,x\nb,2,y\n"), threeColumns(), {});
  while (reader.next()) {
  }
  reader.expectRecords({2});
  reader.expectRecords({1, 2});
  EXPECT_EQ(errorOf([&] { reader.expectRecords({3, 4}); }).reason(), "it has 2 rows, where Weights has 3");
}

TEST(RecordReader, LinesMayLieAcrossItsPieces) {
  std::string text;
  Fields expected;
  for (int i = 0; i < 3000; ++i) {
    const std::string name(static_cast<std::size_t>(i % 997) + 1, 'n');
    expected.push_back({name, std::to_string(i), "x"});
    text += name + "," + std::to_string(i) + ",x\r\n";
  }
  EXPECT_TRUE(fieldsOf(text) == expected);
  EXPECT_TRUE(fieldsOf(test::gzipped(text)) == expected);
}

}  // namespace
}  // namespace epsiscope::record_reader_test
