#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/house/source_tree.h"
#include "tests/support/paths.h"

// The messages of the sources, by page of the handbook, are listed in resources/handbook/messages.json. Parts
// of messages, and sentences that are none, stand there under the page "".

namespace epsiscope::messages_test {
namespace {

using test::SourceTree;

/// All texts of the list.
std::set<std::string> textsOf(const nlohmann::json& groups) {
  std::set<std::string> texts;
  const auto add = [&](const nlohmann::json& text) {
    texts.insert((text.is_object() ? text.at("many") : text).get<std::string>());
  };
  for (const nlohmann::json& group : groups)
    for (const nlohmann::json& one : group.at("says")) {
      if (!one.is_array()) add(one);
      if (one.is_array())
        for (const nlohmann::json& part : one) add(part);
    }
  return texts;
}

const nlohmann::json& listOfMessages() {
  static const nlohmann::json list =
      nlohmann::json::parse(std::ifstream(EPSISCOPE_SOURCE_DIR "/resources/handbook/messages.json"));
  return list;
}

const SourceTree& sources() {
  static const SourceTree tree = SourceTree::read(EPSISCOPE_SOURCE_DIR, {"core", "ui", "app"});
  return tree;
}

void skipBlanks(const std::string& text, std::size_t& at) {
  while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])) != 0) ++at;
}

/// The adjacent literals from `at` on, as one text; `at` moves behind them. Empty if there are none.
std::string literalAt(const std::string& text, std::size_t& at) {
  std::string found;
  for (skipBlanks(text, at); at < text.size() && text[at] == '"'; skipBlanks(text, at)) {
    for (++at; at < text.size() && text[at] != '"'; ++at) {
      if (text[at] == '\\') ++at;
      found += text[at];
    }
    ++at;
  }
  return found;
}

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The texts in calls of this function after `first`, which may be empty: their first argument.
std::vector<std::string> textsIn(const std::string& source, const std::string& function,
                                 const std::string& first) {
  std::vector<std::string> found;
  const std::string call = function + "(";
  for (std::size_t at = source.find(call); at != std::string::npos; at = source.find(call, at + 1)) {
    if (at > 0 && isWord(source[at - 1])) continue;
    std::size_t end = at + call.size();
    if (!first.empty() && (literalAt(source, end) != first || source[end++] != ',')) continue;
    if (std::string text = literalAt(source, end); !text.empty()) found.push_back(std::move(text));
  }
  return found;
}

std::vector<std::string> textsOfCore(const std::string& source) {
  std::vector<std::string> found;
  for (const char* function : {"sentence", "counted", "marked"})
    std::ranges::move(textsIn(source, function, "Core"), std::back_inserter(found));
  return found;
}

/// Whether the text is of the form "What is wrong; what to do."
bool isWholeMessage(const std::string& text) {
  return text.ends_with('.') && text.find("; ") != std::string::npos;
}

/// Whether the text is a reason or a next step: they become a sentence together with the name of the file.
bool isHalfMessage(const std::string& text) {
  const auto first = static_cast<unsigned char>(text.front());
  return !text.ends_with('.') && (std::islower(first) != 0 || first == '%' || first == '"');
}

bool refuses(const std::string& source) {
  static const std::regex words(R"re(\bFileError\b|\bSheetFault\b|\bDecodeFault\b|\brefuse\w*\()re");
  return std::regex_search(source, words);
}

using Known = std::set<std::string>;

/// The messages in core that are missing from the list. Built-in data describe themselves; those texts are no
/// messages.
std::vector<std::string> messagesWithoutPage(const SourceTree& tree, const Known& known) {
  std::vector<std::string> found;
  for (const auto& [file, source] : tree.files()) {
    if (!file.starts_with("core/") || file.starts_with("core/builtin/")) continue;
    const bool hasHalves = refuses(source);
    for (const std::string& text : textsOfCore(source))
      if ((isWholeMessage(text) || (hasHalves && isHalfMessage(text))) && !known.contains(text))
        found.push_back(file + ": " + text);
  }
  return found;
}

