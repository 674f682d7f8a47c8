#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/study/study.h"
#include "tests/support/paths.h"
#include "tests/support/study_command.h"

// Every command of the README and of the handbook's pages is run as it stands there, in a shell, with files
// in place of its capitals.

namespace epsiscope::documented_commands_test {
namespace {

namespace fs = std::filesystem;
using test::Finished;

/// Lines of code that call the program, joined where they end with a backslash, without the remarks behind
/// them.
std::vector<std::string> documentedCommands() {
  std::ifstream in(std::string(EPSISCOPE_SOURCE_DIR) + "/README.md");
  std::vector<std::string> found;
  bool goesOn = false;
  for (std::string line; std::getline(in, line);) {
    const bool isCode = line.starts_with("    ");
    const std::string text = std::regex_replace(line, std::regex("^ +| *\\\\$"), "");
    if (goesOn)
      found.back() += " " + text;
    else if (isCode && (text.starts_with("epsiscope ") || text.starts_with("parallel epsiscope ")))
      found.push_back(text);
    goesOn = isCode && line.ends_with("\\") && (goesOn || (!found.empty() && text.starts_with("epsiscope ")));
  }
  for (std::string& command : found)
    command = std::regex_replace(command, std::regex("(\\S)  +(?=[^ -]).*$"), "$1");
  return found;
}

const std::string kHandbook = std::string(EPSISCOPE_SOURCE_DIR) + "/resources/handbook";

std::string unescaped(std::string html) {
  for (const auto& [from, to] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&amp;", "&")})
    html = std::regex_replace(html, std::regex(from), to);
  return html;
}

/// What stands between such tags on the written pages, in all languages, and begins like this.
std::set<std::string> markedInHandbook(const std::string& tag, const std::string& begin) {
  std::set<std::string> found;
  const std::string open = "<" + tag + ">", close = "</" + tag + ">";
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kHandbook)) {
    if (entry.path().extension() != ".html") continue;
    const std::string text = test::bytesOf(entry.path());
    for (std::size_t at = text.find(open + begin); at != std::string::npos;
         at = text.find(open + begin, at + 1)) {
      const std::size_t from = at + open.size();
      found.insert(unescaped(text.substr(from, text.find(close, from) - from)));
    }
  }
  return found;
}

class DocumentedCommands : public test::StudyCommand {
protected:
  void SetUp() override {
    std::string table = "income,age,condition,wins\n";
    for (int i = 0; i < 60; ++i)
      table += std::to_string(1000 + 37 * i % 900) + "," + std::to_string(20 + i) + "," +
               (i % 3 == 0   ? "none"
                : i % 3 == 1 ? "allergy"
                             : "asthma") +
               "," + (i % 2 == 0 ? "yes" : "no") + "\n";
    m_folder.write("table.csv", table);
    const std::string rest = R"(, "trials": 2, "epsilon": [0.5, 2]})";
    m_folder.write("study.json",
                   R"({"data": {"file": "table.csv", "target": "income", "lower": 0, "upper": 5000})" + rest);
    m_folder.write("plan.json", R"({"data": {"file": "builtin:plan", "target": "label", "plan":
        {"rows": 200, "features": 2, "r2": 0.5, "shape": "bell"}}, "view": {"epsilon": 1},
        "label_privacy": {"methods": ["laplace"]})" +
                                    rest);
    m_folder.write("bins.csv", "lower,upper,mass\n0,1,3\n1,2,6\n2,3,1\n");
    m_folder.write("points.csv", "value,mass\n0,3\n1,6\n2,1\n");
    shell("epsiscope run study.json --out before --quiet");
    shell("epsiscope run study.json --shard 1/1 --out part --quiet");
  }
  /// Runs the lines that stand for the command.
  void tryAs(const std::map<std::string, std::vector<std::string>>& known, const std::string& command) const {
    const auto tried = known.find(command);
    if (tried == known.end()) {
      ADD_FAILURE() << "Nothing says how to try: " << command;
      return;
    }
    for (const std::string& line : tried->second) {
      const Finished finished = shell(line);
      EXPECT_EQ(finished.exitCode, 0) << line << "\n" << finished.err;
    }
  }
  Finished shell(const std::string& command) const {
    return test::runProgram("/bin/bash",
                            {"-c", "cd '" + m_folder.path().string() +
                                       "' && PATH=$(dirname '" EPSISCOPE_PROGRAM "'):$PATH && " + command});
  }
};

