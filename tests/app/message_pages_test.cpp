#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/study/study.h"
#include "tests/support/study_command.h"

// Errors of the commands: for each, the handbook has a page, which the commands print.

namespace epsiscope::message_pages_test {
namespace {

using Sentences = std::map<std::string, std::vector<std::string>>;  ///< by page

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string unescaped(std::string text) {
  for (const auto& [from, to] :
       {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""), std::pair("&amp;", "&")})
    text = replaced(std::move(text), from, to);
  return text;
}

/// The items of lists on the pages about messages, by page.
Sentences sentencesOf(const std::string& handbook) {
  const std::string section = "<section id=\"", item = "<li>";
  Sentences found;
  for (std::size_t at = handbook.find(section + "m-"); at != std::string::npos;
       at = handbook.find(section + "m-", at + 1)) {
    const std::size_t from = at + section.size();
    const std::string page = handbook.substr(from, handbook.find('"', from) - from);
    const std::size_t end = handbook.find("</section>", at);
    for (std::size_t li = handbook.find(item, at); li < end; li = handbook.find(item, li + 1)) {
      const std::size_t text = li + item.size();
      found[page].push_back(unescaped(handbook.substr(text, handbook.find("</li>", text) - text)));
    }
  }
  return found;
}

/// The number of letters of `said` that the sentence has, with anything in place of each "…"; 0 if it is
/// another sentence.
std::size_t lettersIn(const std::string& sentence, const std::string& said) {
  const std::string dots = "…";
  std::size_t letters = 0, at = 0;
  for (std::size_t start = 0; start <= sentence.size();) {
    const std::size_t end = std::min(sentence.find(dots, start), sentence.size());
    const std::string part = sentence.substr(start, end - start);
    at = said.find(part, at);
    if (at == std::string::npos) return 0;
    at += part.size();
    letters += part.size();
    start = end + dots.size();
  }
  return letters;
}

std::string pageOf(const Sentences& pages, const std::string& said) {
  std::string best;
  std::size_t most = 0;
  for (const auto& [page, sentences] : pages)
    for (const std::string& sentence : sentences)
      if (const std::size_t letters = lettersIn(sentence, said); letters > most) {
        most = letters;
        best = page;
      }
  return best;
}

class MessagePages : public test::StudyCommand {
protected:
  void SetUp() override {
    std::string table = "income,age,condition,wins\n", holes = "income,age\n";
    for (int i = 1; i <= 60; ++i) {
      const std::string income = std::to_string(1000 + 37 * i % 900);
      table += income + "," + std::to_string(20 + i) + "," + (i % 3 == 0 ? "none" : "asthma") + "," +
               (i % 2 == 0 ? "yes" : "no") + "\n";
      holes += income + "," + (i % 5 == 0 ? "" : std::to_string(20 + i)) + "\n";
    }
    m_folder.write("table.csv", table);
    m_folder.write("holes.csv", holes);
    m_folder.write("marks.csv", "income,age\n1.250,20\n2.500,30\n3.750,40\n5.125,50\n");
    m_folder.write("ragged.csv", "a,b\n1,2\n3,4\n5\n6,7\n");
    m_folder.write("paper.csv", "%PDF-1.4\n");
    m_folder.write("nul.csv", std::string("a,b\n1,\0\n", 8));
    m_folder.write("packed.csv", "\x1F\x8B\x08garbagegarbage");
    m_folder.write("book.xlsx", "PK\x03\x04" + std::string(22, '\0') + std::string("\x03\0\0\0xl/", 7) +
                                    std::string(50, '\0'));
    m_folder.write("empty.csv", "");
    std::filesystem::create_directory(m_folder.path() / "nothing");
    m_folder.write("broken.json", "{\"data\": ");
    m_folder.write("damaged.json", R"({"format": "epsiscope-results", "version": 1})");
    study("study.json", "table.csv", R"(, "lower": 0, "upper": 5000)", "");
    study("holes.json", "holes.csv", R"(, "lower": 0, "upper": 5000)", "");
    study("marks.json", "marks.csv", R"(, "lower": 0, "upper": 5000)", "");
    study("bounds.json", "table.csv", "", "");
    study("newer.json", "table.csv", "", R"(, "version": 2)");
    study("unknown.json", "table.csv", "", R"(, "colour": 1)");
  }
  void study(const std::string& name, const std::string& file, const std::string& bounds,
             const std::string& more) const {
    m_folder.write(name, R"({"data": {"file": ")" + file + R"(", "target": "income")" + bounds +
                             R"(}, "trials": 2, "epsilon": [0.5, 2])" + more + "}");
  }
  /// All output of the command.
  std::string saidBy(const std::string& command) const {
    const test::Finished finished = test::runProgram(
        "/bin/bash", {"-c", "cd '" + m_folder.path().string() +
                                "' && PATH=$(dirname '" EPSISCOPE_PROGRAM "'):$PATH && " + command});
    return finished.err + finished.out;
  }
};

struct Said {
  const char* page;
  const char* command;
};

/// One message of each kind.
const std::vector<Said> kSaid = {
    {"m-file", "epsiscope info nowhere.csv"},
    {"m-kind", "epsiscope info paper.csv"},
    {"m-encoding", "epsiscope info nul.csv"},
    {"m-packed", "epsiscope info packed.csv"},
    {"m-sheet", "epsiscope info book.xlsx"},
    {"m-database", "epsiscope info sqlite:table.csv?table=people"},
    {"m-rows", "epsiscope info ragged.csv"},
    {"m-cells", "epsiscope run holes.json --out out"},
    {"m-questions", "epsiscope run marks.json --out out"},
    {"m-recipe", "epsiscope info table.csv --recipe adult"},
    {"m-json", "epsiscope run broken.json --out out"},
    {"m-unknown", "epsiscope run unknown.json --out out"},
    {"m-newer", "epsiscope run newer.json --out out"},
    {"m-values", "epsiscope run study.json --set trials=0 --out out"},
    {"m-bounds", "epsiscope run bounds.json --out out"},
    {"m-target", "epsiscope run study.json --set data.target=nothing --out out"},
    {"m-person", "epsiscope run study.json --set data.rows_per_person=3 --out out"},
    {"m-classes",
     "epsiscope run study.json --set task=label-classes --set data.target=condition --set "
     "'label_classes.classes=[]' --out out"},
    {"m-statistic",
     "epsiscope run study.json --set task=statistic --set statistic.statistic=mean --set "
     "statistic.mechanism=exponential --out out"},
    {"m-prior", "epsiscope bins --prior empty.csv --epsilon 1"},
    {"m-few", "epsiscope run study.json --set test_fraction=0.99 --out out"},
    {"m-size", "epsiscope rows-for study.json --error 1"},
    {"m-private",
     "epsiscope run study.json --set task=private-classifier --set private_classifier.lambda=0 --set "
     "data.target=wins --set data.positive=yes --out out"},
    {"m-release", "epsiscope run study.json --set mode=release --out out"},
    {"m-damaged", "epsiscope check study.json damaged.json"},
    {"m-check",
     "epsiscope run study.json --out before --quiet && epsiscope check study.json before/results.json --set "
     "seed=9"},
    {"m-compare",
     "epsiscope run study.json --out one --quiet && epsiscope run study.json --set task=statistic --set "
     "statistic.statistic=mean --out two --quiet && epsiscope compare one/results.json two/results.json"},
    {"m-shards", "epsiscope merge nothing --out out"},
    {"m-page", "epsiscope page study.json --out page.html"},
    {"m-command", "epsiscope run"},
    {"m-disk", "epsiscope run study.json --out /dev/null/out"},
    {"m-display", "QT_QPA_PLATFORM= DISPLAY= WAYLAND_DISPLAY= epsiscope"},
    {"m-notes", "epsiscope run study.json --out noted"}};

/// Pages of messages of the window, or of a full machine; other tests cover these.
const std::set<std::string> kElsewhere = {"m-audit", "m-class", "m-download", "m-lesson", "m-limits"};

TEST_F(MessagePages, HaveTheOneOfEveryKindOfMessage) {
  const Sentences pages = sentencesOf(test::run({"handbook"}).out);
  std::set<std::string> listed, tried = kElsewhere;
  for (const auto& [page, sentences] : pages) listed.insert(page);
  for (const Said& one : kSaid) {
    tried.insert(one.page);
    const std::string said = saidBy(one.command);
    EXPECT_EQ(pageOf(pages, said), one.page) << one.command << "\n" << said;
  }
  EXPECT_EQ(tried, listed);
}

}  // namespace
}  // namespace epsiscope::message_pages_test
