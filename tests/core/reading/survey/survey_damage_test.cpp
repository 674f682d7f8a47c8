#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/go_on.h"
#include "core/reading/reader.h"
#include "core/reading/survey/survey_source.h"
#include "core/reading/table_head.h"
#include "tests/core/reading/reader_test_support.h"
#include "tests/support/packing.h"
#include "tests/support/survey_files.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::survey_damage_test {
namespace {

using test::errorOfText;
using test::readText;
using test::surveyBytes;
using test::SurveyFormat;
using test::SurveyTestColumn;

test::SurveyTestFile smallFile(SurveyFormat format) {
  test::SurveyTestFile file{
      .format = format,
      .columns = {{.name = "X", .numbers = {1, 2, 3, 4}}, {.name = "WORD", .texts = {"a", "bb", "c", "d"}}}};
  if (format != SurveyFormat::xpt && format != SurveyFormat::sas)
    file.columns[0].labels = {{1, "one"}, {2, "two"}};
  if (format == SurveyFormat::xpt) file.version = 5;
  return file;
}

const std::vector<SurveyFormat> kFormats = {SurveyFormat::sav, SurveyFormat::packedSav, SurveyFormat::zsav,
                                            SurveyFormat::por, SurveyFormat::dta,       SurveyFormat::xpt,
                                            SurveyFormat::sas};

/// Reads bytes that may be anything: a table whose columns fit each other, or a sentence.
void expectTableOrSentence(const test::TemporaryFolder& folder, const std::string& bytes) {
  try {
    const Dataset dataset = *readDataset(folder.write("t.dat", bytes));
    for (const Column& column : dataset.columns) ASSERT_EQ(column.size(), dataset.rows());
  } catch (const FileError& error) {
    EXPECT_FALSE(error.reason().empty());
    EXPECT_FALSE(error.nextStep().empty());
  }
}

TEST(DamagedSurvey, CutAnywhereIsATableOrASentence) {
  const test::TemporaryFolder folder;
  for (const SurveyFormat format : kFormats) {
    const std::string whole = surveyBytes(smallFile(format));
    const std::size_t step = std::max<std::size_t>(1, whole.size() / 60);
    for (std::size_t size = 1; size < whole.size(); size += step)
      expectTableOrSentence(folder, whole.substr(0, size));
  }
}

TEST(DamagedSurvey, WithWrongBytesIsATableOrASentence) {
  constexpr std::string_view kWrong("\0\x7F\xFF", 3);
  const test::TemporaryFolder folder;
  for (const SurveyFormat format : kFormats) {
    const std::string whole = surveyBytes(smallFile(format));
    const std::size_t step = std::max<std::size_t>(1, whole.size() / 100);
    for (std::size_t at = 0; at < whole.size(); at += step) {
      std::string wrong = whole;
      wrong[at] = kWrong[at % kWrong.size()];
      expectTableOrSentence(folder, wrong);
    }
  }
}

TEST(DamagedSurvey, CutWithinItsRowsSaysSo) {
  test::SurveyTestFile file{.columns = {{.name = "x", .numbers = std::vector<double>(1000, 1.5)}}};
  for (const SurveyFormat format : {SurveyFormat::sav, SurveyFormat::dta}) {
    file.format = format;
    const std::string whole = surveyBytes(file);
    EXPECT_EQ(errorOfText(whole.substr(0, whole.size() - 4000)).reason(),
              "it ends early: there are fewer bytes than it says");
  }
}

/// The number of rows stands in bytes 80 to 83 of a .sav file.
std::string claiming(std::string sav, std::int32_t rows) {
  std::memcpy(sav.data() + 80, &rows, sizeof rows);
  return sav;
}

TEST(DamagedSurvey, ThatClaimsTooManyRowsMakesNoRoomForThem) {
  const std::string whole = surveyBytes(smallFile(SurveyFormat::sav));
  const FileError error = errorOfText(claiming(whole, 2'000'000'000));
  EXPECT_EQ(error.reason(), "it ends early: there are fewer bytes than it says");
  EXPECT_EQ(readText(claiming(whole, -1)).rows(), 4u) << "the number is not known";
}

TEST(DamagedSurvey, WithoutRowsOrColumnsIsRefused) {
  test::SurveyTestFile file = smallFile(SurveyFormat::dta);
  file.columns.pop_back();
  file.columns[0].numbers.clear();
  EXPECT_EQ(errorOfText(surveyBytes(file)).reason(), "it has 1 column but no rows");
  file.columns.clear();
  EXPECT_EQ(errorOfText(surveyBytes(file)).reason(), "it has no columns");
}

TEST(DamagedSurvey, BehindAPasswordOrPackedIsRefusedWithTheWay) {
  const std::string locked = "\x1C" + std::string(7, '\0') + "ENCRYPTEDSAV\x15" + std::string(100, '\x91');
  EXPECT_EQ(errorOfText(locked).nextStep(), "open it in SPSS with its password and save it without one");
  const FileError packed = errorOfText(test::gzipped(surveyBytes(smallFile(SurveyFormat::sav))));
  EXPECT_EQ(packed.reason(), "this is an SPSS file (.sav or .zsav) that is packed");
}

TEST(DamagedSurvey, ThatIsATextIsReadAsOne) {
  const test::TemporaryFolder folder;
  const Dataset dataset = *readDataset(folder.write("table.sav", "a,b\n1,2\n3,4\n"));
  EXPECT_EQ(test::namesOf(dataset), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(dataset.reading.format, "");
}

/// The set is written for a column and, by hand, taken from it again: its name is in that part of the file.
TEST(DamagedSurvey, WithAnUnreadableSetOfLabelsThatNoColumnHasIsRead) {
  test::SurveyTestFile file = smallFile(SurveyFormat::dta);
  file.version = 118;
  file.columns.push_back({.name = "Y", .numbers = {1, 2, 3, 4}, .labels = {{1, "Gr\xF6\xDF"}, {2, "klein"}}});
  std::string bytes = surveyBytes(file);
  EXPECT_EQ(errorOfText(bytes).reason(),
            "a text in it is not valid UTF-8, and the file names no other encoding");
  const std::size_t names = bytes.find("<value_label_names>");
  const std::size_t name = bytes.find("Y_words", names);
  ASSERT_LT(name, bytes.find("</value_label_names>"));
  std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(name), 7, '\0');
  const Dataset dataset = readText(bytes);
  ASSERT_EQ(dataset.columns[0].valueLabels.size(), 2U);
  EXPECT_EQ(dataset.columns[0].valueLabels.front().word, "one");
  EXPECT_EQ(dataset.columns[2].values, (std::vector<double>{1, 2, 3, 4}));
}

TEST(DamagedSurvey, WithTextsInAnotherEncodingSaysSo) {
  test::SurveyTestFile file = smallFile(SurveyFormat::xpt);
  file.columns[1].texts[0] = "Gr\xF6\xDF";
  const std::string bytes = surveyBytes(file);
  EXPECT_EQ(errorOfText(bytes).reason(),
            "a text in it is not valid UTF-8, and the file names no other encoding");
  EXPECT_EQ(readText(bytes, {.encoding = "Latin-1"}).columns[1].categories[0], "Größ");
  EXPECT_EQ(readText(bytes, {.encoding = "Windows-1252"}).reading.encoding, "Windows-1252");
  EXPECT_EQ(errorOfText(bytes, {.encoding = "UTF-8"}).reason(),
            "a text in it is not valid in the encoding \"UTF-8\"");
}

// --- while it is read ---

std::string largeFile() {
  SurveyTestColumn column{.name = "x"};
  for (int row = 0; row < 200'000; ++row) column.numbers.push_back(row);
  return surveyBytes({.columns = {column, column}});
}

TEST(SurveyWork, CanBeCancelledAnywhere) {
  const test::TemporaryFolder folder;
  for (const std::string& bytes : {largeFile(), surveyBytes(smallFile(SurveyFormat::sas))}) {
    const auto file = folder.write("t.sav", bytes);
    int asked = 0;
    ASSERT_TRUE(readDataset(file, {}, [&] { return ++asked > 0; }));
    ASSERT_GE(asked, 3);
    for (int stop = 1; stop <= asked; stop += std::max(1, asked / 10)) {
      int left = stop;
      EXPECT_FALSE(readDataset(file, {}, [&] { return --left > 0; })) << stop;
    }
  }
}

TEST(SurveyWork, TellsHowFarItIs) {
  const test::TemporaryFolder folder;
  std::vector<double> shares;
  const auto file = folder.write("t.sav", largeFile());
  ASSERT_TRUE(readDataset(file, {}, [&](double done) {
    shares.push_back(done);
    return true;
  }));
  EXPECT_TRUE(std::ranges::is_sorted(shares));
  EXPECT_EQ(shares.back(), 1);
  EXPECT_GT(std::ranges::count_if(shares, [](double done) { return done > 0.2 && done < 0.8; }), 5);
}

TEST(SurveyWork, NoticesThatTheFileIsChanged) {
  const test::TemporaryFolder folder;
  const auto path = folder.write("t.bin", std::string(1 << 20, 'a'));
  SurveySource source(path);
  std::string bytes(100, '\0');
  ASSERT_EQ(source.read(bytes.data(), bytes.size()), bytes.size());
  std::fstream(path, std::ios::in | std::ios::out | std::ios::binary).put('b');
  source.hash();
  EXPECT_TRUE(source.changed());
  SurveySource again(path);
  ASSERT_EQ(again.read(bytes.data(), bytes.size()), bytes.size());
  again.hash();
  EXPECT_FALSE(again.changed());
}

TEST(SurveySource, ReadsWhatTheFileHasWhereverItGoes) {
  const test::TemporaryFolder folder;
  std::string all;
  for (int i = 0; i < 700'000; ++i) all += static_cast<char>(i * 7 % 251);
  SurveySource source(folder.write("t.bin", all));
  std::uint64_t next = 1;
  for (int i = 0; i < 200; ++i) {
    next = next * 6364136223846793005U + 1442695040888963407U;
    const std::size_t place = (next >> 20U) % (all.size() + 1), count = (next >> 40U) % 5000;
    ASSERT_TRUE(source.goTo(static_cast<std::int64_t>(place)));
    std::string bytes(count, '\0');
    bytes.resize(source.read(bytes.data(), count));
    ASSERT_EQ(bytes, all.substr(place, count));
  }
  EXPECT_FALSE(source.goTo(-1));
  EXPECT_FALSE(source.goTo(static_cast<std::int64_t>(all.size()) + 1));
}

}  // namespace
}  // namespace epsiscope::survey_damage_test
