#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/study/study.h"
#include "tests/support/handbook_pages.h"
#include "tests/support/paths.h"
#include "tests/support/sqlite_files.h"
#include "tests/support/study_command.h"

// The commands of the README, of the studies' page and of the handbook's pages, run as they stand there, in a
// shell, with files in place of their capitals.

namespace epsiscope::documented_commands_test {
namespace {

namespace fs = std::filesystem;
using test::Finished;
using Commands = std::set<std::string>;

std::string textOf(const std::string& page) {
  return test::bytesOf(fs::path(EPSISCOPE_SOURCE_DIR) / page);
}

std::string unescaped(std::string html) {
  for (const auto& [from, to] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&amp;", "&")})
    html = std::regex_replace(html, std::regex(from), to);
  return html;
}

/// The parts of a text between two marks.
std::vector<std::string> between(const std::string& text, const std::string& open, const std::string& close) {
  std::vector<std::string> found;
  for (std::size_t at = text.find(open); at != std::string::npos;) {
    const std::size_t from = at + open.size(), end = text.find(close, from);
    if (end == std::string::npos) break;
    found.push_back(text.substr(from, end - from));
    at = text.find(open, end + close.size());
  }
  return found;
}

/// The texts between such tags on the handbook's pages, in all languages, that begin so.
std::set<std::string> markedInHandbook(const std::string& tag, const std::string& begin) {
  std::set<std::string> found;
  for (const std::string& page : test::handbookPages())
    for (const std::string& marked : between(textOf(page), "<" + tag + ">", "</" + tag + ">"))
      if (marked.starts_with(begin)) found.insert(unescaped(marked));
  return found;
}

bool isCommand(const std::string& text) {
  return text.starts_with("epsiscope ") || text.starts_with("parallel epsiscope ");
}

/// Adds the lines that call the program, joined where they end with a backslash, without trailing comments.
void addLines(const std::string& code, Commands& found) {
  std::istringstream in(code);
  std::string command;
  for (std::string line; std::getline(in, line);) {
    command += std::regex_replace(line, std::regex("^ +"), command.empty() ? "" : " ");
    if (command.ends_with("\\")) {
      command = std::regex_replace(command, std::regex(" *\\\\$"), "");
      continue;
    }
    if (isCommand(command))
      found.insert(std::regex_replace(command, std::regex("(\\S)  +(?=[^ -]).*$"), "$1"));
    command.clear();
  }
}

Commands documentedCommands() {
  Commands found;
  for (const char* page : {"README.md", "resources/studies/README.md"}) {
    const std::string text = textOf(page);
    std::string code;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("    ")) code += line + "\n";
      for (const std::string& quoted : between(line, "`", "`"))
        if (isCommand(quoted)) found.insert(quoted);
    }
    addLines(code, found);
  }
  found.merge(markedInHandbook("code", "epsiscope "));
  for (const std::string& code : markedInHandbook("pre", "")) addLines(code, found);
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
    test::makeSqlite(m_folder.path() / "survey.db",
                     "CREATE TABLE people (age, income); INSERT INTO people VALUES (20, 1000), (30, 2000)");
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
  Finished shell(const std::string& command) const {
    return test::runProgram("/bin/bash",
                            {"-c", "cd '" + m_folder.path().string() +
                                       "' && PATH=$(dirname '" EPSISCOPE_PROGRAM "'):$PATH && " + command});
  }
};

/// The program as it is installed, with a template for pages.
const std::string kInstalled =
    "mkdir -p own/bin own/share/epsiscope && cp \"$(command -v epsiscope)\" own/bin && "
    "echo '<script id=epsiscope-page></script>' > own/share/epsiscope/page.html && own/bin/";

/// A release in a folder of its own.
const std::string kReleased =
    "export XDG_DATA_HOME=$PWD/home; rm -rf mean table.ledger; "
    "epsiscope init table.csv --target income --lower 0 --upper 5000 --task statistic --reading declared > "
    "declared.json; epsiscope ledger create table.ledger --data table.csv --epsilon 1 && "
    "epsiscope release declared.json --ledger table.ledger --out mean --set 'epsilon=[0.5]'";

/// The lines that stand for each command; a command that is missing here is tried by nobody. A name alone
/// stands for that command.
const std::map<std::string, std::vector<std::string>> kTried = {
    {"epsiscope init DATA --target T --lower L --upper U > STUDY.json",
     {"epsiscope init table.csv --target income --lower 0 --upper 5000 > made.json"}},
    {"epsiscope init table.csv --target income --lower 0 --upper 5000 > study.json",
     {"mkdir alone && cp table.csv alone && cd alone && "
      "epsiscope init table.csv --target income --lower 0 --upper 5000 > study.json"}},
    {"epsiscope init survey.csv --target income --lower 0 --upper 5000 --weight wgt --weight-upper 10 > "
     "study.json",
     {"mkdir weighted && sed '1s/$/,wgt/; 2,$s/$/,1.5/; 2s/1.5$/0.5/' table.csv > weighted/survey.csv && cd "
      "weighted && "
      "epsiscope init survey.csv --target income --lower 0 --upper 5000 --weight wgt --weight-upper 10 > "
      "study.json && "
      "grep -q '\"weight\": \"wgt\"' study.json"}},
    {"epsiscope run", {"epsiscope run --help"}},
    {"epsiscope run --help", {"epsiscope run --help"}},
    {"epsiscope run STUDY.json --out DIR", {"epsiscope run study.json --out out"}},
    {"epsiscope run FILE --out DIR --set data.file=DATA",
     {"epsiscope run study.json --out out --set data.file=table.csv"}},
    {"epsiscope run STUDY.json --shard I/N --out DIR",
     {"epsiscope run study.json --shard 1/2 --out shards",
      "epsiscope run study.json --shard 2/2 --out shards"}},
    {"epsiscope merge DIR... --out DIR", {"epsiscope merge part --out merged"}},
    {"epsiscope merge DIR --out RESULTS", {"epsiscope merge part --out merged"}},
    {"parallel epsiscope run study.json --shard {}/100 --out parts --threads 1 ::: {1..100}",
     {"for i in {1..3}; do epsiscope run study.json --shard $i/3 --out parts --threads 1; done"}},
    {"epsiscope merge parts --out results",
     {"epsiscope run study.json --shard 1/1 --out parts", "epsiscope merge parts --out results"}},
    {"epsiscope check", {"epsiscope check --help"}},
    {"epsiscope check STUDY.json RESULTS.json", {"epsiscope check study.json before/results.json"}},
    {"epsiscope compare RESULTS.json RESULTS.json...",
     {"epsiscope compare before/results.json before/results.json before/results.json"}},
    {"epsiscope epsilon-for STUDY.json --error E", {"epsiscope epsilon-for study.json --error 50000"}},
    {"epsiscope rows-for STUDY.json --error E", {"epsiscope rows-for plan.json --error 2"}},
    {"epsiscope rows-for STUDY.json --error 0.4", {"epsiscope rows-for plan.json --error 2"}},
    {"epsiscope density MECHANISM --epsilon E --lower L --upper U --at Y",
     {"epsiscope density laplace --epsilon 1 --lower 0 --upper 5 --at 2"}},
    {"epsiscope sample MECHANISM --epsilon E --lower L --upper U --at Y --count N",
     {"epsiscope sample laplace --epsilon 1 --lower 0 --upper 5 --at 2 --count 3"}},
    {"epsiscope moments MECHANISM --epsilon E --lower L --upper U --at Y",
     {"epsiscope moments laplace --epsilon 1 --lower 0 --upper 5 --at 2"}},
    {"epsiscope audit MECHANISM --epsilon E --lower L --upper U",
     {"epsiscope audit laplace --epsilon 1 --lower 0 --upper 5"}},
    {"epsiscope compose MECHANISM --epsilon E --lower L --upper U --times K --total-delta D",
     {"epsiscope compose laplace --epsilon 1 --lower 0 --upper 5 --times 10 --total-delta 1e-5"}},
    {"epsiscope audit", {"epsiscope audit --help"}},
    {"epsiscope audit STUDY.json", {"epsiscope audit study.json"}},
    {"epsiscope interval --prior FILE --epsilon E --zeta Z",
     {"epsiscope interval --prior bins.csv --epsilon 1 --zeta 0.5"}},
    {"epsiscope bins --prior FILE --epsilon E", {"epsiscope bins --prior points.csv --epsilon 1"}},
    {"epsiscope unbiased --prior FILE --epsilon E --outputs LOWER,UPPER,N",
     {"epsiscope unbiased --prior points.csv --epsilon 2 --outputs -4,6,21"}},
    {"epsiscope fit DATA --target T --positive V --method objective --loss huber --lambda L --epsilon E",
     {"epsiscope fit table.csv --target wins --positive yes --method objective --loss huber --lambda 0.1 "
      "--epsilon 1"}},
    {"epsiscope info", {"epsiscope info --help"}},
    {"epsiscope info DATA", {"epsiscope info table.csv"}},
    {"epsiscope info 'sqlite:survey.db?table=people'", {"epsiscope info 'sqlite:survey.db?table=people'"}},
    {"epsiscope info 'sqlite:survey.db?query=SELECT age, income FROM people WHERE age > 17'",
     {"epsiscope info 'sqlite:survey.db?query=SELECT age, income FROM people WHERE age > 17'"}},
    // tests/services has a server.
    {"epsiscope info 'postgresql:survey?table=people'",
     {"! PGSERVICEFILE=nowhere epsiscope info 'postgresql:survey?table=people' 2> said && grep -q service "
      "said"}},
    {"epsiscope ledger create FILE --data DATA --epsilon E",
     {"XDG_DATA_HOME=$PWD/home epsiscope ledger create new.ledger --data table.csv --epsilon 1"}},
    {"epsiscope ledger show FILE",
     {"export XDG_DATA_HOME=$PWD/home; epsiscope ledger create l --data table.csv --epsilon 1; epsiscope "
      "ledger show l"}},
    {"epsiscope release STUDY.json --ledger FILE --out DIR", {kReleased}},
    {"epsiscope release", {"epsiscope release --help"}},
    {"epsiscope verify DIR --ledger FILE", {kReleased + "; epsiscope verify mean --ledger table.ledger"}},
    {"epsiscope ledger create table.ledger --data table.csv --epsilon 1", {kReleased}},
    {"epsiscope release study.json --ledger table.ledger --out mean --set 'epsilon=[0.5]'", {kReleased}},
    {"epsiscope verify mean --ledger table.ledger",
     {kReleased + "; epsiscope verify mean --ledger table.ledger"}},
    {"epsiscope tables", {"epsiscope tables --help"}},
    {"epsiscope tables STUDY.json --out DIR",
     {"epsiscope tables study.json --out plan --set task=statistic && test -s plan/tables.csv"}},
    {"epsiscope code STUDY.json --language python|r",
     {kReleased + "; epsiscope code declared.json --language r --set 'epsilon=[0.5]'"}},
    {"epsiscope code study.json --language python --set 'epsilon=[0.5]' > mean.py",
     {kReleased + "; epsiscope code declared.json --language python --set 'epsilon=[0.5]' > mean.py"}},
    {"epsiscope mechanisms", {"epsiscope mechanisms"}},
    {"epsiscope completion bash | zsh | fish",
     {"epsiscope completion bash", "epsiscope completion zsh", "epsiscope completion fish"}},
    {"epsiscope handbook > handbook.html", {"epsiscope handbook > handbook.html"}},
    {"epsiscope page", {"epsiscope page --help"}},
    {"epsiscope page STUDY.json --out FILE.html",
     {kInstalled + "epsiscope page study.json --out page.html --planned --set 'data.features=[\"age\"]'"}},
    {"epsiscope page builtin:house-prices --out prices.html",
     {kInstalled + "epsiscope page builtin:house-prices --out prices.html"}},
    {"epsiscope page noise-and-epsilon --out lesson.html --language de",
     {kInstalled + "epsiscope page noise-and-epsilon --out lesson.html --language de"}},
    {"epsiscope shots DIR", {"epsiscope shots pictures"}},
    {"epsiscope --help", {"epsiscope --help"}},
    // A window that nobody closes; without a display the program says that it would be one.
    {"epsiscope --present",
     {"! QT_QPA_PLATFORM= DISPLAY= WAYLAND_DISPLAY= epsiscope --present 2> said && grep -q 'no display' "
      "said"}},
    {"epsiscope run study.json --set task=label-classes --set data.target=condition --set "
     "'label_classes.classes=[\"none\", \"allergy\", \"asthma\"]' --out results",
     {"epsiscope run study.json --set task=label-classes --set data.target=condition --set "
      "'label_classes.classes=[\"none\", \"allergy\", \"asthma\"]' --out classes"}},
    {"epsiscope run study.json --set task=private-regression --set 'data.column_bounds=[{\"column\": "
     "\"age\", \"lower\": 0, \"bound\": 100}]' --out results",
     {"epsiscope run study.json --set task=private-regression --set 'data.column_bounds=[{\"column\": "
      "\"age\", \"lower\": 0, \"bound\": 100}]' --out regression"}},
    {"epsiscope audit randomized-response --epsilon 1 --categories none,allergy,asthma",
     {"epsiscope audit randomized-response --epsilon 1 --categories none,allergy,asthma"}},
    {"epsiscope describe DATA", {"epsiscope describe table.csv"}},
    {"epsiscope describe STUDY.json --epsilon E",
     {R"(echo '{"data": {"file": "builtin:house-prices", "target": "price", "features": []}}' > look.json; )"
      "epsiscope describe look.json --epsilon 1"}},
    {"epsiscope density rr-with-prior --epsilon 1 --categories none,allergy,asthma --masses 6,3,1 --at "
     "asthma",
     {"epsiscope density rr-with-prior --epsilon 1 --categories none,allergy,asthma --masses 6,3,1 --at "
      "asthma"}},
};

TEST_F(DocumentedCommands, AllWork) {
  const Commands documented = documentedCommands();
  for (const auto& [command, lines] : kTried)
    EXPECT_TRUE(documented.contains(command)) << "No page says: " << command;
  for (const std::string& command : documented) {
    const auto tried = kTried.find(command);
    if (tried == kTried.end()) {
      ADD_FAILURE() << "Nothing says how to try: " << command;
      continue;
    }
    for (const std::string& line : tried->second) {
      const Finished finished = shell(line);
      EXPECT_EQ(finished.exitCode, 0) << line << "\n" << finished.err;
    }
  }
}

/// Options that the handbook names belong to a command.
TEST_F(DocumentedCommands, OfTheHandbookHaveTheOptionsThatItNames) {
  std::string help;
  for (const char* command : {"run", "info", "init", "rows-for", "page"})
    help += shell(std::string("epsiscope ") + command + " --help").out;
  const std::set<std::string> options = markedInHandbook("code", "--");
  EXPECT_GE(options.size(), 20u);
  for (const std::string& option : options) {
    const std::string name = option.substr(0, option.find(' '));
    EXPECT_NE(help.find(name + " "), std::string::npos) << option;
  }
}

/// As the only shard, which draws no charts: those of a planned study take most of the time.
TEST_F(DocumentedCommands, StudiesOfTheHandbookRun) {
  const std::set<std::string> studies = markedInHandbook("pre", "{\"format\": \"epsiscope-study\"");
  EXPECT_FALSE(studies.empty());
  for (const std::string& study : studies) {
    m_folder.write("printed.json", study);
    const Finished finished =
        shell("rm -rf printed; epsiscope run printed.json --set trials=2 --shard 1/1 --out printed --quiet");
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
