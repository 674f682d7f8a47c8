#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/study/study.h"
#include "tests/house/source_tree.h"
#include "tests/support/paths.h"

// The rules that the sources keep. Each is a function that lists its violations, by name, so that it can be
// held against the project and, to show that it sees anything, against a made-up tree that breaks it.

namespace epsiscope::house_test {
namespace {

using test::folderOf;
using test::isHeader;
using test::SourceTree;
using test::stemOf;

/// The folders from the ground up: a file includes files of its own folder and of those before it.
const std::vector<std::string> kFloors = {
    // Values, and folders that need nothing.
    "core/text", "core/base", "core/random", "core/table", "core/linear", "core/privacy",
    // From bytes to rows.
    "core/reading/text", "core/reading/sheet", "core/reading/survey", "core/reading/database", "core/reading",
    "core/prepare", "core/recipes", "core/builtin",
    // Computations.
    "core/statistics", "core/prior", "core/interval", "core/bins", "core/unbiased", "core/classes",
    "core/mechanisms", "core/kernels", "core/theory", "core/erm", "core/sums", "core/audit", "core/learners",
    "core/central", "core/staged",
    // A study, and its uses.
    "core/study", "core/glance", "core/results", "core/tasks", "core/tasks/label_privacy",
    "core/tasks/kernel_release", "core/tasks/private_classifier", "core/tasks/statistic",
    "core/tasks/label_classes", "core/tasks/private_regression", "core/start", "core/run", "core/page",
    "core/release", "core/code",
    // Without a study: how the window looks.
    "ui/theme", "ui/widgets", "ui/charts",
    // The state on screen, and its changes.
    "ui/state", "ui/language", "ui/session",
    // Without charts and views: what leaves the house.
    "ui/release",
    // The surface of the window.
    "ui/export", "ui/explain", "ui/setup", "ui/tasks", "ui/tasks/label_privacy", "ui/tasks/kernel_release",
    "ui/tasks/private_classifier", "ui/tasks/statistic", "ui/tasks/label_classes",
    "ui/tasks/private_regression", "ui/import", "ui/views", "ui/views/data", "ui/views/noise",
    "ui/views/interval", "ui/views/trade_off", "ui/views/theory", "ui/views/function", "ui/views/glance",
    "ui/views/learning_curve", "ui/views/boundary", "ui/views/tuning", "ui/views/people",
    "ui/views/statistic", "ui/views/classes", "ui/views/attack", "ui/views/audit", "ui/compare",
    "ui/download", "ui/lessons", "ui/report", "ui/page", "ui/opening", "ui/window", "app/web/engine",
    "app/web/browser", "app/commands", "app"};

/// The sources that list what stands on floors above them.
const std::set<std::string> kRegistries = {"core/tasks/all_tasks.cpp", "ui/tasks/all_tasks_ui.cpp",
                                           "ui/views/all_views.cpp"};

/// The floor of the file's folder; -1 if the folder has none.
int floorOf(const std::string& file) {
  const auto found = std::find(kFloors.begin(), kFloors.end(), folderOf(file));
  return found == kFloors.end() ? -1 : static_cast<int>(found - kFloors.begin());
}

std::vector<std::string> filesWithoutFloor(const SourceTree& tree) {
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files())
    if (floorOf(file) < 0) found.push_back(file + " stands in a folder that no floor is given for");
  return found;
}

std::vector<std::string> includesUpwards(const SourceTree& tree) {
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files())
    for (const std::string& included : tree.includes(file))
      if (!kRegistries.contains(file) && floorOf(included) > floorOf(file))
        found.push_back(file + " includes " + included + ", which stands on a floor above");
  return found;
}