/// What stands for the capitals of each command; a command that is not here has nobody to try it.
const std::map<std::string, std::vector<std::string>> kTried = {
    {"epsiscope init DATA --target T --lower L --upper U > STUDY.json",
     {"epsiscope init table.csv --target income --lower 0 --upper 5000 > made.json"}},
    {"epsiscope run STUDY.json --out DIR", {"epsiscope run study.json --out out"}},
    {"epsiscope run STUDY.json --shard I/N --out DIR",
     {"epsiscope run study.json --shard 1/2 --out shards",
      "epsiscope run study.json --shard 2/2 --out shards"}},
    {"epsiscope merge DIR... --out DIR", {"epsiscope merge part --out merged"}},
    {"epsiscope check STUDY.json RESULTS.json", {"epsiscope check study.json before/results.json"}},
    {"epsiscope compare RESULTS.json RESULTS.json...",
     {"epsiscope compare before/results.json before/results.json before/results.json"}},
    {"epsiscope epsilon-for STUDY.json --error E", {"epsiscope epsilon-for study.json --error 50000"}},
    {"epsiscope rows-for STUDY.json --error E", {"epsiscope rows-for plan.json --error 2"}},
    {"epsiscope density | sample | moments | audit MECHANISM --epsilon E --lower L --upper U ...",
     {"epsiscope density laplace --epsilon 1 --lower 0 --upper 5 --at 2",
      "epsiscope sample laplace --epsilon 1 --lower 0 --upper 5 --at 2 --count 3",
      "epsiscope moments laplace --epsilon 1 --lower 0 --upper 5 --at 2",
      "epsiscope audit laplace --epsilon 1 --lower 0 --upper 5"}},
    {"epsiscope audit STUDY.json", {"epsiscope audit study.json"}},
    {"epsiscope interval --prior FILE --epsilon E --zeta Z",
     {"epsiscope interval --prior bins.csv --epsilon 1 --zeta 0.5"}},
    {"epsiscope bins     --prior FILE --epsilon E", {"epsiscope bins     --prior points.csv --epsilon 1"}},
    {"epsiscope unbiased --prior FILE --epsilon E --outputs LOWER,UPPER,N",
     {"epsiscope unbiased --prior points.csv --epsilon 2 --outputs -4,6,21"}},
    {"epsiscope fit DATA --target T --positive V --method objective --loss huber --lambda L --epsilon E",
     {"epsiscope fit table.csv --target wins --positive yes --method objective --loss huber --lambda 0.1 "
      "--epsilon 1"}},
    {"epsiscope info DATA", {"epsiscope info table.csv"}},
    {"epsiscope mechanisms", {"epsiscope mechanisms"}},
    {"epsiscope completion bash | zsh | fish",
     {"epsiscope completion bash", "epsiscope completion zsh", "epsiscope completion fish"}},
    {"epsiscope shots DIR", {"epsiscope shots pictures"}},
    {"parallel epsiscope run study.json --shard {}/100 --out parts --threads 1 ::: {1..100}",
     {"for i in {1..3}; do epsiscope run study.json --shard $i/3 --out parts --threads 1; done"}},
    {"epsiscope merge parts --out results", {"epsiscope merge parts --out results"}},
    {"epsiscope run study.json --set task=label-classes --set data.target=condition --set "
     "'label_classes.classes=[\"none\", \"allergy\", \"asthma\"]' --out results",
     {"epsiscope run study.json --set task=label-classes --set data.target=condition --set "
      "'label_classes.classes=[\"none\", \"allergy\", \"asthma\"]' --out results"}},
    {"epsiscope audit randomized-response --epsilon 1 --categories none,allergy,asthma",
     {"epsiscope audit randomized-response --epsilon 1 --categories none,allergy,asthma"}},
    {"epsiscope density rr-with-prior --epsilon 1 --categories none,allergy,asthma --masses 6,3,1 --at "
     "asthma",
     {"epsiscope density rr-with-prior --epsilon 1 --categories none,allergy,asthma --masses 6,3,1 --at "
      "asthma"}},
};

