#include "core/base/json.h"

#include "core/base/file_error.h"
#include "core/text/sentence.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

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

/// Reads a text and counts how far the parser has come.
struct CountingIterator {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at = nullptr;
  std::size_t* lines = nullptr;  ///< ends that were read

  reference operator*() const { return *at; }
  CountingIterator& operator++() {
    if (*at == '\n') ++*lines;
    ++at;
    return *this;
  }
  bool operator==(const CountingIterator& other) const { return at == other.at; }
};

/// Notes the line of every value.
class Recorder : public nlohmann::json_sax<Json> {
public:
  Recorder(std::map<std::string, std::size_t>& found, const std::size_t& lines)
      : m_found(found), m_lines(lines) {}

  bool null() override { return note(); }
  bool boolean(bool) override { return note(); }
  bool number_integer(number_integer_t) override { return noteNumber(); }
  bool number_unsigned(number_unsigned_t) override { return noteNumber(); }
  bool number_float(number_float_t, const string_t&) override { return noteNumber(); }
  bool string(string_t&) override { return note(); }
  bool binary(binary_t&) override { return note(); }
  bool key(string_t& name) override {
    m_open.back().key = name;
    m_keyLine = m_lines;
    return true;
  }
  bool start_object(std::size_t) override { return open(false); }
  bool start_array(std::size_t) override { return open(true); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

private:
  struct Open {
    std::string path;
    bool isList = false;
    std::size_t count = 0;
    std::string key = {};
  };

  std::string path() {
    if (m_open.empty()) return {};
    Open& inner = m_open.back();
    if (inner.isList) return inner.path + "[" + std::to_string(inner.count++) + "]";
    return inner.path.empty() ? inner.key : inner.path + "." + inner.key;
  }
  bool note() {
    m_found[path()] = m_lines + 1;
    return true;
  }
  /// The parser has read on by one character, which may be the end of the line: of a block the line of the
  /// key is surer.
  bool noteNumber() {
    m_found[path()] = (m_open.empty() || m_open.back().isList ? m_lines : m_keyLine) + 1;
    return true;
  }
  bool open(bool isList) {
    std::string here = path();
    m_found[here] = m_lines + 1;
    m_open.push_back({.path = std::move(here), .isList = isList});
    return true;
  }
  bool close() {
    m_open.pop_back();
    return true;
  }

  std::map<std::string, std::size_t>& m_found;
  const std::size_t& m_lines;
  std::size_t m_keyLine = 0;
  std::vector<Open> m_open;
};

}  // namespace

Json parseJson(const std::string& text, const std::string& file) {
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

std::string dumped(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::map<std::string, std::size_t> jsonLines(const std::string& text) {
  std::map<std::string, std::size_t> found;
  std::size_t lines = 0;
  Recorder recorder(found, lines);
  const char* begin = text.data();
  Json::sax_parse(CountingIterator{begin, &lines}, CountingIterator{begin + text.size(), &lines}, &recorder);
  return found;
}

}  // namespace epsiscope
