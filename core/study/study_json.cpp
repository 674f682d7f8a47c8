#include "core/study/study_json.h"

#include "core/base/file_error.h"
#include "core/builtin/planned_data.h"
#include "core/study/plan.h"
#include "core/study/study_keys.h"
#include "core/study/study_names.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <type_traits>

namespace epsiscope {

namespace {

constexpr int kStudyVersion = 1;
constexpr const char* kStudyFormat = "epsiscope-study";

// --- writing ---

template <class Value>
Json encoded(const Value& value) {
  if constexpr (std::is_enum_v<Value>)
    return nameOf(value);
  else
    return value;
}
template <class Value>
Json encoded(const std::optional<Value>& value) {
  return value ? encoded(*value) : Json();
}
Json encoded(const NumberOrWord& value) {
  return value.number ? Json(*value.number) : Json(value.word);
}
Json encoded(const NumbersOrWord& value) {
  if (!value.numbers.each.empty()) return value.numbers.each;
  return encoded(NumberOrWord{value.numbers.same, value.word});
}
Json encoded(const OneOrMore& value) {
  return value.texts.size() == 1 ? Json(value.texts.front()) : Json(value.texts);
}
Json encoded(const TextOrNumber& value) {
  return encoded(value.text);
}
Json encoded(const TextsOrNumbers& value) {
  return value.texts;
}

class Writer {
public:
  template <class Value>
  void operator()(const char* key, const Value& value) {
    m_json[key] = encoded(value);
  }
  template <class Block>
  void block(const char* key, void (*visit)(Writer&, Block&), Block& value, bool isWritten = true) {
    if (!isWritten) return;
    Writer inner;
    visit(inner, value);
    m_json[key] = inner.m_json;
  }
  /// Writes a list of blocks, which is left out while it is empty.
  template <class Block>
  void blocks(const char* key, void (*visit)(Writer&, Block&), std::vector<Block>& values) {
    for (Block& value : values) {
      Writer inner;
      visit(inner, value);
      m_json[key].push_back(inner.m_json);
    }
  }
  void rest(const std::string& other) {
    if (other.empty()) return;
    const Json keys = Json::parse(other);
    for (const auto& [key, value] : keys.items()) m_json[key] = value;
  }
  const Json& json() const { return m_json; }

private:
  Json m_json = Json::object();
};

/// Looks for a value that is no block, and visits only the blocks on the way to it.
class Finder {
public:
  explicit Finder(std::string_view key) : m_key(key) {}
  template <class Value>
  void operator()(const char* key, const Value& value) {
    if (m_key == key) m_found = encoded(value);
  }
  template <class Block>
  void block(const char* key, void (*visit)(Finder&, Block&), Block& value, bool = true) {
    const std::string_view name = key;
    if (!m_key.starts_with(name) || m_key.size() <= name.size() || m_key[name.size()] != '.') return;
    Finder inner(m_key.substr(name.size() + 1));
    visit(inner, value);
    m_found = std::move(inner.m_found);
  }
  /// Lists of blocks are written as a whole or not at all.
  template <class Block>
  void blocks(const char*, void (*)(Finder&, Block&), std::vector<Block>&) {}
  void rest(const std::string&) {}
  std::optional<Json> take() { return std::move(m_found); }

private:
  std::string_view m_key;
  std::optional<Json> m_found;
};

// --- reading ---

/// The file and the place of a value, for complaints about it.
struct Where {
  const std::string& file;
  std::string key;

