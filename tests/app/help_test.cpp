#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/known_ids.h"
#include "tests/support/paths.h"
#include "tests/support/study_command.h"

// The texts made from the table of options: --help, the manual page, and the completions of shells.

namespace epsiscope::help_test {
namespace {

using test::Finished;

std::vector<std::string> commandNames() {
  std::istringstream help(test::run({"--help"}).out);
  std::vector<std::string> names;
  for (std::string line; std::getline(help, line);) {
    std::istringstream words(line);
    std::string program, name;
    if (!(words >> program >> name) || program != "epsiscope" || name[0] < 'a' || name[0] > 'z') continue;
    if (std::ranges::count(names, name) == 0) names.push_back(name);
  }
  return names;
}

/// The names of the options of a command, without the dashes.
std::vector<std::string> optionsOf(const std::string& command) {
  std::istringstream help(test::run({command, "--help"}).out);
  std::vector<std::string> options;
  for (std::string word; help >> word;)
    if (word.starts_with("--") && word.size() > 2) options.push_back(word.substr(2));
  return options;
}

/// Words with a hyphen that are no id: values that only options take, and plain English.
const std::set<std::string> kOtherWords = {"day-first", "month-first", "hide-values", "made-up",
                                           "smoothed-hinge"};

TEST(Help, CallsByAnIdWhatExistsUnderThatId) {
  std::set<std::string> known = test::knownIds();
  const std::vector<std::string> names = commandNames();
  known.insert(names.begin(), names.end());
  known.insert(kOtherWords.begin(), kOtherWords.end());
  for (const auto& lesson :
       std::filesystem::directory_iterator(std::string(EPSISCOPE_SOURCE_DIR) + "/resources/lessons"))
    known.insert(lesson.path().stem().string());
  for (const std::string& name : names)
    for (const std::string& option : optionsOf(name)) known.insert(option);
  std::size_t found = 0;
  for (const std::string& name : names) {
    const std::string help = test::run({name, "--help"}).out;
    const std::regex hyphened("\\b[a-z][a-z0-9]*(-[a-z0-9]+)+");
    for (std::sregex_iterator at(help.begin(), help.end(), hyphened), end; at != end; ++at, ++found)
      EXPECT_TRUE(known.contains(at->str())) << name << ": " << at->str();
  }
  EXPECT_GT(found, 50u);
}

TEST(Help, EveryCommandHasItsOptionsInTheManualPageAndInEveryShell) {
  const std::string page = test::run({"man-page"}).out;
  const std::string bash = test::run({"completion", "bash"}).out, zsh = test::run({"completion", "zsh"}).out,
                    fish = test::run({"completion", "fish"}).out;
  const std::vector<std::string> names = commandNames();
  ASSERT_GT(names.size(), 15U);
  for (const std::string& name : names) {
    EXPECT_EQ(test::run({name, "--help"}).exitCode, 0) << name;
    EXPECT_NE(bash.find("    " + name + ") options='--help"), std::string::npos) << name;
    EXPECT_NE(zsh.find("    " + name + ") _arguments "), std::string::npos) << name;
    EXPECT_NE(fish.find("-a " + name + " -d "), std::string::npos) << name;
    for (const std::string& option : optionsOf(name)) {
      if (option == "help" || option.find_first_of("=.,'") != std::string::npos) continue;
      std::string escaped = option;
      for (std::size_t at = 0; (at = escaped.find('-', at)) != std::string::npos; at += 2)
        escaped.insert(at, "\\");
      EXPECT_NE(page.find("\\fB\\-\\-" + escaped + "\\fR"), std::string::npos) << name << " " << option;
      EXPECT_NE(bash.find(" --" + option), std::string::npos) << name << " " << option;
      EXPECT_NE(zsh.find("--" + option + "["), std::string::npos) << name << " " << option;
    }
  }
}

/// The completions that bash offers after these words, the last of which is begun.
std::string offered(const std::string& folder, const std::string& words) {
  const std::string script =
      "cd '" + folder + "' && eval \"$('" EPSISCOPE_PROGRAM "' completion bash)\" && COMP_WORDS=(" + words +
      ") COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) && _epsiscope; echo \"${COMPREPLY[*]}\"";
  return test::runProgram("/bin/bash", {"-c", script}).out;
}

TEST(Help, BashCompletesCommandsOptionsAndFiles) {
  const test::TemporaryFolder folder;
  folder.write("my study.json", "");
  const std::string place = folder.path().string();
  EXPECT_EQ(offered(place, "epsiscope mer"), "merge\n");
  EXPECT_EQ(offered(place, "epsiscope run --sha"), "--shard\n");
  EXPECT_EQ(offered(place, "epsiscope run my"), "my study.json\n");
  EXPECT_EQ(offered(place, "epsiscope my"), "my study.json\n");
}

TEST(Help, AShellThatIsNotKnownIsOneSentence) {
  test::expectRefusal({"completion", "csh"}, "none of bash, zsh and fish");
  test::expectRefusal({"completion"}, "SHELL");
}

TEST(Help, TheVersionSaysTheCommit) {
  const std::string version = test::run({"--version"}).out;
  EXPECT_TRUE(version.starts_with("epsiscope 0.")) << version;
  EXPECT_NE(version.find(" ("), std::string::npos) << version;
}

}  // namespace
}  // namespace epsiscope::help_test
