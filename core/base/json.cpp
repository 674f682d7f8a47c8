#include "core/base/json.h"

#include "core/base/file_error.h"
#include "core/text/printable.h"
#include "core/text/utf8.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <array>
#include <cstdio>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace epsiscope {

namespace {

/// Deeper blocks than any study has would overflow the stack where they are copied, compared or printed.
constexpr std::size_t kDeepest = 100;
/// A key is found by looking through those before it.
constexpr std::size_t kMostKeys = 500, kLongestKey = 1000;
constexpr std::size_t kMostJsonValues = 25'000'000;
/// The number of values between two questions whether to go on.
constexpr std::size_t kValuesAtOnce = 4096;
/// All paths to values together: those of lessons have some kilobytes.
constexpr std::size_t kMostPathBytes = std::size_t{1} << 24;

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

/// Refuses what is no file of this program while it is read.
class Limits {
public:
  Limits(const std::string& file, const GoOn& goOn) : m_file(file), m_goOn(goOn) {}

  void beginBlock() { m_keysOfOpenBlocks.emplace_back(); }
  void endBlock() { m_keysOfOpenBlocks.pop_back(); }
  /// Counts a value, a key, or an end; `depth` brackets are open.
  void count(std::size_t depth) {
    if (depth > kDeepest)
      refuse(filled(sentence("Core", "its brackets are nested more than %1 deep"), kDeepest));
    if (++m_events % kValuesAtOnce == 0 && !m_goOn()) throw Cancelled{};
    if (m_events > kMostJsonValues)
      refuse(filled(sentence("Core", "it holds more than %1 values"), kMostJsonValues));
  }
  void addKey(const std::string& key) {
    std::set<std::string>& keys = m_keysOfOpenBlocks.back();
    if (key.size() > kLongestKey) refuse(filled(sentence("Core", "it has a key of %1 bytes"), key.size()));
    if (keys.size() == kMostKeys)
      refuse(filled(sentence("Core", "it has a block with more than %1 keys"), kMostKeys));
    if (!keys.insert(key).second)
      throw FileError({.file = m_file, .columnName = {}},
                      filled(sentence("Core", "the key \"%1\" is there twice"), shortened(key, 60)),
                      sentence("Core", "keep one of the two"));
  }

private:
  [[noreturn]] void refuse(std::string reason) const {
    throw FileError({.file = m_file, .columnName = {}}, std::move(reason),
                    sentence("Core", "check that this is the file you mean"));
  }

  const std::string& m_file;
  const GoOn& m_goOn;
  std::size_t m_events = 0;
  std::vector<std::set<std::string>> m_keysOfOpenBlocks;
};

/// Appends \u202e, or two of its kind for a number that needs two.
void addEscape(char32_t code, std::string& text) {
  if (code > 0xFFFF) {
    addEscape(0xD800 + ((code - 0x10000) >> 10), text);
    code = 0xDC00 + ((code - 0x10000) & 0x3FF);
  }
  std::array<char, 8> escape;
  std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned>(code));
  text += escape.data();
}

/// As \u202e: what steers a terminal or turns the direction of text. JSON has such characters in texts alone.
std::string escapedControls(std::string text) {
  std::string escaped;
  std::size_t copied = 0;
  for (std::size_t at = 0; at < text.size();) {
    // Most of a text, and in a browser a fifth of the time of an answer.
    if ((text[at] >= ' ' && text[at] <= '~') || text[at] == '\n') {
      ++at;
      continue;
    }
    const std::size_t length = std::max<std::size_t>(characterLength(text, at), 1);
    if (isControl(text, at, length)) {
      escaped.append(text, copied, at - copied);
      addEscape(characterCode(text, at, length), escaped);
      copied = at + length;
    }
    at += length;
  }
  if (copied == 0) return text;
  return escaped.append(text, copied);
}

/// Puts values together, each of which is touched once. The library's own parser that can be stopped looks
/// through all elements of a list whenever one more is complete.
class Builder : public nlohmann::json_sax<Json> {
public:
  explicit Builder(Limits& limits) : m_limits(limits) {}