std::vector<std::string> twoWayPairs(const SourceTree& tree) {
  std::map<std::string, std::map<std::string, std::string>> arrows;
  for (const auto& [file, text] : tree.files())
    for (const std::string& included : tree.includes(file))
      if (!kRegistries.contains(file) && folderOf(file) != folderOf(included))
        arrows[folderOf(file)][folderOf(included)] = file + " includes " + included;
  std::vector<std::string> found;
  for (const auto& [from, targets] : arrows)
    for (const auto& [to, example] : targets)
      if (from < to && arrows.contains(to) && arrows[to].contains(from))
        found.push_back(example + ", and " + arrows[to][from]);
  return found;
}

std::vector<std::string> includesThatMatch(const SourceTree& tree, const std::string& below, bool headersOnly,
                                           const std::regex& forbidden) {
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    if (!file.starts_with(below) || (headersOnly && !isHeader(file))) continue;
    for (const std::string& name : tree.allSystemIncludes(file))
      if (std::regex_search(name, forbidden)) found.push_back(file + " gets <" + name + ">");
  }
  return found;
}

std::vector<std::string> qtInCore(const SourceTree& tree) {
  static const std::regex qt("^(Q[A-Z]|q[a-z]+\\.h$|Qt)");
  return includesThatMatch(tree, "core/", false, qt);
}

std::vector<std::string> heavyHeadersOfUi(const SourceTree& tree) {
  static const std::regex heavy("^(Eigen/|nlohmann/(?!json_fwd))");
  return includesThatMatch(tree, "ui/", true, heavy);
}

/// The README promises that nothing else reaches another computer.
std::vector<std::string> networkOutsideDownloads(const SourceTree& tree) {
  static const std::regex network(
      R"re(#include <(QNetwork|QTcp|QUdp|QSsl|QDns|QHost|QAbstractSocket|QtNetwork|QWebSocket|sys/socket|netdb|curl|libpq))re");
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files())
    if (!file.starts_with("ui/download/") && !file.starts_with("core/reading/database/postgres_") &&
        std::regex_search(text, network))
      found.push_back(file + " reaches the network");
  return found;
}

/// What shows true values (charts, views, the session) cannot be reached from Release.
std::vector<std::string> truthInRelease(const SourceTree& tree) {
  static const std::regex others(
      R"re(#include "(ui/(?!release/|widgets/|session/(?:runner|study_paths|data_defaults)\.h|state/(?:guarantee_words|units)\.h)[^"]*|core/study/classroom\.h|core/tasks/(?:trade_off|noise|attack|audit)_preview\.h))re");
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    std::smatch match;
    if (file.starts_with("ui/release/") && std::regex_search(text, match, others))
      found.push_back(file + " includes " + match[1].str());
  }
  return found;
}

/// The store alone knows what may be replaced and removed, and what the disk has.
std::vector<std::string> writersBesideTheStore(const SourceTree& tree) {
  static const std::regex writes(
      R"re(std::ofstream|std::fstream|QSaveFile|QLockFile|QTemporary|\bfopen\(|\b(?:fs|filesystem)::(?:remove|rename|create_|copy|permissions\(|resize_file)|mkpath\(|removeRecursively\(|QFile::(?:remove|rename|copy|link|setPermissions)|ReadWrite\)|(?:^|[^\w>])::(?:open|openat|creat|unlink|rename|mkdir|mkdtemp|rmdir|link|symlink|flock|ftruncate|chmod|fchmod|write)\()re");
  static const std::set<std::string> store = {"core/base/growing_file.cpp", "core/base/lease.cpp",
                                              "core/base/new_file.cpp", "core/base/store.cpp",
                                              "core/base/temporary_folder.cpp"},
                                     // One opens for reading; the others write to a pipe or a terminal.
      others = {"core/base/plain_file.cpp", "app/termination.cpp", "app/commands/interrupt.cpp"};
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files())
    if (std::smatch how;
        !store.contains(file) && !others.contains(file) && std::regex_search(text, how, writes))
      found.push_back(file + " changes files itself: " + how.str());
  return found;
}