/// Sources of the window in which every translated text is a message, or part of one.
const std::vector<std::string> kComplainers = {"ui/lessons/class_folder.cpp",
                                               "ui/lessons/condition_reader.cpp", "ui/lessons/json_part.cpp",
                                               "ui/lessons/lesson_reader.cpp", "ui/download/downloader.cpp"};

std::vector<std::string> messagesOfTheWindowWithoutPage(const SourceTree& tree, const Known& known) {
  std::vector<std::string> found;
  for (const auto& [file, source] : tree.files()) {
    const bool complains = std::ranges::count(kComplainers, file) > 0;
    if (!complains && !file.starts_with("ui/session/")) continue;
    std::vector<std::string> texts = textsIn(source, "tr", "");
    std::ranges::move(textsIn(source, "countedText", "QObject"), std::back_inserter(texts));
    for (const std::string& text : texts)
      if ((complains || isWholeMessage(text)) && !known.contains(text)) found.push_back(file + ": " + text);
  }
  return found;
}

/// The English errors of the command line that no listed text contains: each literal is part of a known text.
std::vector<std::string> plainErrorsWithoutPage(const SourceTree& tree, const Known& known) {
  constexpr std::size_t kShortest = 9;
  std::vector<std::string> found;
  for (const auto& [file, source] : tree.files())
    for (std::size_t at = source.find("FileError("); at != std::string::npos;
         at = source.find("FileError(", at + 1)) {
      const std::string call = source.substr(at, source.find(';', at) - at);
      if (call.find("\"Core\"") != std::string::npos || call.find("tr(") != std::string::npos) continue;
      for (std::size_t quote = call.find('"'); quote < call.size(); quote = call.find('"', quote)) {
        const std::string text = literalAt(call, quote);
        const auto has = [&](const std::string& one) { return one.find(text) != std::string::npos; };
        if (text.size() >= kShortest && std::ranges::none_of(known, has)) found.push_back(file + ": " + text);
      }
    }
  return found;
}

/// All literals of a source, one per line.
std::string literalsOf(const std::string& source) {
  std::string all;
  for (std::size_t at = 0; at < source.size(); ++at) {
    if (source.compare(at, 2, "//") == 0) at = std::min(source.find('\n', at), source.size() - 1);
    if (source.compare(at, 3, "R\"(") == 0) at = std::min(source.find(")\"", at), source.size() - 2) + 2;
    if (source.compare(at, 3, "'\"'") == 0) at += 3;
    if (source.compare(at, 4, "'\\\"'") == 0) at += 4;
    if (at < source.size() && source[at] == '"') all += literalAt(source, at) + '\n';
  }
  return all;
}

/// The entries of the list that are no longer in the sources. A varying part of a text may consist of several
/// parts.
std::vector<std::string> messagesThatNobodySays(const SourceTree& tree, const Known& known) {
  constexpr std::size_t kShortest = 6;
  static const std::regex gap("%[1-9n]");
  std::string said;
  for (const auto& [file, source] : tree.files()) said += literalsOf(source);
  const auto isSaid = [&](const std::string& text) {
    if (said.find(text + '\n') != std::string::npos) return true;
    const std::sregex_token_iterator parts(text.begin(), text.end(), gap, -1), end;
    return std::all_of(parts, end, [&](const std::string& part) {
      return part.size() < kShortest || said.find(part) != std::string::npos;
    });
  };
  std::vector<std::string> found;
  for (const std::string& text : known)
    if (!isSaid(text)) found.push_back(text);
  return found;
}

TEST(Messages, AllHaveAPageInTheHandbook) {
  const Known known = textsOf(listOfMessages());
  for (const auto& find : {messagesWithoutPage, messagesOfTheWindowWithoutPage, plainErrorsWithoutPage})
    for (const std::string& text : find(sources(), known))
      ADD_FAILURE()
          << "resources/handbook/messages.json does not say on which page this is explained; list it "
             "there, under the page \"\" if it is no message: "
          << text;
}

