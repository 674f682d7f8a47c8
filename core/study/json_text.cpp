#include <algorithm>
#include <set>
#include <vector>

#include "core/base/file_error.h"
#include "core/study/study_json.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// Deeper blocks than any study has would overflow the stack where they are copied, compared or printed.
constexpr int kDeepest = 100;

FileError::Place placeOfByte(const std::string& text, std::size_t byte, const std::string& file) {
  const std::string before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
  const std::size_t newline = before.rfind('\n');
  const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
  return {.file = file,
          .line = line,
          .column = newline == std::string::npos ? before.size() + 1 : before.size() - newline,
          .columnName = {}};
}

}  // namespace

nlohmann::ordered_json parseJson(const std::string& text, const std::string& file) {
  using Json = nlohmann::ordered_json;
  std::vector<std::set<std::string>> keysOfOpenObjects;
  const auto noteKeys = [&](int depth, Json::parse_event_t event, Json& value) {
    if (depth > kDeepest)
      throw FileError({.file = file, .columnName = {}},
                      filled(sentence("Core", "its brackets are nested more than %1 deep"), kDeepest),
                      sentence("Core", "check that this is the file you mean"));
    if (event == Json::parse_event_t::object_start) keysOfOpenObjects.emplace_back();
    if (event == Json::parse_event_t::object_end) keysOfOpenObjects.pop_back();
    if (event == Json::parse_event_t::key &&
        !keysOfOpenObjects.back().insert(value.get<std::string>()).second)
      throw FileError({.file = file, .columnName = {}},
                      filled(sentence("Core", "the key \"%1\" is there twice"), value.get<std::string>()),
                      sentence("Core", "keep one of the two"));
    return true;
  };
  try {
    return Json::parse(text, noteKeys);
  } catch (const Json::parse_error& error) {
    const bool ended = error.byte > text.size();
    throw FileError(
        placeOfByte(text, error.byte, file),
        ended ? sentence("Core", "the JSON text ends too early") : sentence("Core", "this is not valid JSON"),
        ended ? sentence("Core", "add what is missing at the end: a quote, a value or a closing bracket")
              : sentence("Core", "look for a missing or extra comma, quote or bracket here or just before"));
  } catch (const Json::exception&) {
    throw FileError({.file = file, .columnName = {}},
                    sentence("Core", "it holds a number that is too large for a computer's number"),
                    sentence("Core", "write numbers below 1.7e308"));
  }
}

}  // namespace epsiscope