/// Member functions are defined at the beginning of a line: `void Session::run() {`.
std::vector<std::string> classesOfSeveralSources(const SourceTree& tree) {
  static const std::regex member(R"re(\n(?:[\w:<>,&*]+ )*([A-Z]\w+)::~?\w+\()re");
  std::map<std::string, std::set<std::string>> sources;
  for (const auto& [file, text] : tree.files())
    // In the browser's build these stand in the place of the others.
    if (!isHeader(file) && !file.starts_with("app/web/browser/"))
      for (std::sregex_iterator it(text.begin(), text.end(), member), end; it != end; ++it)
        sources[(*it)[1]].insert(file);
  std::vector<std::string> found;
  for (const auto& [name, files] : sources) {
    if (files.size() < 2) continue;
    std::string list = name + " is spread over";
    for (const std::string& file : files) list += " " + file;
    found.push_back(list);
  }
  return found;
}

/// Lists that a header declares and several sources fill. A source that includes its header before anything
/// else proves that the header compiles alone. Headers without a source are compiled alone by the build of
/// this test.
const std::vector<std::string> kPartsOfLists = {"core/builtin/",
                                                "core/recipes/",
                                                "app/commands/",
                                                "app/web/browser/",
                                                "app/main.cpp",
                                                "core/tasks/all_tasks.cpp",
                                                "ui/tasks/all_tasks_ui.cpp",
                                                "ui/views/all_views.cpp"};
std::vector<std::string> sourcesWithoutTheirHeaderFirst(const SourceTree& tree) {
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    if (isHeader(file)) continue;
    const std::string header = stemOf(file) + ".h";
    const bool isPart = std::ranges::any_of(
        kPartsOfLists, [&name = file](const auto& part) { return name.starts_with(part); });
    if (tree.files().contains(header) ? tree.firstInclude(file) != header : !isPart)
      found.push_back(file + (tree.files().contains(header) ? " does not include its header first"
                                                            : " has no header of its name"));
  }
  return found;
}

/// Facts about a task are asked of the task: an enumerator stands only where tasks are named, listed and
/// made.
std::vector<std::string> switchesOverTheTask(const SourceTree& tree) {
  static const std::regex enumerator(R"re(\bTaskId::[a-z]\w*)re");
  static const std::set<std::string> homes = {"core/study/task_id.h",
                                              "core/study/study.h",
                                              "core/tasks/label_privacy/task.cpp",
                                              "core/tasks/kernel_release/task.cpp",
                                              "core/tasks/private_classifier/task.cpp",
                                              "core/tasks/statistic/task.cpp",
                                              "core/tasks/label_classes/task.cpp",
                                              "core/tasks/private_regression/task.cpp"};
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    std::smatch match;
    if (!homes.contains(file) && std::regex_search(text, match, enumerator))
      found.push_back(file + " names " + match.str() + "; ask taskOf(study) instead");
  }
  return found;
}

/// Facts about a statistic come from its row.
std::vector<std::string> branchesOnAStatistic(const SourceTree& tree) {
  static const std::regex enumerator(R"re(\bStatisticKind::[a-z]\w*)re");
  static const std::set<std::string> homes = {
      "core/statistics/statistic_kind.h", "core/statistics/statistic_row.cpp",
      "core/statistics/release_plan.h", "core/study/statistic.h", "ui/tasks/statistic/statistic_words.cpp"};
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    std::smatch match;
    if (!homes.contains(file) && std::regex_search(text, match, enumerator))
      found.push_back(file + " names " + match.str() + "; ask statisticRow(kind) instead");
  }
  return found;
}

