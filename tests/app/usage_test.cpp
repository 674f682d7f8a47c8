#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "core/study/study.h"
#include "tests/support/paths.h"
#include "tests/support/run_program.h"

namespace epsiscope::usage_test {
namespace {

using test::Finished;

Finished epsiscope(const std::vector<std::string>& arguments, const test::Surroundings& surroundings = {}) {
  return test::runProgram(EPSISCOPE_PROGRAM, arguments, surroundings);
}

void expectOneSentence(const Finished& finished, const std::string& part) {
  EXPECT_EQ(finished.exitCode, 2);
  EXPECT_EQ(std::count(finished.err.begin(), finished.err.end(), '\n'), 1) << finished.err;
  EXPECT_NE(finished.err.find(part), std::string::npos) << finished.err;
}

const std::vector<std::string> kCommands = {"run",     "check", "compare",  "info",  "density",   "sample",
                                            "moments", "audit", "interval", "shots", "mechanisms"};

TEST(Usage, HelpOfACommandSaysHowItIsCalled) {
  for (const std::string& command : kCommands) {
    const Finished help = epsiscope({command, "--help"});
    EXPECT_EQ(help.exitCode, 0);
    EXPECT_TRUE(help.out.starts_with("Usage: epsiscope " + command + " ")) << help.out;
    EXPECT_EQ(help.err, "");
  }
}

TEST(Usage, TheFirstArgumentIsACommandOrAFile) {
  const test::TemporaryFolder folder;
  for (const std::string& word : {std::string("nothing"), std::string(), std::string("--unknown"),
                                  folder.path().string(), std::string("/dev/null")})
    expectOneSentence(epsiscope({word}, {.environment = {"QT_QPA_PLATFORM=offscreen"}}), "\"" + word + "\"");
}

TEST(Usage, OutputThatIsLostIsNoSuccess) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "this system has no /dev/full";
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"--version"}, {"mechanisms"}, {"info", "--help"}})
    expectOneSentence(epsiscope(words, {.out = "/dev/full"}), "could not be written");
}

TEST(Usage, ADisplayThatIsNotThereIsOneSentence) {
  expectOneSentence(epsiscope({}, {.environment = {"QT_QPA_PLATFORM=", "WAYLAND_DISPLAY=", "DISPLAY="}}),
                    "no display");
  expectOneSentence(
      epsiscope({}, {.environment = {"QT_QPA_PLATFORM=xcb", "WAYLAND_DISPLAY=", "DISPLAY=:none"}}),
      "the display for the window cannot be used");
}

TEST(Usage, ShotsTakeAStudyThatLeavesItsFormatOut) {
  const test::TemporaryFolder folder;
  const auto study = folder.write(
      "s.json", R"({"data": {"file": "builtin:advertising-sales", "target": "sales", "upper": 60}})");
  const std::string out = (folder.path() / "out").string();
  const Finished shots = epsiscope({"shots", out, study.string(), "--size", "640x480"});
  EXPECT_EQ(shots.exitCode, 0) << shots.err;
  EXPECT_TRUE(std::filesystem::exists(out + "/trade-off.png"));
}

TEST(Usage, AFileNameCannotBreakTheSentence) {
  const test::TemporaryFolder folder;
  expectOneSentence(epsiscope({"info", (folder.path() / "two\nlines.csv").string()}), "two\\nlines");
}

TEST(Usage, AFileWhoseNameIsNotUtf8IsNotSaidToBeMissing) {
  const test::TemporaryFolder folder;
  const std::string file = folder.write("caf\xE9.csv", "x,y\n1,2\n").string();
  expectOneSentence(epsiscope({"info", file}), "is not UTF-8; rename the file");
  expectOneSentence(epsiscope({file}), "is not UTF-8; rename the file");
}

}  // namespace
}  // namespace epsiscope::usage_test
