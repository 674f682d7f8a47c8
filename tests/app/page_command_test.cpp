#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/run_epsiscope.h"
#include "tests/support/study_command.h"

// The program is installed in a folder of the test's own, with a template beside it.

namespace epsiscope::page_command_test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using test::Finished;
using test::Words;
using test::operator+;

constexpr const char* kTemplate =
    "<!doctype html><html lang=\"en\"><head><title>page</title></head><body>"
    "<script type=\"application/json\" id=\"epsiscope-page\">{}</script>"
    "<noscript><div data-static></div></noscript></body></html>\n";

std::string bytesOfBase64(const std::string& text) {
  static const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  std::uint32_t group = 0;
  int bits = 0;
  for (const char c : text) {
    if (c == '=') break;
    group = group << 6 | static_cast<std::uint32_t>(digits.find(c));
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>(group >> bits & 0xFF);
  }
  return bytes;
}

std::vector<double> numbersOf(const json& column) {
  const std::string bytes = bytesOfBase64(column.at("numbers"));
  std::vector<double> numbers;
  for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8) {
    std::uint64_t word = 0;
    for (std::size_t j = 0; j < 8; ++j)
      word |= std::uint64_t{static_cast<unsigned char>(bytes[i + j])} << (8 * j);
    numbers.push_back(std::bit_cast<double>(word));
  }
  return numbers;
}

std::string peopleTable(int rows, const std::string& feature = "age") {
  std::string table = "income," + feature + ",secret,city\n";
  for (int i = 0; i < rows; ++i)
    table += std::to_string(1000 + 37 * i % 900) + "," + std::to_string(20 + i % 50) + "," +
             std::to_string(777000 + i) + "," + (i % 2 == 0 ? "Bonn" : "Kiel") + "\n";
  return table;
}

class PageCommand : public test::StudyCommand {
protected:
  void SetUp() override {
    m_bin = m_folder.path() / "usr/bin";
    fs::create_directories(m_bin);
    fs::create_directories(m_folder.path() / "usr/share/epsiscope");
    std::error_code error;
    fs::create_hard_link(EPSISCOPE_PROGRAM, m_bin / "epsiscope", error);
    if (error) fs::copy_file(EPSISCOPE_PROGRAM, m_bin / "epsiscope");
    m_folder.write("usr/share/epsiscope/page.html", kTemplate);
  }
  Finished page(const Words& words) const {
    return test::runProgram((m_bin / "epsiscope").string(), Words{"page"} + words);
  }
  std::string file(const std::string& name = "page.html") const { return (m_folder.path() / name).string(); }
  /// What the page says about itself.
  json written(const Words& words) const {
    const Finished done = page(words + Words{"--out", file()});
    EXPECT_EQ(done.exitCode, 0) << done.err;
    return jsonIn(test::bytesOf(file()));
  }
  static json jsonIn(const std::string& html) {
    const std::string begin = "id=\"epsiscope-page\">";
    const std::size_t from = html.find(begin) + begin.size();
    return json::parse(html.substr(from, html.find("</script>", from) - from));
  }
  void expectRefusal(const Words& words, const std::string& said,
                     const std::string& out = "refused.html") const {
    const Finished done = page(words + Words{"--out", file(out)});
    EXPECT_EQ(done.exitCode, 2);
    EXPECT_EQ(done.out, "");
    EXPECT_NE(done.err.find(said), std::string::npos) << done.err;
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << done.err;
    EXPECT_FALSE(fs::exists(file("refused.html"))) << said;
  }
  /// A study of people, whose column "secret" nobody uses.
  std::string people(int rows = 80, const std::string& more = "") const {
    m_folder.write("people.csv", peopleTable(rows));
    return write(R"({"data": {"file": "people.csv", "target": "income", "lower": 0, "upper": 5000,
      "features": ["age"])" +
                 more + R"(}, "trials": 2, "epsilon": [0.5, 2],
      "label_privacy": {"methods": ["laplace", "none"]}})");
  }

  fs::path m_bin;
};