/// The parameters of a task are read only in the task's own folders: others ask the task for facts about a
/// study. The views that only one task has belong to these folders.
std::vector<std::string> blocksReadElsewhere(const SourceTree& tree) {
  static const std::map<std::string, std::string> views = {
      {"ui/views/interval", "label_privacy"},    {"ui/views/theory", "kernel_release"},
      {"ui/views/function", "kernel_release"},   {"ui/views/boundary", "private_classifier"},
      {"ui/views/tuning", "private_classifier"}, {"ui/views/statistic", "statistic"},
      {"ui/views/classes", "label_classes"}};
  static const std::string tasks = "core/tasks/";
  std::set<std::string> blocks;
  for (const std::string& folder : kFloors)
    if (folder.starts_with(tasks)) blocks.insert(folder.substr(tasks.size()));
  const auto isHome = [&](const std::string& folder, const std::string& block) {
    const auto view = views.find(folder);
    return folder == "core/study" || folder == tasks + block || folder == "ui/tasks/" + block ||
           (view != views.end() && view->second == block);
  };
  std::vector<std::string> found;
  for (const std::string& block : blocks) {
    std::string member;
    for (std::size_t i = 0; i < block.size(); ++i)
      member += block[i] == '_' ? static_cast<char>(std::toupper(static_cast<unsigned char>(block[++i])))
                                : block[i];
    const std::regex read("(\\.|->)" + member + "\\b(?!\")");
    for (const auto& [file, text] : tree.files())
      if (!file.starts_with("app/") && !isHome(folderOf(file), block) && std::regex_search(text, read))
        found.push_back(file + " reads the block of " + block + "; ask taskOf(study) or uiOf(study.task)");
  }
  return found;
}

/// A value of any task is cast to one of a particular task only where this is done for all tasks.
std::vector<std::string> castsOfTasks(const SourceTree& tree) {
  static const std::regex cast(R"re((dynamic|static)_cast<const (\w*Cache|InputsOf\w*)\b)re");
  static const std::set<std::string> homes = {"core/tasks/task_cache.h", "core/tasks/task_inputs.h"};
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    std::smatch match;
    if (!homes.contains(file) && std::regex_search(text, match, cast))
      found.push_back(file + " has " + match.str() + ">; TaskOf and CacheOf cast");
  }
  return found;
}

/// Noise on private values is drawn by laws, which state their price and are asked through a custodian
/// (core/privacy/custodian.h): by the samplers, by what laws are made of, and by attacks on them.
std::vector<std::string> drawsBesideLaws(const SourceTree& tree) {
  static const std::regex draw(
      R"re((\.|->)(laplace|normal)\(\)|\b(normNoise|gammaDraw)\([^)]|(\.|->)sample(All)?\()re");
  static const std::set<std::string> rooms = {"core/random", "core/builtin", "core/mechanisms", "core/audit"};
  static const std::set<std::string> homes = {"core/central/central_noise.cpp", "core/sums/sums_noise.cpp",
                                              "core/tasks/attack_preview.cpp",
                                              "core/tasks/audited_parts.cpp"};
  static const std::regex law(R"re(_laws?\.(h|cpp)$)re");
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    if (!file.starts_with("core/") || rooms.contains(folderOf(file)) || homes.contains(file) ||
        std::regex_search(file, law))
      continue;
    if (std::smatch match; std::regex_search(text, match, draw))
      found.push_back(file + " has " + match.str() + "; ask a custodian for a law");
  }
  return found;
}

/// A promise is made of prices (core/privacy/guarantee.h), and a price is stated where its proof is: by what
/// draws, and by a task for the budget that its custodian keeps to.
std::vector<std::string> pricesByHand(const SourceTree& tree) {
  static const std::regex price(R"re(Guarantee::of\(\{|Booking\{\.|Booking::Trust::(local|central))re");
  static const std::set<std::string> homes = {"core/classes/class_response.cpp",
                                              "core/prior/prior_questions.cpp",
                                              "core/privacy/booking.h",
                                              "core/privacy/transcript.cpp",
                                              "core/results/guarantee_json.cpp",
                                              "core/staged/staged_fit.cpp",
                                              "core/tasks/guarantees.cpp",
                                              "core/tasks/label_classes/release.cpp",
                                              "core/tasks/label_privacy/pipeline.cpp",
                                              "core/tasks/private_regression/release.cpp",
                                              "core/tasks/statistic/release.cpp"};
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files())
    if (!homes.contains(file) && folderOf(file) != "core/mechanisms" && std::regex_search(text, price))
      found.push_back(file + " states a price; compose those of its parts");
  return found;
}