  [[noreturn]] void wrong(const Json& found, const std::string& expected) const {
    throw FileError({.file = file, .columnName = {}},
                    filled(sentence("Core", "\"%1\" is %2, but it must be %3"), key,
                           shortened(dumped(found), 40), expected),
                    sentence("Core", "correct the value"));
  }
};

/// The limit on lists of texts: the most columns that a table may have.
constexpr std::size_t kMostTexts = 100'000;
/// The limits on lists of numbers and of blocks: nobody looks at more.
constexpr std::size_t kMostNumbersListed = 10'000, kMostBlocks = 1000;

void requireShort(const Json& list, const Where& where, std::size_t most) {
  if (list.size() > most)
    throw FileError({.file = where.file, .columnName = {}},
                    filled(sentence("Core", "\"%1\" holds more than %2 values"), where.key, most),
                    sentence("Core", "leave some out"));
}

void decode(const Json& json, const Where& where, std::string& value) {
  if (!json.is_string()) where.wrong(json, sentence("Core", "a text in double quotes"));
  value = json.get<std::string>();
}
void decode(const Json& json, const Where& where, double& value) {
  if (!json.is_number()) where.wrong(json, sentence("Core", "a number"));
  value = json.get<double>();
}
void decode(const Json& json, const Where& where, bool& value) {
  if (!json.is_boolean()) where.wrong(json, sentence("Core", "true or false"));
  value = json.get<bool>();
}
void decode(const Json& json, const Where& where, int& value) {
  const double number = json.is_number() ? json.get<double>() : std::nan("");
  const bool fits = std::abs(number) <= std::numeric_limits<int>::max() && number == std::floor(number);
  if (!fits) where.wrong(json, sentence("Core", "a whole number below 2147483648"));
  value = static_cast<int>(number);
}
void decode(const Json& json, const Where& where, std::uint64_t& value) {
  if (!json.is_number_unsigned())
    where.wrong(json, sentence("Core", "a whole number from 0 to 18446744073709551615"));
  value = json.get<std::uint64_t>();
}
template <class Enum>
  requires std::is_enum_v<Enum>
void decode(const Json& json, const Where& where, Enum& value) {
  std::string known;
  for (const auto& [candidate, name] : Names<Enum>::all) {
    if (json.is_string() && json.get<std::string>() == name) {
      value = candidate;
      return;
    }
    known += (known.empty() ? "\"" : ", \"") + std::string(name) + "\"";
  }
  where.wrong(json, filled(sentence("Core", "one of %1"), known));
}
template <class Item>
void decode(const Json& json, const Where& where, std::vector<Item>& value) {
  if (!json.is_array())
    where.wrong(json, std::is_arithmetic_v<Item> ? sentence("Core", "a list of numbers")
                                                 : sentence("Core", "a list of texts"));
  requireShort(json, where, std::is_arithmetic_v<Item> ? kMostNumbersListed : kMostTexts);
  value.clear();
  for (std::size_t i = 0; i < json.size(); ++i)
    decode(json[i], {where.file, where.key + "[" + std::to_string(i) + "]"}, value.emplace_back());
}
void decode(const Json& json, const Where& where, std::map<std::string, std::string>& value) {
  if (!json.is_object()) where.wrong(json, sentence("Core", "a block in curly brackets"));
  requireShort(json, where, kMostTexts);
  value.clear();
  for (const auto& [key, word] : json.items())
    decode(word, {where.file, where.key + "." + shortened(key, 60)}, value[key]);
}
template <class Value>
void decode(const Json& json, const Where& where, std::optional<Value>& value) {
  if (json.is_null())
    value.reset();
  else
    decode(json, where, value.emplace());
}
void decode(const Json& json, const Where& where, const NumberOrWord& value) {
  if (json.is_string() && json.get<std::string>() == value.word)
    value.number.reset();
  else if (json.is_number())
    value.number = json.get<double>();
  else
    where.wrong(json, filled(sentence("Core", "a number or \"%1\""), value.word));
}
void decode(const Json& json, const Where& where, const NumbersOrWord& value) {
  if (!json.is_array()) {
    value.numbers.each.clear();
    return decode(json, where, NumberOrWord{value.numbers.same, value.word});
  }
  if (json.empty()) where.wrong(json, sentence("Core", "a number, or one for each epsilon"));
  value.numbers.same.reset();
  decode(json, where, value.numbers.each);
}
void decode(const Json& json, const Where& where, const OneOrMore& value) {
  if (json.is_array()) {
    decode(json, where, value.texts);
  } else {
    value.texts.assign(1, {});
    decode(json, where, value.texts.front());
  }
}
void decode(const Json& json, const Where& where, const TextOrNumber& value) {
  if (json.is_number())
    value.text = json.dump();
  else if (json.is_string() || json.is_null())
    decode(json, where, value.text);
  else
    where.wrong(json, sentence("Core", "a text in double quotes or a number"));
}
void decode(const Json& json, const Where& where, const TextsOrNumbers& value) {
  if (!json.is_array()) where.wrong(json, sentence("Core", "a list of texts or numbers"));
  requireShort(json, where, kMostTexts);
  value.texts.clear();
  for (const Json& one : json) {
    if (!one.is_number() && !one.is_string())
      where.wrong(one, sentence("Core", "a text in double quotes or a number"));
    value.texts.push_back(one.is_number() ? one.dump() : one.get<std::string>());
  }
}

class Reader {
public:
  Reader(const Json& json, Where where) : m_json(json), m_where(std::move(where)) {
    if (!json.is_object()) m_where.wrong(json, sentence("Core", "a block in curly brackets"));
  }
  template <class Value>
  void operator()(const char* key, Value&& value) {
    m_known.insert(key);
    if (m_json.contains(key)) decode(m_json.at(key), {m_where.file, path(key)}, value);
  }
  template <class Block>
  void block(const char* key, void (*visit)(Reader&, Block&), Block& value, bool = true) {
    m_known.insert(key);
    if (!m_json.contains(key)) return;
    Reader inner(m_json.at(key), {m_where.file, path(key)});
    visit(inner, value);
    inner.finish();
  }
  template <class Block>
  void blocks(const char* key, void (*visit)(Reader&, Block&), std::vector<Block>& values) {
    m_known.insert(key);
    if (!m_json.contains(key)) return;
    const Json& list = m_json.at(key);
    if (!list.is_array())
      Where{m_where.file, path(key)}.wrong(list, sentence("Core", "a list of blocks in square brackets"));
    // There may be one entry for each column.
    requireShort(list, {m_where.file, path(key)}, m_where.key == "data" ? kMostTexts : kMostBlocks);
    values.clear();
    for (std::size_t i = 0; i < list.size(); ++i) {
      Reader inner(list[i], {m_where.file, path(key) + "[" + std::to_string(i) + "]"});
      visit(inner, values.emplace_back());
      inner.finish();
    }
  }
  /// Keeps the keys that nobody has read instead of refusing them.
  void rest(std::string& other) {
    Json kept = Json::object();
    for (const auto& [key, value] : m_json.items())
      if (m_known.insert(key).second) kept[key] = value;
    if (!kept.empty()) other = kept.dump();
  }
  void finish() const {
    for (const auto& [key, value] : m_json.items())
      if (!m_known.contains(key))
        throw FileError({.file = m_where.file, .columnName = {}},
                        filled(sentence("Core", "the key \"%1\" is unknown"), path(shortened(key, 60))),
                        sentence("Core", "remove it or correct its spelling"));
  }

private:
  std::string path(const std::string& key) const {
    return m_where.key.empty() ? key : m_where.key + "." + key;
  }