TEST_F(PageCommand, ABuiltInStudyIsOnePageWithoutATable) {
  const Finished done = page({"builtin:house-prices", "--out", file(), "--set", "trials=1"});
  ASSERT_EQ(done.exitCode, 0) << done.err;
  EXPECT_NE(done.err.find("nothing of anybody"), std::string::npos) << done.err;
  const std::string html = test::bytesOf(file());
  const json said = jsonIn(html);
  EXPECT_EQ(said.at("kind"), "study");
  EXPECT_EQ(said.at("language"), "en");
  EXPECT_TRUE(said.at("table").is_null());
  EXPECT_TRUE(said.at("truth").is_null());
  EXPECT_EQ(said.at("study").at("data").at("file"), "builtin:house-prices");
  EXPECT_EQ(said.at("study").at("trials"), 1);
  const std::string forReaders = html.substr(html.find("<noscript>"));
  for (const char* part : {"<svg", "<table", "<h1>", "Laplace"})
    EXPECT_NE(forReaders.find(part), std::string::npos) << part;
  EXPECT_NE(html.find("<title>" + said.at("static").at("title").get<std::string>()), std::string::npos);
}

TEST_F(PageCommand, TheSameStudyIsTheSamePage) {
  const Words words = {"builtin:noisy-mean"};
  written(words);
  const std::string first = test::bytesOf(file());
  written(words);
  EXPECT_EQ(test::bytesOf(file()), first);
}

TEST_F(PageCommand, SpeaksGermanWhereThatIsWanted) {
  const json said = written({"builtin:noisy-mean", "--language", "de"});
  EXPECT_EQ(said.at("language"), "de");
  const std::string html = test::bytesOf(file());
  EXPECT_NE(html.find("<html lang=\"de\">"), std::string::npos);
  EXPECT_NE(html.find("Fehler"), std::string::npos);
  expectRefusal({"builtin:noisy-mean", "--language", "xx"}, "no language \"xx\"");
}

TEST_F(PageCommand, HandsPeopleOutOnlyWhereSomebodySaysSo) {
  expectRefusal({people()}, "80 rows as they are, with the true values of \"income\" and \"age\"");
  expectRefusal({people()}, "the target \"income\"");
  expectRefusal({people()}, "--with-data");
  expectRefusal({people()}, "--planned");
  expectRefusal({people(), "--planned", "--with-data"}, "exclude each other");
}

TEST_F(PageCommand, HasTheColumnsInUseAndNoOthers) {
  const json said = written({people(), "--with-data"});
  EXPECT_NE(said.at("truth").get<std::string>().find("80 rows"), std::string::npos);
  const json& columns = said.at("table").at("columns");
  ASSERT_EQ(columns.size(), 2U);
  EXPECT_EQ(columns[0].at("name"), "income");
  const std::vector<double> income = numbersOf(columns[0]), age = numbersOf(columns[1]);
  ASSERT_EQ(income.size(), 80U);
  for (int i = 0; i < 80; ++i) {
    EXPECT_EQ(income[static_cast<std::size_t>(i)], 1000 + 37 * i % 900);
    EXPECT_EQ(age[static_cast<std::size_t>(i)], 20 + i % 50);
  }
  const std::string html = test::bytesOf(file());
  EXPECT_EQ(html.find("secret"), std::string::npos);
  EXPECT_EQ(html.find(m_folder.path().string()), std::string::npos) << "no folder is named";
  EXPECT_EQ(said.at("study").at("data").at("file"), "people.csv");
  const json statistic = written({people(), "--with-data", "--set", "task=statistic", "--set",
                                  "statistic.statistic=mean", "--set", "data.features=null"});
  EXPECT_EQ(statistic.at("table").at("columns").size(), 1U);
  EXPECT_TRUE(statistic.at("study").at("data").at("features").is_null());
}

