#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "core/text/printable.h"
#include "tests/support/hostile_names.h"
#include "tests/support/run_epsiscope.h"
#include "tests/support/temporary_folder.h"

namespace epsiscope::hostile_words_test {
namespace {

/// The hostile names as words of a command line; a word ends at a zero.
std::vector<std::string> hostileWords() {
  std::vector<std::string> words = test::hostileNames();
  words.emplace_back("\xFF\xFE no text");
  return words;
}

/// Expects that the output on a terminal has no control characters and is no longer than a page.
void expectQuiet(const test::Words& words) {
  const test::Finished finished = test::run(words);
  EXPECT_EQ(finished.err, printable(finished.err)) << words.front().substr(0, 40);
  EXPECT_EQ(finished.exitCode, 2) << words.front().substr(0, 40);
  EXPECT_LT(finished.err.size(), 4000u) << words.front().substr(0, 40);
}

TEST(HostileWords, AreSaidWithoutSteeringTheTerminal) {
  const test::TemporaryFolder files;
  const std::string table = files.write("table.csv", "x,y\n1,2\n2,3\n3,5\n4,4\n").string();
  for (const std::string& word : hostileWords()) {
    // A path may be that of an existing file, which would open in a window that stays.
    if (!word.starts_with("..")) expectQuiet({word});
    expectQuiet({"info", table, "--target", word});
    expectQuiet({"info", (files.path() / "no" / word.substr(0, 100)).string()});
    expectQuiet({"init", table, "--target", word, "--lower", "0", "--upper", "9"});
    expectQuiet({"run", word});
    expectQuiet({"run", "--set", word + "=1", table});
    expectQuiet({"moments", word, "--epsilon", "1"});
  }
}

TEST(HostileWords, InATableAreSaidWithoutSteeringTheTerminal) {
  const test::TemporaryFolder files;
  for (const std::string& name : test::hostileNames()) {
    std::string cell = "\"";
    for (const char c : name) cell += c == '"' ? std::string(2, c) : std::string(1, c);
    const std::string table =
        files.write("table.csv", cell + "\",y\n1,2\n2,x\n3," + cell + "\"\n4,4\n5,6\n").string();
    const test::Finished finished = test::run(
        {"init", table, "--target", "y", "--lower", "0", "--upper", "9", "--task", "label-privacy"});
    EXPECT_EQ(finished.err, printable(finished.err)) << name.substr(0, 40);
    EXPECT_EQ(finished.out.find('\x1b'), std::string::npos) << name.substr(0, 40);
  }
}

/// Names of columns, classes and sheets come back as data, and do not steer the terminal that prints them.
TEST(HostileWords, OfAFileArePrintedWithoutSteeringTheTerminal) {
  const test::TemporaryFolder files;
  std::vector<std::string> names = test::hostileNames();
  std::size_t read = 0;
  names.emplace_back("a\u2028b\u202Ec\u2066d\uFEFFe\U000E0041");
  // So many plain rows that no name makes the file one of another kind.
  std::string plain;
  for (int i = 0; i < 200; ++i) plain += "4," + std::to_string(i % 10) + ",b\n";
  for (const std::string& name : names) {
    const std::string shown = name.substr(0, 40);
    std::string cell = "\"";
    for (const char c : name) cell += c == '"' ? std::string(2, c) : std::string(1, c);
    cell += '"';
    const std::string table =
        files.write("table.csv", cell + ",y,z\n1,2," + cell + "\n2,x,b\n3,5," + cell + "\n" + plain).string();
    for (const test::Words& words : std::vector<test::Words>{
             {"info", table}, {"init", table, "--target", "y", "--lower", "0", "--upper", "9"}}) {
      const test::Finished finished = test::run(words);
      EXPECT_EQ(finished.out, printable(finished.out)) << words.front() << ' ' << shown;
      EXPECT_EQ(finished.err, printable(finished.err)) << words.front() << ' ' << shown;
    }
    // With too many control characters it is no text.
    const test::Finished found = test::run({"info", table});
    if (found.exitCode != 0) continue;
    ++read;
    EXPECT_EQ(nlohmann::json::parse(found.out).at("columns").size(), 3U) << shown;
  }
  EXPECT_GT(read, names.size() - 5);
}

}  // namespace
}  // namespace epsiscope::hostile_words_test
