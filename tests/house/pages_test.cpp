#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "tests/house/source_tree.h"
#include "tests/support/paths.h"

// The README, the pages for contributors (each floor's map of its folders, and the lists of files that an
// addition touches) and the handbook's written pages. As in house_test.cpp each rule lists its violations, by
// name, and is held against the project and against a made-up one.

namespace epsiscope::pages_test {
namespace {

namespace fs = std::filesystem;
using test::folderOf;
using Files = std::map<std::string, std::string>;  ///< path from the root, and text

const std::vector<std::string> kFloors = {"core", "ui", "app", "tests"};

Files filesBelow(const fs::path& root) {
  Files files;
  const auto add = [&](const fs::directory_entry& entry) {
    if (!entry.is_regular_file()) return;
    std::ifstream in(entry.path(), std::ios::binary);
    files[fs::relative(entry.path(), root).generic_string()] =
        std::string(std::istreambuf_iterator<char>(in), {});
  };
  for (const auto& entry : fs::directory_iterator(root)) add(entry);
  std::vector<std::string> tops = kFloors;
  tops.emplace_back("resources");
  for (const std::string& top : tops)
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) add(entry);
  return files;
}

const Files& project() {
  static const Files files = filesBelow(EPSISCOPE_SOURCE_DIR);
  return files;
}

std::string pageOf(const std::string& floor) {
  return floor + "/README.md";
}

std::string textOf(const Files& files, const std::string& path) {
  const auto found = files.find(path);
  return found == files.end() ? std::string() : found->second;
}

std::vector<std::string> allMatches(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
    found.push_back((*it)[1]);
  return found;
}

std::set<std::string> foldersOf(const Files& files) {
  std::set<std::string> folders;
  for (const auto& [file, text] : files)
    for (std::string folder = folderOf(file); folder.find('/') != std::string::npos;
         folder = folderOf(folder))
      folders.insert(folder);
  return folders;
}

/// Whether the folder holds tests and has the name of the folder that it tests: it needs no line of its own.
bool isMirror(const std::set<std::string>& folders, const std::string& folder) {
  return folder.starts_with("tests/") && folders.contains(folder.substr(6));
}

std::vector<std::string> mapsThatAreWrong(const Files& files) {
  static const std::regex line(R"re(\n\| `([^`]+)` \|)re");
  std::vector<std::string> found;
  const std::set<std::string> folders = foldersOf(files);
  for (const std::string& floor : kFloors) {
    const std::vector<std::string> lines = allMatches(textOf(files, pageOf(floor)), line);
    for (const std::string& folder : folders)
      if (folder.starts_with(floor + "/") && !isMirror(folders, folder) &&
          std::ranges::find(lines, folder) == lines.end())
        found.push_back(folder + " has no line in " + pageOf(floor));
    for (const std::string& folder : lines)
      if (!folders.contains(folder) || !folder.starts_with(floor + "/"))
        found.push_back(pageOf(floor) + " has a line for " + folder + ", which is no folder of its floor");
  }
  return found;
}

/// The pattern of a path in which words in capitals stand for a name: "core/tasks/TASK/task.cpp".
std::regex patternOf(const std::string& path) {
  std::string pattern;
  static const std::regex placeholder("README\\.md|GUIDE\\.md|[A-Z]{2,}|[.+]");
  std::size_t end = 0;
  for (std::sregex_iterator it(path.begin(), path.end(), placeholder), last; it != last; ++it) {
    const std::string found = it->str();
    const auto at = static_cast<std::size_t>(it->position());
    pattern += path.substr(end, at - end);
    if (found.size() == 1)
      pattern += "\\" + found;
    else if (found.ends_with(".md"))
      pattern += found;
    else
      pattern += "[^/]+";
    end = at + found.size();
  }
  return std::regex(pattern + path.substr(end));
}

/// The paths that a text names, from the root of the project.
std::vector<std::string> pathsIn(const std::string& text) {
  static const std::regex quoted(R"re(`((?:core|ui|app|tests|resources)/[^` ]+)`)re");
  return allMatches(text, quoted);
}

bool isThere(const Files& files, const std::string& path) {
  const std::regex pattern = patternOf(path);
  return std::ranges::any_of(files, [&](const auto& file) {
    return file.first.starts_with(path + "/") || std::regex_match(file.first, pattern);
  });
}

std::vector<std::string> pathsThatAreNotThere(const Files& files) {
  std::vector<std::string> found;
  for (const std::string& floor : kFloors)
    for (const std::string& path : pathsIn(textOf(files, pageOf(floor))))
      if (!isThere(files, path)) found.push_back(pageOf(floor) + " names " + path + ", which is not there");
  return found;
}

/// One kind of addition, and the place where the program lists its members.
struct Kind {
  std::string floor, heading;
  std::string listedIn;
  std::string block, member;       ///< regular expressions: a part of that file, and a member in it
  std::vector<std::string> forms;  ///< how files name a member; %id, %camel or %Pascal stands for its name
};

const std::vector<Kind> kKinds = {
    {"core",
     "mechanism",
     "core/mechanisms/registry.cpp",
     "",
     R"re(RegistryRow\{\s*"([^"]+)")re",
     {"\"%id\""}},
    {"core",
     "loss",
     "core/erm/loss.h",
     "enum class LossKind \\{[^}]*",
     "[{ ](\\w+)(?=,| *$)",
     {"\"%id\"", "::%camel"}},
    {"core",
     "learner",
     "core/tasks/methods.cpp",
     "return \\{kLearner[^}]*",
     "kLearner(\\w+)",
     {"\"%id\"", "kLearner%Pascal"}},
    {"core",
     "statistic",
     "core/statistics/statistic_kind.h",
     "",
     R"re(StatisticKind::\w+, "([^"]+)")re",
     {"\"%id\"", "StatisticKind::%camel"}},
    {"core",
     "task",
     "core/study/task_id.h",
     "",
     R"re(TaskId::\w+, "([^"]+)")re",
     {"\"%id\"", "TaskId::%camel", "/%id.json"}},
    {"core",
     "study key",
     "core/study/label_privacy.h",
     "void visitLabelPrivacy[^\n]*\n(?:[^}\n][^\n]*\n)*",
     R"re(visit\("(\w+)")re",
     {"\"%id\"", ".%id\""}},
    {"core",
     "file format",
     "core/reading/sheet/workbook.cpp",
     "",
     "core/reading/sheet/(\\w+)_workbook\\.h",
     {"\"%id\"", "/%id_workbook", "*.%id", "::%camel"}},
    {"ui", "view", "ui/views/all_views.cpp", "", "view_id::(\\w+)", {"\"%id\"", "view_id::%camel"}},
    {"ui",
     "lesson",
     "resources/resources.qrc",
     "",
     "<file>lessons/(?!questions)([a-z-]+)\\.json",
     {"\"%id\"", "/%id.json"}},
    {"app", "command", "app/commands/commands.cpp", "", R"re(Command\{\s*"([^"]+)")re", {"\"%id\""}},
};

/// "rp-with-prior" and "rpWithPrior" as `camel`, `Pascal` or with hyphens.
std::string written(const std::string& name, char style) {
  std::string text;
  bool isNewWord = style == 'P';
  for (const char c : name) {
    if (c == '-' && style != '-') {
      isNewWord = true;
    } else if (style == '-' && std::isupper(static_cast<unsigned char>(c)) != 0) {
      if (!text.empty()) text += '-';
      text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else {
      text += isNewWord ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
      isNewWord = false;
    }
  }
  return text;
}

std::set<std::string> membersOf(const Files& files, const Kind& kind) {
  std::string text = textOf(files, kind.listedIn);
  if (std::smatch block; !kind.block.empty())
    text = std::regex_search(text, block, std::regex(kind.block)) ? block.str() : std::string();
  const std::vector<std::string> found = allMatches(text, std::regex(kind.member));
  return {found.begin(), found.end()};
}

bool isWordAt(const std::string& text, std::size_t end) {
  return end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0);
}

bool hasWord(const std::string& text, const std::string& word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    if (word.ends_with('"') || !isWordAt(text, at + word.size())) return true;
  return false;
}

bool names(const std::string& text, const Kind& kind, const std::string& member) {
  const std::string camel = written(written(member, '-'), 'c');
  return std::ranges::any_of(kind.forms, [&](std::string form) {
    for (const auto& [mark, name] : {std::pair("%id", written(member, '-')), std::pair("%camel", camel),
                                     std::pair("%Pascal", written(written(member, '-'), 'P'))})
      if (const std::size_t at = form.find(mark); at != std::string::npos)
        form.replace(at, std::string(mark).size(), name);
    return hasWord(text, form);
  });
}

/// Whether the file would grow with each addition. Studies, lessons and pages use some members only.
bool growsWithAdditions(const std::string& file) {
  if (file.starts_with("tests/") || file.ends_with(".md")) return false;
  return std::ranges::none_of(std::vector<std::string>{"resources/studies/", "resources/lessons/",
                                                       "resources/handbook/", "resources/translations/"},
                              [&](const std::string& folder) { return file.starts_with(folder); });
}

/// Files of the program that name more than half of the members of a kind.
std::vector<std::string> filesThatNameMost(const Files& files, const Kind& kind) {
  const std::set<std::string> members = membersOf(files, kind);
  std::vector<std::string> found;
  for (const auto& [file, text] : files) {
    if (!growsWithAdditions(file)) continue;
    const auto named = std::ranges::count_if(
        members, [&text = text, &kind](const auto& one) { return names(text, kind, one); });
    if (2 * static_cast<std::size_t>(named) > members.size()) found.push_back(file);
  }
  return found;
}

/// The text below "### Adding a mechanism" up to the next heading; empty if there is none.
std::string listIn(const std::string& page, const std::string& heading) {
  const std::string title = "\n### Adding a " + heading + "\n";
  const std::size_t from = page.find(title);
  if (from == std::string::npos) return {};
  return page.substr(from + title.size(), page.find("\n#", from + title.size()) - from - title.size());
}

bool listHas(const std::string& list, const std::string& file) {
  return std::ranges::any_of(
      pathsIn(list), [&](const std::string& path) { return std::regex_match(file, patternOf(path)); });
}

std::vector<std::string> listsThatLeaveOut(const Files& files) {
  std::vector<std::string> found;
  for (const Kind& kind : kKinds) {
    const std::string list = listIn(textOf(files, pageOf(kind.floor)), kind.heading);
    for (const std::string& file : filesThatNameMost(files, kind))
      if (!listHas(list, file))
        found.push_back("\"Adding a " + kind.heading + "\" in " + pageOf(kind.floor) + " leaves out " + file);
  }
  return found;
}

/// A statistic is its enumerator, a row of the core and a row of the window: no other source lists them.
std::vector<std::string> listsOfStatistics(const Files& files) {
  static const std::set<std::string> homes = {"core/statistics/statistic_kind.h",
                                              "core/statistics/statistic_row.cpp",
                                              "ui/tasks/statistic/statistic_words.cpp"};
  const Kind& statistic = *std::ranges::find(kKinds, "statistic", &Kind::heading);
  std::vector<std::string> found = filesThatNameMost(files, statistic);
  std::erase_if(
      found, [](const std::string& file) { return homes.contains(file) || file.starts_with("resources/"); });
  return found;
}

/// Files of the German translation that the list for adding a language leaves out.
std::vector<std::string> filesOfALanguageLeftOut(const Files& files) {
  std::vector<std::string> found;
  const std::string list = listIn(textOf(files, pageOf("ui")), "language");
  for (const auto& [file, text] : files)
    if (file.starts_with("resources/") &&
        (file.find("/de/") != std::string::npos || file.ends_with("_de.ts")) && !listHas(list, file))
      found.push_back("\"Adding a language\" in " + pageOf("ui") + " leaves out " + file);
  return found;
}

/// The limit on the README, which is read in five minutes; a longer text belongs in the handbook or on
/// another page.
constexpr std::ptrdiff_t kLinesOfReadme = 130;
std::vector<std::string> readmesThatAreLong(const Files& files) {
  const std::string text = textOf(files, "README.md");
  const auto lines = std::ranges::count(text, '\n');
  if (!text.empty() && lines <= kLinesOfReadme) return {};
  return {"README.md has " + std::to_string(lines) + " lines"};
}

/// A heading as a link names it: "What is there" is what-is-there.
std::string anchorOf(const std::string& heading) {
  std::string anchor;
  for (const char c : heading)
    if (c == ' ')
      anchor += '-';
    else if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-')
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return anchor;
}

bool hasHeading(const std::string& page, const std::string& anchor) {
  static const std::regex heading("\n#+ ([^\n]+)");
  return std::ranges::any_of(allMatches(page, heading),
                             [&](const std::string& one) { return anchorOf(one) == anchor; });
}

/// Links of Markdown that lead nowhere; addresses on the web are not looked up.
std::vector<std::string> linksThatLeadNowhere(const Files& files) {
  static const std::regex link(R"re(\]\(([^)]+)\))re");
  std::vector<std::string> found;
  for (const auto& [file, text] : files) {
    if (!file.ends_with(".md")) continue;
    for (const std::string& target : allMatches(text, link)) {
      if (target.starts_with("https://")) continue;
      const std::size_t hash = target.find('#');
      const std::string beside = target.substr(0, hash);
      const std::string path =
          beside.empty() ? file : (fs::path(file).parent_path() / beside).lexically_normal().generic_string();
      if (!files.contains(path) ||
          (hash != std::string::npos && !hasHeading(textOf(files, path), target.substr(hash + 1))))
        found.push_back(file + " leads to " + target + ", which is not there");
    }
  }
  return found;
}

/// Pages whose headings, links or code differ from those of the English ones: these are in no language.
std::vector<std::string> handbookPagesThatDiffer(const Files& files) {
  static const std::regex same("((?: id=| href=)\"[^\"]+\"|<code>[^<]*</code>)");
  const std::string folder = "resources/handbook/";
  std::vector<std::string> found;
  for (const auto& [file, text] : files) {
    if (!file.starts_with(folder) || !file.ends_with(".html")) continue;
    const std::string english = folder + fs::path(file).filename().string();
    const auto sorted = [](std::vector<std::string> all) {
      std::ranges::sort(all);
      return all;
    };
    if (sorted(allMatches(text, same)) != sorted(allMatches(textOf(files, english), same)))
      found.push_back(file + " has other pages, links or code than " + english);
  }
  return found;
}

using Rule = std::vector<std::string> (*)(const Files&);

void expectKept(Rule rule) {
  for (const std::string& violation : rule(project())) ADD_FAILURE() << violation;
}

/// Expects that a made-up project breaks the rule, and that a finding contains this word.
void expectSeen(Rule rule, const Files& files, const std::string& words) {
  const std::vector<std::string> found = rule(files);
  EXPECT_NE(std::ranges::find(found, words), found.end()) << words << " is not found, but:\n"
                                                          << (found.empty() ? "nothing" : found.front());
}

/// The text between two marks from a place on, which moves behind it; empty where there is none.
std::string between(const std::string& text, const std::string& open, const std::string& close,
                    std::size_t& at) {
  const std::size_t from = text.find(open, at);
  const std::size_t to = from == std::string::npos ? from : text.find(close, from + open.size());
  at = to;
  return to == std::string::npos ? std::string() : text.substr(from + open.size(), to - from - open.size());
}

/// As a handbook writes the text of a menu: without the mark of its key, without dots, in one line.
std::string asWritten(std::string text) {
  for (const auto& [mark, plain] : std::map<std::string, std::string>{{"&amp;", ""}, {"…", ""}, {"\n", " "}})
    for (std::size_t at; (at = text.find(mark)) != std::string::npos;) text.replace(at, mark.size(), plain);
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

/// The texts of the window by language, and the names of its menus.
struct WindowTexts {
  std::set<std::string> texts, menus;
};

std::map<std::string, WindowTexts> windowTexts(const Files& files) {
  const std::set<std::string> menus = {"&amp;File", "&amp;Edit", "&amp;View", "&amp;Study", "&amp;Help"};
  const std::string all = textOf(files, "resources/translations/epsiscope_de.ts");
  std::map<std::string, WindowTexts> found;
  for (std::size_t at = 0; at != std::string::npos;) {
    const std::string source = between(all, "<source>", "</source>", at);
    if (at == std::string::npos) break;
    const std::string translation = between(all, "<translation>", "</translation>", at);
    for (const auto& [language, text] :
         std::map<std::string, std::string>{{"", asWritten(source)}, {"de/", asWritten(translation)}}) {
      found[language].texts.insert({text, text.substr(0, text.find(':'))});
      if (menus.contains(source)) found[language].menus.insert(text);
    }
  }
  return found;
}

bool arePartsThere(const std::string& path, const std::set<std::string>& texts) {
  if (texts.contains(path)) return true;
  for (std::size_t at = path.find(", "); at != std::string::npos; at = path.find(", ", at + 1))
    if (texts.contains(path.substr(0, at)) && arePartsThere(path.substr(at + 2), texts)) return true;
  return false;
}

/// Ways through the menus, "File, Examples", that the window does not have.
std::vector<std::string> menusThatAreNotThere(const Files& files) {
  std::vector<std::string> found;
  for (const auto& [language, known] : windowTexts(files))
    for (const auto& [file, text] : files) {
      if (!file.starts_with("resources/handbook/" + language) || !file.ends_with(".html")) continue;
      if (language.empty() && file.find("/de/") != std::string::npos) continue;
      for (std::size_t at = 0; at != std::string::npos;) {
        const std::string path = asWritten(between(text, "<i>", "</i>", at));
        if (known.menus.contains(path.substr(0, path.find(", "))) && !arePartsThere(path, known.texts))
          found.push_back(file + " leads through \"" + path + "\", which is not there");
      }
    }
  return found;
}

TEST(Pages, EachFolderHasItsLineAndNothingElseHas) {
  expectKept(mapsThatAreWrong);
  expectSeen(mapsThatAreWrong, {{"core/attic/box.h", ""}, {"core/README.md", "\n| `core/base` | files |\n"}},
             "core/attic has no line in core/README.md");
  expectSeen(mapsThatAreWrong, {{"core/README.md", "\n| `core/base` | files |\n"}},
             "core/README.md has a line for core/base, which is no folder of its floor");
  expectSeen(mapsThatAreWrong, {{"ui/attic/box.h", ""}}, "ui/attic has no line in ui/README.md");
  // Tests mirror what they test.
  const Files mirrored = {{"core/base/a.h", ""},
                          {"core/README.md", "\n| `core/base` | files |\n"},
                          {"tests/core/base/a_test.cpp", ""},
                          {"tests/README.md", "\n| `tests/core` | tests |\n"}};
  EXPECT_EQ(mapsThatAreWrong(mirrored), std::vector<std::string>());
}

TEST(Pages, EveryPathThatTheyNameIsThere) {
  expectKept(pathsThatAreNotThere);
  const Files made = {
      {"core/tasks/one/task.cpp", ""},
      {"core/README.md",
       "`core/tasks/TASK/task.cpp`, `core/tasks`, `core/tasks/TASK/words.cpp`, `core/gone.h`"}};
  EXPECT_EQ(pathsThatAreNotThere(made),
            (std::vector<std::string>{"core/README.md names core/tasks/TASK/words.cpp, which is not there",
                                      "core/README.md names core/gone.h, which is not there"}));
}

TEST(Pages, TheListOfAnAdditionNamesEachFileThatGrowsWithIt) {
  expectKept(listsThatLeaveOut);
  const std::string listed = "RegistryRow{\"one\"}, RegistryRow{\n\"two-more\"}, RegistryRow{\"three\"}";
  const Files made = {
      {"core/mechanisms/registry.cpp", listed},
      {"ui/theme/method_style.cpp", "\"one\" \"two-more\""},
      {"ui/theme/other.cpp", "\"one\""},
      {"core/README.md", "\n### Adding a mechanism\n\n1. `core/mechanisms/registry.cpp`\n\n# Next"}};
  EXPECT_EQ(listsThatLeaveOut(made),
            std::vector<std::string>{
                "\"Adding a mechanism\" in core/README.md leaves out ui/theme/method_style.cpp"});
}

TEST(Pages, AStatisticIsSaidInThreeSources) {
  expectKept(listsOfStatistics);
  const std::string both = "StatisticKind::sum, \"sum\" StatisticKind::mean, \"mean\"";
  EXPECT_EQ(listsOfStatistics({{"core/statistics/statistic_kind.h", both},
                               {"core/statistics/statistic_row.cpp", both},
                               {"resources/schemas/study.schema.json", both},
                               {"ui/views/statistic/a.cpp", both},
                               {"ui/views/statistic/b.cpp", "StatisticKind::sum"}}),
            std::vector<std::string>{"ui/views/statistic/a.cpp"});
}

TEST(Pages, TheListOfALanguageNamesEachFileThatGermanHas) {
  expectKept(filesOfALanguageLeftOut);
  expectSeen(filesOfALanguageLeftOut,
             {{"resources/explain/de/views.json", ""},
              {"resources/explain/de/words.json", ""},
              {"ui/README.md", "\n### Adding a language\n\n1. `resources/explain/CODE/views.json`\n"}},
             "\"Adding a language\" in ui/README.md leaves out resources/explain/de/words.json");
}

TEST(Pages, TheReadmeIsShort) {
  expectKept(readmesThatAreLong);
  expectSeen(readmesThatAreLong, {{"README.md", std::string(131, '\n')}}, "README.md has 131 lines");
  expectSeen(readmesThatAreLong, {}, "README.md has 0 lines");
}

TEST(Pages, EveryLinkLeadsSomewhere) {
  expectKept(linksThatLeadNowhere);
  const Files made = {{"README.md",
                       "[a](core/README.md) [b](core/gone.md) [c](core/README.md#two-words) [d](#none) "
                       "[e](https://example.org)"},
                      {"core/README.md", "# core\n\n## Two words\n\n[f](../README.md) [g](README.md)"}};
  EXPECT_EQ(linksThatLeadNowhere(made),
            (std::vector<std::string>{"README.md leads to core/gone.md, which is not there",
                                      "README.md leads to #none, which is not there"}));
}

TEST(Pages, OfTheHandbookAreTheSameInEveryLanguage) {
  expectKept(handbookPagesThatDiffer);
  expectSeen(handbookPagesThatDiffer,
             {{"resources/handbook/a.html", "<p><code>--out</code></p>"},
              {"resources/handbook/de/a.html", "<p></p>"}},
             "resources/handbook/de/a.html has other pages, links or code than resources/handbook/a.html");
}

TEST(Pages, OfTheThreatsNameATestForEachPromise) {
  std::set<std::string> tests;
  static const std::regex test(R"re(\nTEST(?:_[FP])?\(\s*(\w+),\s*(\w+)\))re"),
      named("<code>(\\w+\\.\\w+)</code>"), promised("<b>(?:Promised|Versprochen)</b>");
  for (const auto& [file, text] : project())
    if (file.starts_with("tests/"))
      for (std::sregex_iterator at(text.begin(), text.end(), test), end; at != end; ++at)
        tests.insert((*at)[1].str() + '.' + (*at)[2].str());
  for (const char* file : {"resources/handbook/trust.html", "resources/handbook/de/trust.html"}) {
    const std::string& text = textOf(project(), file);
    std::vector<std::string> pages;
    for (std::size_t at = text.find("<h2 "), next = 0; at != std::string::npos; at = next) {
      next = text.find("<h2 ", at + 1);
      pages.push_back(text.substr(at, next - at));
    }
    EXPECT_GE(pages.size(), 7u);
    for (const std::string& page : pages) {
      EXPECT_TRUE(std::regex_search(page, promised)) << page;
      EXPECT_TRUE(std::regex_search(page, named)) << page;
      for (std::sregex_iterator at(page.begin(), page.end(), named), end; at != end; ++at)
        EXPECT_TRUE(tests.contains((*at)[1].str())) << (*at)[1];
    }
  }
}

TEST(Pages, OfTheHandbookLeadThroughMenusThatAreThere) {
  expectKept(menusThatAreNotThere);
  const Files made = {
      {"resources/translations/epsiscope_de.ts",
       "<source>&amp;File</source><translation>&amp;Datei</translation><source>&amp;Plan, and "
       "go…</source><translation>Planen</translation>"},
      {"resources/handbook/a.html", "<i>File, Plan, and go</i> <i>File, Plot</i> <i>Plot</i>"},
      {"resources/handbook/de/a.html", "<i>Datei, Planen</i> <i>Datei,\nMalen</i>"}};
  EXPECT_EQ(menusThatAreNotThere(made),
            (std::vector<std::string>{
                "resources/handbook/a.html leads through \"File, Plot\", which is not there",
                "resources/handbook/de/a.html leads through \"Datei, Malen\", which is not there"}));
}

/// No rule may look for nothing.
TEST(Pages, TheProgramListsWhatItHasOfEachKind) {
  for (const Kind& kind : kKinds) {
    EXPECT_GE(membersOf(project(), kind).size(), 2u) << kind.heading;
    EXPECT_FALSE(filesThatNameMost(project(), kind).empty()) << kind.heading;
    EXPECT_NE(listIn(textOf(project(), pageOf(kind.floor)), kind.heading), "") << kind.heading;
  }
}

}  // namespace
}  // namespace epsiscope::pages_test