TEST_F(PageCommand, CategoriesMissingCellsAndPersonsArriveAsTheContractSays) {
  m_folder.write("people.csv",
                 "who,income,age,city\nann,1,5,Bonn\nbob,2,6,Kiel\nann,3,,Bonn\nbob,4,8,\ncy,5,7,Bonn\n"
                 "dee,6,5,Kiel\neve,7,4,Bonn\nfay,8,2,Kiel\n");
  const std::string study =
      write(R"({"data": {"file": "people.csv", "target": "income", "lower": 0, "upper": 9,
    "person": "who", "rows_per_person": 2, "missing": "drop-rows"}, "trials": 1, "epsilon": [1],
    "test_fraction": 0.4, "label_privacy": {"methods": ["laplace"]}})");
  const json said = written({study, "--with-data"});
  const json& columns = said.at("table").at("columns");
  ASSERT_EQ(columns.size(), 4U);
  EXPECT_EQ(numbersOf(columns[0]), (std::vector<double>{0, 1, 2, 3, 4, 5})) << "names of people are numbers";
  EXPECT_EQ(numbersOf(columns[1]), (std::vector<double>{1, 2, 5, 6, 7, 8})) << "dropped rows are not there";
  EXPECT_EQ(said.at("table").at("earlier").at("dropped_for_missing"), 2) << "on which the promise depends";
  EXPECT_TRUE(said.at("table").at("read_as_detected").get<bool>());
  EXPECT_EQ(columns[3].at("categories"), (json{"Bonn", "Kiel"}));
  EXPECT_EQ(bytesOfBase64(columns[3].at("codes")).substr(0, 8), std::string("\0\0\0\0\1\0\0\0", 8));
  EXPECT_EQ(test::bytesOf(file()).find("ann"), std::string::npos);
  const json filled =
      written({study, "--with-data", "--set", "data.person=null", "--set", "data.rows_per_person=null",
               "--set", "data.missing=mean", "--set", "data.features=[\"age\"]"});
  const std::vector<double> age = numbersOf(filled.at("table").at("columns")[1]);
  ASSERT_EQ(age.size(), 8U);
  EXPECT_TRUE(std::isnan(age[2]));
}

TEST_F(PageCommand, PlannedPeopleTakeNothingFromTheTable) {
  const json one = written({people(), "--planned", "--set", "view.label=1234"});
  EXPECT_TRUE(one.at("table").is_null());
  EXPECT_TRUE(one.at("truth").is_null());
  const json& data = one.at("study").at("data");
  EXPECT_EQ(data.at("file"), "builtin:plan");
  EXPECT_EQ(data.at("plan").at("rows"), 80);
  EXPECT_EQ(data.at("plan").at("features"), 1);
  EXPECT_EQ(data.at("lower"), 0);
  EXPECT_EQ(data.at("upper"), 5000);
  EXPECT_TRUE(one.at("study").at("view").at("label").is_null()) << "it may be that of a person";
  const std::string before = test::bytesOf(file());
  const std::string study = people();
  std::string other = peopleTable(80);
  for (char& c : other)
    if (c >= '0' && c <= '9') c = c == '9' ? '8' : '9';
  m_folder.write("people.csv", other);
  written({study, "--planned"});
  EXPECT_EQ(test::bytesOf(file()), before) << "other values of the same shape are the same page";
}

TEST_F(PageCommand, PlannedPeopleNeedWhatIsDeclared) {
  const std::string found = people(80, R"(, "bounds_from_data": true)");
  expectRefusal({found, "--planned"}, "need the bounds of \"income\"");
  expectRefusal({people(), "--planned", "--set", "data.features=[\"age\",\"city\"]"},
                "need the categories of \"city\"");
  written({people(), "--planned", "--set", "data.features=[\"age\",\"city\"]", "--set",
           R"(data.columns=[{"column":"city","categories":["Bonn","Kiel","Ulm"]}])"});
  EXPECT_EQ(jsonIn(test::bytesOf(file())).at("study").at("data").at("plan").at("features"), 4);
}