/// The contents of namespaces without a name. A regular expression over so much text would recurse too
/// deeply.
std::vector<std::string> hiddenParts(const std::string& text) {
  const std::string opening = "\nnamespace {\n", closing = "\n}  // namespace\n";
  std::vector<std::string> parts;
  for (std::size_t from = text.find(opening); from != std::string::npos;) {
    const std::size_t to = text.find(closing, from);
    if (to == std::string::npos) break;
    parts.push_back(text.substr(from, to + closing.size() - from));
    from = text.find(opening, to);
  }
  return parts;
}

/// Several sources of a library may be compiled as one, so no name in a hidden part of a source may mean
/// something else in another source or a header. The same alias may stand twice, and functions may have the
/// same name: where their parameters are the same too, the compiler says so.
std::vector<std::string> hiddenNamesUsedTwice(const SourceTree& tree) {
  static const std::regex type(R"re(\n(?:class|struct|enum class) (\w+)[^;])re");
  static const std::regex constants(R"re(\n(?:inline )?constexpr [^;]*;)re");
  static const std::regex constant(R"re(\b(k[A-Z]\w*)(?=(?:\[\w*\])? = |\{|\[\] ))re");
  static const std::regex alias(R"re(\nusing (\w+) = [^;]*;)re");
  struct Declared {
    std::string file, words;
  };
  std::map<std::string, Declared> all;  // by library and name
  std::vector<std::string> found;
  for (const bool headers : {true, false})
    for (const auto& [file, text] : tree.files()) {
      if (isHeader(file) != headers) continue;
      const std::string library = file.substr(0, file.find('/') + 1);
      const auto declare = [&, &home = file](const std::string& called, const std::string& words) {
        const auto [first, isNew] = all.try_emplace(library + called, Declared{home, words});
        if (!isNew && !headers && (words.empty() || words != first->second.words))
          found.push_back(called + " of " + home + " is a name in " + first->second.file);
      };
      const auto declareAll = [&](const std::string& part) {
        for (std::sregex_iterator it(part.begin(), part.end(), type), end; it != end; ++it)
          declare((*it)[1], "");
        for (std::sregex_iterator some(part.begin(), part.end(), constants), end; some != end; ++some) {
          const std::string words = some->str();
          for (std::sregex_iterator it(words.begin(), words.end(), constant); it != end; ++it)
            declare((*it)[1], "");
        }
        for (std::sregex_iterator it(part.begin(), part.end(), alias), end; it != end; ++it)
          declare((*it)[1], it->str());
      };
      for (const std::string& part : headers ? std::vector{text} : hiddenParts(text)) declareAll(part);
    }
  return found;
}

/// Types with one name in two headers: a program that has both takes the functions of one for the other's,
/// and no compiler sees both.
std::vector<std::string> typesDefinedTwice(const SourceTree& tree) {
  static const std::regex type(R"re(\n(?:class|struct|enum class|enum) (\w+)(?: final)?(?: : [^;{]*)? \{)re");
  std::map<std::string, std::string> homes;
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files()) {
    if (!isHeader(file)) continue;
    for (std::sregex_iterator it(text.begin(), text.end(), type), end; it != end; ++it)
      if (const auto [home, isNew] = homes.try_emplace((*it)[1], file); !isNew && home->second != file)
        found.push_back(home->first + " is a type of " + home->second + " and of " + file);
  }
  return found;
}

using Rule = std::vector<std::string> (*)(const SourceTree&);