TEST(Messages, OfTheHandbookAreSaidByTheProgram) {
  for (const std::string& text : messagesThatNobodySays(sources(), textsOf(listOfMessages())))
    ADD_FAILURE() << "resources/handbook/messages.json has it, and no source says it: " << text;
}

/// The texts of a file of translations: what the sources say, in English.
Known sourcesOf(const std::string& translations) {
  Known texts;
  static const std::regex source("<source>([^<]*)</source>");
  for (std::sregex_iterator it(translations.begin(), translations.end(), source), end; it != end; ++it) {
    std::string text = (*it)[1];
    for (const auto& [escaped, plain] :
         {std::pair("&quot;", "\""), std::pair("&apos;", "'"), std::pair("&lt;", "<"), std::pair("&gt;", ">"),
          std::pair("&amp;", "&")})
      text = std::regex_replace(text, std::regex(escaped), plain);
    texts.insert(text);
  }
  return texts;
}

/// lupdate passes over a call whose count it cannot parse, and nobody would hear of it.
TEST(Messages, OfTheCoreAndCountedOnesStandInTheTranslations) {
  std::ifstream in(EPSISCOPE_SOURCE_DIR "/resources/translations/epsiscope_de.ts");
  const Known known = sourcesOf({std::istreambuf_iterator<char>(in), {}});
  EXPECT_GT(known.size(), 3000U);
  for (const auto& [file, source] : sources().files()) {
    std::vector<std::string> texts = textsOfCore(source);
    std::ranges::move(textsIn(source, "countedText", "QObject"), std::back_inserter(texts));
    for (const std::string& text : texts) EXPECT_TRUE(known.contains(text)) << file << ": " << text;
  }
}

TEST(Messages, HavePagesThatAreThereAndEachOfThemSaysSomething) {
  std::set<std::string> listed;
  for (const nlohmann::json& group : listOfMessages()) listed.insert(group.at("page").get<std::string>());
  listed.erase("");
  for (const char* folder : {"", "de/"}) {
    const std::string file =
        std::string(EPSISCOPE_SOURCE_DIR "/resources/handbook/") + folder + "messages.html";
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    static const std::regex heading("<h2 id=\"([^\"]+)\">");
    std::set<std::string> pages;
    for (std::sregex_iterator it(text.begin(), text.end(), heading), end; it != end; ++it)
      pages.insert((*it)[1]);
    EXPECT_EQ(pages.erase("sentence"), 1u) << file;
    EXPECT_EQ(pages, listed) << file;
  }
}

/// Made-up sources show that the rules see anything.
TEST(Messages, ThatAreNewAreSeen) {
  const SourceTree tree(
      {{"core/base/box.cpp", "throw FileError({}, sentence(\"Core\", \"the box \" \"is full\"), {});\n"},
       {"core/base/sum.cpp",
        "add(counted(\"Core\", \"%n boxes; take \\\"one\\\".\", \"%n box; take it.\", n));\n"},
       {"core/base/note.cpp", "note(sentence(\"Core\", \"the box is small\"));\n"},
       {"core/run/lid.cpp", "throw FileError({}, \"the lid is \" + how, \"open it first\");\n"},
       {"ui/session/desk.cpp", "post(tr(\"No desk; choose one.\")); name(tr(\"Desk\"));\n"}});
  EXPECT_EQ(messagesWithoutPage(tree, {}),
            (std::vector<std::string>{"core/base/box.cpp: the box is full",
                                      "core/base/sum.cpp: %n boxes; take \"one\"."}));
  EXPECT_EQ(messagesOfTheWindowWithoutPage(tree, {}),
            std::vector<std::string>{"ui/session/desk.cpp: No desk; choose one."});
  EXPECT_EQ(plainErrorsWithoutPage(tree, {"the lid is %1"}),
            std::vector<std::string>{"core/run/lid.cpp: open it first"});
  EXPECT_EQ(
      messagesThatNobodySays(tree, {"the box is full", "the lid is %1 today", "the lid is %1", "no box"}),
      (std::vector<std::string>{"no box", "the lid is %1 today"}));
}

}  // namespace
}  // namespace epsiscope::messages_test
