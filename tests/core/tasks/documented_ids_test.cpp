// Everything that the documents call by an id exists under that id.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "core/tasks/problems.h"
#include "core/tasks/task.h"
#include "tests/support/handbook_pages.h"
#include "tests/support/known_ids.h"
#include "tests/support/paths.h"

namespace epsiscope::documented_ids_test {
namespace {

std::filesystem::path sourceFile(const std::string& path) {
  return std::filesystem::path(EPSISCOPE_SOURCE_DIR) / path;
}

std::string textOf(const std::string& path) {
  std::ifstream file(sourceFile(path));
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The words in code quotes of a page of Markdown or HTML.
std::set<std::string> quotedIn(const std::string& path) {
  const std::string text = std::regex_replace(textOf(path), std::regex("```[^`]*```"), "");
  const bool isHtml = path.ends_with(".html");
  const std::regex code(isHtml ? "<code>([^<]*)</code>" : "`([^`\n]+)`");
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), code), end; at != end; ++at) found.insert((*at)[1]);
  return found;
}

bool matches(const std::string& text, const char* pattern) {
  return std::regex_match(text, std::regex(pattern));
}

/// Whether the study's schema has the key, "label_privacy.zeta".
bool isStudyKey(const std::string& key) {
  static const auto schema = nlohmann::json::parse(textOf("resources/schemas/study.schema.json"));
  const nlohmann::json* at = &schema;
  std::string rest = key;
  while (!rest.empty()) {
    const std::size_t dot = rest.find('.');
    const std::string name = rest.substr(0, dot);
    if (!at->contains("properties") || !(*at)["properties"].contains(name)) return false;
    at = &(*at)["properties"][name];
    rest = dot == std::string::npos ? "" : rest.substr(dot + 1);
  }
  return true;
}

/// The pages that users read: paths from the root of the project.
std::vector<std::string> documents() {
  std::vector<std::string> pages = test::handbookPages();
  pages.insert(pages.end(), {"README.md", "resources/studies/README.md", "resources/lessons/GUIDE.md"});
  return pages;
}

TEST(DocumentedIds, WithAHyphenExist) {
  const std::set<std::string> known = test::knownIds();
  std::size_t found = 0;
  for (const std::string& page : documents()) {
    // Lessons have quantities and controls of their own, which their tests check.
    if (page == "resources/lessons/GUIDE.md") continue;
    for (const std::string& word : quotedIn(page)) {
      if (!matches(word, "[a-z0-9]+(-[a-z0-9]+)+")) continue;
      ++found;
      EXPECT_TRUE(known.contains(word)) << page << ": " << word;
    }
  }
  EXPECT_GT(found, 40u);
}

TEST(DocumentedIds, OfKeysAreThoseOfAStudy) {
  std::size_t found = 0;
  for (const std::string& page : documents())
    for (const std::string& word : quotedIn(page)) {
      if (!matches(word,
                   "(data|about|view|label_privacy|kernel_release|private_classifier|statistic|"
                   "label_classes)[.][a-z_.]+"))
        continue;
      if (matches(word, ".*[.](data|test|names|json|csv)")) continue;
      ++found;
      EXPECT_TRUE(isStudyKey(word)) << page << ": " << word;
    }
  EXPECT_GT(found, 20u);
}

/// Every row of the table of methods is about methods that a study may name, or says that they are rows of
/// results; and no method with a promise is left out.
TEST(DocumentedIds, OfMethodsCanBeNamedInAStudyOrAreSaidToBeOfResults) {
  const std::string text = textOf("resources/handbook/begin.html");
  const std::size_t begin = text.find("<h2 id=\"promises\">");
  ASSERT_NE(begin, std::string::npos);
  std::string table = text.substr(begin, text.find("</table>", begin) - begin);
  std::ranges::replace(table, '\n', ' ');
  std::set<std::string> documented;
  const std::regex row("<tr><td>(.*?)</td>(.*?)</tr>"), code("<code>([^<]+)</code>");
  for (std::sregex_iterator line(table.begin(), table.end(), row), end; line != end; ++line) {
    const std::string ids = (*line)[1], about = (*line)[2];
    for (std::sregex_iterator at(ids.begin(), ids.end(), code), last; at != last; ++at) {
      const std::string id = (*at)[1];
      documented.insert(id);
      bool isMethod = false, canBeNamed = false;
      for (const Task* task : allTasks())
        for (const Method& method : task->methods()) {
          if (method.id != id) continue;
          isMethod = true;
          Study study;
          study.task = task->facts().task;
          study.statistic.mechanism = study.kernelRelease.method = id;
          study.statistic.statistic = id == "exponential" ? StatisticKind::quantile : StatisticKind::mean;
          if (std::vector<std::string>* methods = task->methodsOf(study)) *methods = {id};
          const std::string block = std::string(task->facts().block) + ".m";
          const auto problems = epsiscope::problems(study);
          canBeNamed |= std::ranges::none_of(
              problems, [&](const Problem& one) { return one.field.starts_with(block); });
        }
      EXPECT_TRUE(isMethod) << id;
      EXPECT_EQ(canBeNamed, about.find("in results") == std::string::npos) << id << ": " << about;
    }
  }
  for (const Task* task : allTasks())
    for (const Method& method : task->methods())
      if (method.id != "noise" && method.id != "sampling-error") {
        EXPECT_TRUE(documented.contains(method.id)) << method.id;
      }
}

}  // namespace
}  // namespace epsiscope::documented_ids_test