/// Sources that open a file dialog and leave it to Qt in which folder it begins.
std::vector<std::string> dialogsThatBeginAnywhere(const SourceTree& tree) {
  static const std::regex opened("new QFileDialog\\(|QFileDialog::get"), placed("startIn\\(|startFolder\\(");
  const auto count = [](const std::string& text, const std::regex& what) {
    return std::distance(std::sregex_iterator(text.begin(), text.end(), what), std::sregex_iterator());
  };
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files())
    if (count(text, placed) < count(text, opened))
      found.push_back(file + " opens a file dialog without startIn() or startFolder()");
  return found;
}

/// Tests are named as sentences without spaces: TEST(Reader, UnpacksGzip).
std::vector<std::string> testsInAnotherStyle(const SourceTree& tree) {
  static const std::regex test(R"re(\n(?:TYPED_)?TEST(?:_[FP])?\(\s*(\w+),\s*(\w+)\))re"),
      style("[A-Z][A-Za-z0-9]*");
  std::vector<std::string> found;
  for (const auto& [file, text] : tree.files())
    for (std::sregex_iterator it(text.begin(), text.end(), test), end; it != end; ++it)
      if (!std::regex_match((*it)[1].str(), style) || !std::regex_match((*it)[2].str(), style))
        found.push_back(file + " has the test " + (*it)[1].str() + "." + (*it)[2].str());
  return found;
}

const SourceTree& project() {
  static const SourceTree tree = SourceTree::read(EPSISCOPE_SOURCE_DIR, {"core", "ui", "app"});
  return tree;
}

void expectKept(Rule rule) {
  for (const std::string& violation : rule(project())) ADD_FAILURE() << violation;
}

/// Expects that a made-up file breaks the rule, and that the finding names it.
void expectSeen(Rule rule, std::map<std::string, std::string> files, const std::string& name) {
  const std::vector<std::string> found = rule(SourceTree(std::move(files)));
  ASSERT_FALSE(found.empty());
  EXPECT_NE(found.front().find(name), std::string::npos) << found.front();
}

TEST(House, TheWholeProjectIsRead) {
  EXPECT_TRUE(project().files().contains("core/base/go_on.h"));
  EXPECT_TRUE(project().files().contains("ui/window/main_window.cpp"));
  EXPECT_TRUE(project().files().contains("app/main.cpp"));
  for (const std::string& folder : kFloors)
    EXPECT_TRUE(std::ranges::any_of(project().files(),
                                    [&](const auto& file) { return folderOf(file.first) == folder; }))
        << folder << " has a floor, but no files";
}

TEST(House, EveryFolderHasAFloor) {
  expectKept(filesWithoutFloor);
  expectSeen(filesWithoutFloor, {{"core/attic/box.h", ""}}, "core/attic/box.h");
}

TEST(House, NoIncludeRunsUp) {
  expectKept(includesUpwards);
  expectSeen(includesUpwards, {{"core/base/sum.cpp", "#include \"core/run/run.h\"\n"}}, "core/base/sum.cpp");
}

TEST(House, NoTwoFoldersIncludeEachOther) {
  expectKept(twoWayPairs);
  expectSeen(
      twoWayPairs,
      {{"ui/setup/a.h", "#include \"ui/views/b.h\"\n"}, {"ui/views/c.h", "\n#include \"ui/setup/d.h\"\n"}},
      "ui/setup/a.h includes ui/views/b.h, and ui/views/c.h includes ui/setup/d.h");
}

TEST(House, CoreKnowsNoQt) {
  expectKept(qtInCore);
  expectSeen(qtInCore, {{"core/base/a.h", "#include <QString>\n"}}, "core/base/a.h gets <QString>");
}

TEST(House, HeadersOfTheWindowAreLight) {
  expectKept(heavyHeadersOfUi);
  expectSeen(
      heavyHeadersOfUi,
      {{"ui/state/a.h", "#include \"core/linear/b.h\"\n"}, {"core/linear/b.h", "#include <Eigen/Core>\n"}},
      "ui/state/a.h gets <Eigen/Core>");
  expectSeen(heavyHeadersOfUi, {{"ui/state/a.h", "#include <nlohmann/json.hpp>\n"}}, "ui/state/a.h");
}