/// The same for what stands in a sentence of the handbook. A name alone is that of a command.
const std::map<std::string, std::vector<std::string>> kTriedOfHandbook = {
    {"epsiscope run", {"epsiscope run --help"}},
    {"epsiscope check", {"epsiscope check --help"}},
    {"epsiscope audit", {"epsiscope audit --help"}},
    {"epsiscope --help", {"epsiscope --help"}},
    {"epsiscope run --help", {"epsiscope run --help"}},
    // A window that nobody closes; that it would be one is said without a display.
    {"epsiscope --present",
     {"! QT_QPA_PLATFORM= DISPLAY= WAYLAND_DISPLAY= epsiscope --present 2> said && grep -q 'no display' "
      "said"}},
    {"epsiscope run STUDY.json --shard I/N --out DIR",
     {"epsiscope run study.json --shard 1/2 --out halves",
      "epsiscope run study.json --shard 2/2 --out halves"}},
    {"epsiscope merge DIR --out RESULTS", {"epsiscope merge halves --out whole"}},
};

TEST_F(DocumentedCommands, AllWork) {
  const std::vector<std::string> documented = documentedCommands();
  EXPECT_EQ(documented.size(), kTried.size());
  for (const std::string& command : documented) tryAs(kTried, command);
}

TEST_F(DocumentedCommands, OfTheHandbookAllWork) {
  // Shards before they are merged.
  std::vector<std::string> documented;
  for (const std::string& command : markedInHandbook("code", "epsiscope ")) documented.push_back(command);
  std::ranges::stable_partition(documented,
                                [](const std::string& one) { return one.find("merge") == one.npos; });
  EXPECT_EQ(documented.size(), kTriedOfHandbook.size());
  for (const std::string& command : documented) tryAs(kTriedOfHandbook, command);
}

/// What the handbook says of commands begins with two hyphens: each is an option of one.
TEST_F(DocumentedCommands, OfTheHandbookHaveTheOptionsThatItNames) {
  std::string help;
  for (const char* command : {"run", "info", "init"})
    help += shell(std::string("epsiscope ") + command + " --help").out;
  const std::set<std::string> options = markedInHandbook("code", "--");
  EXPECT_GE(options.size(), 4u);
  for (const std::string& option : options) {
    const std::string name = option.substr(0, option.find(' '));
    EXPECT_NE(help.find(name + " "), std::string::npos) << option;
  }
}

TEST_F(DocumentedCommands, StudiesOfTheHandbookRun) {
  const std::set<std::string> studies = markedInHandbook("pre", "{\"format\": \"epsiscope-study\"");
  EXPECT_FALSE(studies.empty());
  for (const std::string& study : studies) {
    m_folder.write("printed.json", study);
    const Finished finished = shell("epsiscope run printed.json --out printed --quiet");
    EXPECT_EQ(finished.exitCode, 0) << study << "\n" << finished.err;
  }
}

/// Beginnings of files that name their schema are read, and the schema is one that is shipped.
TEST_F(DocumentedCommands, FilesOfTheHandbookThatNameTheirSchemaAreRead) {
  const std::set<std::string> files = markedInHandbook("pre", "{\"$schema\"");
  EXPECT_FALSE(files.empty());
  for (const std::string& file : files) {
    const nlohmann::json json = nlohmann::json::parse(file);
    const fs::path schema = json.at("$schema").get<std::string>();
    EXPECT_TRUE(fs::exists(fs::path(EPSISCOPE_SOURCE_DIR) / "resources/schemas" / schema.filename()))
        << schema;
    m_folder.write("named.json", file);
    const Finished finished = shell(
        "epsiscope run named.json --set data.file=table.csv --set data.target=income "
        "--set data.lower=0 --set data.upper=5000 --set trials=2 --set 'epsilon=[1]' "
        "--out named --quiet");
    EXPECT_EQ(finished.exitCode, 0) << file << "\n" << finished.err;
  }
}

}  // namespace
}  // namespace epsiscope::documented_commands_test