  const Json& m_json;
  Where m_where;
  std::set<std::string> m_known;
};

/// The defaults of planned data take the place of keys that the file leaves out.
void fillPlan(DataChoice& data, const Json& given) {
  const auto isGiven = [&](const char* key) { return given.contains(key) && !given.at(key).is_null(); };
  if (!isGiven("target")) data.target = kPlannedTarget;
  if (!isGiven("lower")) data.lower = kPlannedBounds.lower;
  if (!isGiven("upper")) data.upper = kPlannedBounds.upper;
  if (data.plan.shape == LabelShape::classes && !data.positive) data.positive = kPlannedPositive;
}

void checkFormat(const Json& json, const std::string& file) {
  if (!json.is_object())
    throw FileError({.file = file, .columnName = {}}, sentence("Core", "it is JSON but not a study"),
                    sentence("Core", "a study starts with {\"format\": \"epsiscope-study\", \"version\": 1"));
  if (json.contains("format") && json["format"] != kStudyFormat)
    throw FileError({.file = file, .columnName = {}},
                    filled(sentence("Core", "its \"format\" is %1, not \"epsiscope-study\""),
                           shortened(dumped(json["format"]), 40)),
                    sentence("Core", "choose a study file"));
  if (!json.contains("version")) return;
  const Json& version = json["version"];
  if (!version.is_number_integer() || version.get<double>() < 1) Where{file, "version"}.wrong(version, "1");
  if (version.get<double>() > kStudyVersion)
    throw FileError(
        {.file = file, .columnName = {}},
        filled(sentence("Core", "it has version %1, and this Epsiscope reads studies up to version %2"),
               version.dump(), kStudyVersion),
        sentence("Core", "open it with a newer Epsiscope"));
}

}  // namespace

Json studyToJson(const Study& study) {
  Writer writer;
  writer("format", std::string(kStudyFormat));
  writer("version", kStudyVersion);
  Study copy = study;
  visitStudy(writer, copy);
  return writer.json();
}

std::optional<Json> studyValue(const Study& study, std::string_view key) {
  Study copy = study;
  Finder finder(key);
  visitStudy(finder, copy);
  if (std::optional<Json> found = finder.take()) return found;
  // A block, or a key that is not always there.
  const Json whole = studyToJson(study);
  const Json* at = &whole;
  for (std::size_t start = 0, dot = 0; dot != std::string_view::npos; start = dot + 1) {
    dot = key.find('.', start);
    const std::string step(key.substr(start, dot - start));
    if (!at->is_object() || !at->contains(step)) return std::nullopt;
    at = &at->at(step);
  }
  return *at;
}

Study studyFromJson(const Json& json, const std::string& file) {
  checkFormat(json, file);
  Study study;
  Reader reader(json, {file, {}});
  std::string format, schema;
  int version = kStudyVersion;
  // The address at which editors find the schema of the file.
  reader("$schema", schema);
  reader("format", format);
  reader("version", version);
  visitStudy(reader, study);
  reader.finish();
  if (isPlan(study.data)) fillPlan(study.data, json.at("data"));
  return study;
}

}  // namespace epsiscope