TEST(House, ReleaseKnowsNothingThatShowsTrueValues) {
  expectKept(truthInRelease);
  expectSeen(truthInRelease, {{"ui/release/a.cpp", "#include \"ui/session/session.h\"\n"}},
             "ui/release/a.cpp includes ui/session/session.h");
  EXPECT_TRUE(project().files().contains("ui/release/release_window.cpp"));
}

TEST(House, OnlyDownloadsReachTheNetwork) {
  expectKept(networkOutsideDownloads);
  expectSeen(networkOutsideDownloads, {{"ui/window/a.cpp", "#include <QNetworkReply>\n"}}, "ui/window/a.cpp");
  EXPECT_FALSE(project().files().at("ui/download/downloader.h").find("<QNetwork") == std::string::npos)
      << "else the rule looks for the wrong names";
}

TEST(House, OnlyTheStoreChangesFiles) {
  using Files = std::map<std::string, std::string>;
  expectKept(writersBesideTheStore);
  for (const std::string how :
       {"std::ofstream out(file);", "  ::unlink(file.c_str());", "fs::rename(a, b, error);",
        "QFile::remove(file());", "QSaveFile file(name);", "QDir().mkpath(folder);"})
    EXPECT_EQ(writersBesideTheStore(SourceTree(Files{{"ui/window/a.cpp", how}})).size(), 1u) << how;
  EXPECT_TRUE(
      writersBesideTheStore(SourceTree(Files{{"ui/window/a.cpp", "void Session::open() {}"}})).empty());
}

TEST(House, EveryFileDialogBeginsInAFolderThatExists) {
  expectKept(dialogsThatBeginAnywhere);
  expectSeen(dialogsThatBeginAnywhere, {{"ui/window/a.cpp", "auto* d = new QFileDialog(this);\n"}},
             "ui/window/a.cpp");
}

TEST(House, AClassHasOneSource) {
  expectKept(classesOfSeveralSources);
  expectSeen(classesOfSeveralSources,
             {{"ui/session/a.cpp", "\nvoid Session::run() {}\n"},
              {"ui/session/b.cpp", "\nint Session::stop() {}\n"}},
             "Session is spread over ui/session/a.cpp ui/session/b.cpp");
}

TEST(House, ASourceIncludesItsHeaderFirst) {
  expectKept(sourcesWithoutTheirHeaderFirst);
  expectSeen(sourcesWithoutTheirHeaderFirst, {{"core/base/a.cpp", ""}}, "core/base/a.cpp has no header");
  expectSeen(sourcesWithoutTheirHeaderFirst,
             {{"core/base/a.cpp", "#include \"core/text/b.h\"\n#include \"core/base/a.h\"\n"},
              {"core/base/a.h", ""}},
             "core/base/a.cpp does not include");
}

TEST(House, WhatASourceKeepsToItselfHasANameOfItsOwn) {
  expectKept(hiddenNamesUsedTwice);
  const std::string hidden = "namespace epsiscope {\nnamespace {\nstruct Part {\n};\n}  // namespace\n";
  expectSeen(hiddenNamesUsedTwice, {{"core/base/a.h", "\nstruct Part {\n};\n"}, {"core/text/b.cpp", hidden}},
             "Part of core/text/b.cpp is a name in core/base/a.h");
  expectSeen(hiddenNamesUsedTwice, {{"core/base/a.cpp", hidden}, {"core/text/b.cpp", hidden}},
             "Part of core/text/b.cpp is a name in core/base/a.cpp");
  EXPECT_TRUE(
      hiddenNamesUsedTwice(SourceTree({{"core/base/a.cpp", hidden}, {"ui/theme/b.cpp", hidden}})).empty());
}