TEST_F(PageCommand, NamesThatAreHostileHarmNothing) {
  const std::string hostile = "</script><script>alert(1)//";
  m_folder.write("people.csv", peopleTable(60, "\"" + hostile + "\""));
  const std::string study = write(R"({"data": {"file": "people.csv", "target": "income", "lower": 0,
    "upper": 5000, "features": [")" +
                                  hostile + R"("]}, "trials": 1, "epsilon": [1],
    "label_privacy": {"methods": ["laplace"]}})");
  const json said = written({study, "--with-data"});
  EXPECT_EQ(said.at("table").at("columns")[1].at("name"), hostile);
  EXPECT_EQ(test::bytesOf(file()).find("<script>alert"), std::string::npos);
}

TEST_F(PageCommand, ALargePageIsRefusedWithTheRowsThatFit) {
  const std::string study = people(400'000);
  expectRefusal({study, "--with-data"}, " of 400000 rows would fit");
  const json planned = written({study, "--planned", "--set", "trials=1"});
  EXPECT_EQ(planned.at("study").at("data").at("plan").at("rows"), 400'000);
}

TEST_F(PageCommand, ALessonIsAPage) {
  for (const char* lesson : {"noise-and-epsilon", "builtin:noise-and-epsilon"}) {
    const json said = written({lesson});
    EXPECT_EQ(said.at("kind"), "lesson");
    EXPECT_EQ(said.at("lesson").at("id"), "noise-and-epsilon");
    EXPECT_EQ(said.at("study").at("format"), "epsiscope-study");
  }
  const std::string own = std::string(EPSISCOPE_SOURCE_DIR) + "/resources/lessons/de/attack.json";
  EXPECT_EQ(written({own}).at("lesson").at("id"), "attack");
  EXPECT_NE(written({"noise-and-epsilon", "--language", "de"}).at("lesson").at("title"),
            written({"noise-and-epsilon"}).at("lesson").at("title"));
  expectRefusal({own, "--set", "trials=2"}, "whose study is its own");
  const std::string broken =
      m_folder.write("l.json", R"({"format": "epsiscope-lesson", "version": 1})").string();
  expectRefusal({broken}, "l.json");
}

TEST_F(PageCommand, NonsenseIsOneSentence) {
  expectRefusal({"builtin:nonsense"}, "no study and no lesson \"nonsense\"");
  expectRefusal({file("absent.json")}, "absent.json");
  expectRefusal({m_folder.write("n.json", "{\"nonsense\": 1}").string()}, "nonsense");
  expectRefusal({write("not json")}, "study.json");
  expectRefusal({"builtin:house-prices", "--set", "mode=release"}, "mode");
  expectRefusal({"builtin:house-prices", "--frobnicate"}, "frobnicate");
  expectRefusal({}, "STUDY.json");
  EXPECT_EQ(page({"builtin:house-prices"}).exitCode, 2);
  EXPECT_EQ(page({"builtin:noisy-mean", "--out", "/proc/nowhere/page.html"}).exitCode, 2);
}

TEST_F(PageCommand, ReplacesAPageAndNothingElse) {
  m_folder.write("mine.html", "of somebody else");
  expectRefusal({"builtin:noisy-mean"}, "no page of this program", "mine.html");
  EXPECT_EQ(test::bytesOf(file("mine.html")), "of somebody else");
}

TEST_F(PageCommand, SaysWhereTheEngineIsMissing) {
  fs::remove(m_folder.path() / "usr/share/epsiscope/page.html");
  expectRefusal({"builtin:noisy-mean"}, "the page's engine is not built here");
  expectRefusal({"builtin:noisy-mean"}, "./app/page");
  m_folder.write("usr/share/epsiscope/page.html", "<html></html>");
  expectRefusal({"builtin:noisy-mean"}, "no place for a study");
}

}  // namespace
}  // namespace epsiscope::page_command_test
