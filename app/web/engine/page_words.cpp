#include "app/web/engine/page_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/base/file_error.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

struct Forms {
  std::string one, many;
};
using Words = std::map<std::pair<std::string, std::string>, Forms>;  // by context and text

[[noreturn]] void refuseWords() {
  throw FileError({.file = "words", .columnName = {}}, "they are no texts by their context",
                  "make the page again with the program");
}

/// [text, translation] or [text, for one, for several].
void add(const std::string& context, const Json& entry, Words& words) {
  const bool isEntry = entry.is_array() && (entry.size() == 2 || entry.size() == 3) &&
                       std::ranges::all_of(entry, [](const Json& text) { return text.is_string(); });
  if (!isEntry) refuseWords();
  words[{context, entry[0].get<std::string>()}] = {entry[1].get<std::string>(),
                                                   entry.back().get<std::string>()};
}

Words wordsFrom(const Json& json) {
  if (!json.is_object()) refuseWords();
  Words words;
  for (const auto& [context, entries] : json.items()) {
    if (!entries.is_array()) refuseWords();
    for (const Json& entry : entries) add(context, entry, words);
  }
  return words;
}

}  // namespace

void speak(const Json& request) {
  const auto given = request.find("words");
  const auto decimal = request.find("decimal");
  auto words = std::make_shared<const Words>(given == request.end() ? Words() : wordsFrom(*given));
  setDecimalMark(decimal != request.end() && *decimal == "," ? ',' : '.');
  if (words->empty()) return installTranslator({});
  installTranslator([words](const char* context, const char* text, const char* one,
                            std::size_t count) -> std::optional<std::string> {
    const auto found = words->find({context, text});
    if (found == words->end()) return std::nullopt;
    return one != nullptr && count == 1 ? found->second.one : found->second.many;
  });
}

}  // namespace epsiscope