TEST(House, ATypeHasANameOfItsOwn) {
  expectKept(typesDefinedTwice);
  expectSeen(
      typesDefinedTwice,
      {{"core/base/a.h", "\nstruct Part {\n};\n"}, {"ui/theme/b.h", "\nenum class Part : char { one };\n"}},
      "Part is a type of core/base/a.h and of ui/theme/b.h");
  EXPECT_TRUE(typesDefinedTwice(SourceTree({{"core/base/a.h", "\nstruct Part {\n};\n"},
                                            {"ui/theme/b.h", "\nstruct Part;\n"}}))
                  .empty());
}

TEST(House, OneSwitchOverTheTask) {
  expectKept(switchesOverTheTask);
  expectSeen(switchesOverTheTask, {{"ui/views/a.cpp", "if (study.task == TaskId::labelPrivacy)"}},
             "ui/views/a.cpp");
}

TEST(House, AStatisticIsARow) {
  expectKept(branchesOnAStatistic);
  expectSeen(branchesOnAStatistic, {{"ui/views/a.cpp", "if (kind == StatisticKind::mean)"}},
             "ui/views/a.cpp");
}

TEST(House, ATasksBlockIsReadAtItsHome) {
  expectKept(blocksReadElsewhere);
  expectSeen(blocksReadElsewhere, {{"ui/views/noise/a.cpp", "const auto& task = study.labelPrivacy;"}},
             "ui/views/noise/a.cpp");
  expectSeen(blocksReadElsewhere, {{"core/tasks/statistic/a.cpp", "use(study->kernelRelease.lambda);"}},
             "kernel_release");
  std::map<std::string, std::string> atHome{{"core/tasks/statistic/a.cpp", "study.statistic.bins"}};
  EXPECT_TRUE(blocksReadElsewhere(SourceTree(std::move(atHome))).empty());
}

TEST(House, OneCastForAllTasks) {
  expectKept(castsOfTasks);
  expectSeen(castsOfTasks, {{"core/tasks/mean/task.cpp", "use(dynamic_cast<const MeanCache&>(cache));"}},
             "core/tasks/mean/task.cpp");
}

TEST(House, NoiseIsDrawnByLaws) {
  expectKept(drawsBesideLaws);
  for (const char* draw :
       {"sum += scale * rng.laplace();", "normNoise(3, 1, rng)", "made->sample(label, rng)"})
    expectSeen(drawsBesideLaws, {{"core/tasks/statistic/cells.cpp", draw}}, "core/tasks/statistic/cells.cpp");
  std::map<std::string, std::string> atHome{{"core/erm/tilt_law.cpp", "rng.normal()"}};
  EXPECT_TRUE(drawsBesideLaws(SourceTree(std::move(atHome))).empty());
}

TEST(House, PricesAreStatedWhereTheirProofsAre) {
  expectKept(pricesByHand);
  for (const char* price : {"Guarantee::of({.epsilon = 1})", "const Booking price = Booking{.epsilon = 1};"})
    expectSeen(pricesByHand, {{"ui/views/a.cpp", price}}, "ui/views/a.cpp");
}

TEST(House, TestsHaveNamesOfOneStyle) {
  const SourceTree tests = SourceTree::read(EPSISCOPE_SOURCE_DIR, {"tests"});
  EXPECT_TRUE(tests.files().contains("tests/house/house_test.cpp"));
  for (const std::string& found : testsInAnotherStyle(tests)) ADD_FAILURE() << found;
  for (const char* macro :
       {"TEST(Reader, unpacks_gzip)", "TEST_F(Reader, unpacks)", "TEST_P(a_reader, Unpacks)"})
    expectSeen(testsInAnotherStyle, {{"tests/core/a_test.cpp", std::string("\n") + macro}},
               "tests/core/a_test.cpp");
}

}  // namespace
}  // namespace epsiscope::house_test