  /// The place where the text is no JSON, as a byte from 1, or holds a number that is none of a computer's.
  struct Fault {
    std::size_t byte = 0;
    bool isNumber = false;
  };
  const std::optional<Fault>& fault() const { return m_fault; }
  Json take() { return std::move(m_whole); }

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& text) override { return add(std::move(text)); }
  bool binary(binary_t& bytes) override { return add(std::move(bytes)); }
  bool key(string_t& name) override {
    m_limits.count(m_open.size());
    m_limits.addKey(name);
    m_key = std::move(name);
    return true;
  }
  bool start_object(std::size_t) override {
    m_limits.beginBlock();
    return open(Json::object());
  }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override {
    m_limits.endBlock();
    return close();
  }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override {
    const auto* place = dynamic_cast<const Json::parse_error*>(&error);
    m_fault = {.byte = place == nullptr ? 0 : place->byte, .isNumber = place == nullptr};
    return false;
  }

private:
  bool add(Json value) {
    m_limits.count(m_open.size());
    (void)placed(std::move(value));
    return true;
  }
  bool open(Json value) {
    m_limits.count(m_open.size());
    m_open.push_back(&placed(std::move(value)));
    return true;
  }
  bool close() {
    m_open.pop_back();
    m_limits.count(m_open.size());
    return true;
  }
  Json& placed(Json value) {
    if (m_open.empty()) return m_whole = std::move(value);
    Json& outer = *m_open.back();
    if (outer.is_array()) return outer.emplace_back(std::move(value));
    return outer.get_ref<Json::object_t&>().emplace_back(std::move(m_key), std::move(value)).second;
  }

  Limits& m_limits;
  Json m_whole;
  std::string m_key;
  std::vector<Json*> m_open;
  std::optional<Fault> m_fault;
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
  bool note() { return note(path(), m_lines); }
  bool note(std::string path, std::size_t lines) {
    m_pathBytes += path.size();
    m_found[std::move(path)] = lines + 1;
    return m_pathBytes <= kMostPathBytes;
  }
  /// The parser has read on by one character, which may be the end of the line: of a block the line of the
  /// key is surer.
  bool noteNumber() { return note(path(), m_open.empty() || m_open.back().isList ? m_lines : m_keyLine); }
  bool open(bool isList) {
    std::string here = path();
    const bool fits = note(here, m_lines) && m_open.size() < kDeepest;
    m_open.push_back({.path = std::move(here), .isList = isList});
    return fits;
  }
  bool close() {
    m_open.pop_back();
    return true;
  }

  std::map<std::string, std::size_t>& m_found;
  const std::size_t& m_lines;
  std::size_t m_keyLine = 0;
  std::size_t m_pathBytes = 0;
  std::vector<Open> m_open;
};

}  // namespace

Json parseJson(const std::string& text, const std::string& file, const GoOn& goOn) {
  Limits limits(file, goOn);
  Builder builder(limits);
  Json::sax_parse(text, &builder);
  if (!builder.fault()) return builder.take();
  if (builder.fault()->isNumber)
    throw FileError({.file = file, .columnName = {}},
                    sentence("Core", "it holds a number that is too large for a computer's number"),
                    sentence("Core", "write numbers below 1.7e308"));
  const bool ended = builder.fault()->byte > text.size();
  throw FileError(
      placeOfByte(text, builder.fault()->byte, file),
      ended ? sentence("Core", "the JSON text ends too early") : sentence("Core", "this is not valid JSON"),
      ended ? sentence("Core", "add what is missing at the end: a quote, a value or a closing bracket")
            : sentence("Core", "look for a missing or extra comma, quote or bracket here or just before"));
}

std::string dumped(const Json& json, int indent) {
  return escapedControls(dumpedAsItIs(json, indent));
}

std::string dumpedAsItIs(const Json& json, int indent) {
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

Json numberOrNull(double value) {
  return std::isfinite(value) ? Json(value) : Json();
}

Json numberOrNull(const std::optional<double>& value) {
  return value ? numberOrNull(*value) : Json();
}

Json numberOrNull(const std::optional<std::size_t>& value) {
  return value ? Json(*value) : Json();
}

Json textOrNull(const std::string& text) {
  return text.empty() ? Json() : Json(text);
}

}  // namespace epsiscope
