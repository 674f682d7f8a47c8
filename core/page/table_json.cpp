#include "core/page/table_json.h"

#include <nlohmann/json.hpp>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/file_error.h"
#include "core/base/json_count.h"
#include "core/base/numbers.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

[[noreturn]] void refuseTable(const std::string& reason) {
  throw FileError({.file = "table", .columnName = {}}, reason, "make the page again with the program");
}

[[noreturn]] void refuseColumn(const std::string& name, const std::string& reason) {
  refuseTable("column " + quoted(name) + " " + reason);
}

/// The text under the key; `absent` where there is none.
std::string tableText(const Json& json, const char* key, const char* absent = nullptr) {
  const auto found = json.find(key);
  if (found == json.end() && absent != nullptr) return absent;
  if (found == json.end() || !found->is_string()) refuseTable(std::string("its \"") + key + "\" is no text");
  return found->get<std::string>();
}

int valueOfDigit(char digit) {
  if (digit >= 'A' && digit <= 'Z') return digit - 'A';
  if (digit >= 'a' && digit <= 'z') return digit - 'a' + 26;
  if (digit >= '0' && digit <= '9') return digit - '0' + 52;
  if (digit == '+') return 62;
  return digit == '/' ? 63 : -1;
}

std::vector<unsigned char> bytesOfBase64(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::vector<unsigned char> bytes;
  bytes.reserve(text.size() / 4 * 3 + 2);
  std::uint32_t kept = 0;
  int bits = 0;
  for (const char digit : text) {
    const int value = valueOfDigit(digit);
    if (value < 0) refuseTable("a column is not written in base64");
    kept = (kept << 6 | static_cast<std::uint32_t>(value)) & 0xffffffU;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push_back(static_cast<unsigned char>(kept >> bits & 0xffU));
  }
  return bytes;
}

std::string base64Of(const std::vector<unsigned char>& bytes) {
  constexpr const char* kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve(bytes.size() / 3 * 4 + 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t word = 0;
    for (std::size_t i = at; i < at + 3; ++i) word = word << 8 | (i < bytes.size() ? bytes[i] : 0U);
    for (std::size_t digit = 0; digit < 4; ++digit)
      text += at + digit > bytes.size() ? '=' : kDigits[word >> (18 - 6 * digit) & 63U];
  }
  return text;
}

template <class Word, class Number>
std::string base64Of(const std::vector<Number>& numbers) {
  static_assert(sizeof(Number) == sizeof(Word));
  std::vector<unsigned char> bytes;
  bytes.reserve(numbers.size() * sizeof(Word));
  for (const Number number : numbers)
    for (std::size_t i = 0; i < sizeof(Word); ++i)
      bytes.push_back(static_cast<unsigned char>(std::bit_cast<Word>(number) >> (8 * i) & 0xffU));
  return base64Of(bytes);
}

/// Little-endian numbers, whatever the machine's order.
template <class Number, class Word>
std::vector<Number> numbersOf(const std::string& base64) {
  static_assert(sizeof(Number) == sizeof(Word));
  const std::vector<unsigned char> bytes = bytesOfBase64(base64);
  if (bytes.size() % sizeof(Word) != 0) refuseTable("a column ends within a number");
  std::vector<Number> numbers;
  numbers.reserve(bytes.size() / sizeof(Word));
  for (std::size_t at = 0; at < bytes.size(); at += sizeof(Word)) {
    Word word = 0;
    for (std::size_t i = sizeof(Word); i-- > 0;) word = word << 8 | bytes[at + i];
    numbers.push_back(std::bit_cast<Number>(word));
  }
  return numbers;
}

void fillBadCells(const Json& rows, Column& column) {
  if (!rows.is_array()) refuseColumn(column.name, "has no list of cells that are no numbers");
  column.badTexts = {"?"};
  for (const Json& row : rows) {
    const auto next = countFrom<std::uint32_t>(row);
    const bool isNext = column.badCells.empty() || column.badCells.back().row < next;
    if (!isNext || next >= column.values.size() || !std::isnan(column.values[next]))
      refuseColumn(column.name, "has no list of cells that are no numbers");
    column.badCells.push_back({.line = std::uint64_t{next} + 1, .row = next});
  }
  column.missing -= column.badCells.size();
}

void fillNumbers(const Json& json, Column& column) {
  column.values = numbersOf<double, std::uint64_t>(tableText(json, "numbers"));
  for (double& value : column.values) {
    if (std::isinf(value)) refuseColumn(column.name, "holds an infinite number");
    if (!std::isnan(value)) continue;
    value = kNaN;
    ++column.missing;
  }
  if (const auto bad = json.find("bad"); bad != json.end()) fillBadCells(*bad, column);
}

void fillCodes(const Json& json, Column& column) {
  column.kind = ColumnKind::text;
  const auto categories = json.find("categories");
  if (categories == json.end() || !categories->is_array())
    refuseColumn(column.name, "has neither numbers nor categories");
  for (const Json& category : *categories) {
    if (!category.is_string()) refuseColumn(column.name, "has a category that is no text");
    column.categories.push_back(category.get<std::string>());
  }
  column.codes = numbersOf<std::int32_t, std::uint32_t>(tableText(json, "codes"));
  for (const std::int32_t code : column.codes) {
    if (code < -1 || code >= static_cast<std::int64_t>(column.categories.size()))
      refuseColumn(column.name, "has a code that stands for no category");
    if (code == -1) ++column.missing;
  }
}

Column columnFrom(const Json& json) {
  if (!json.is_object()) refuseTable("one of its columns is none");
  Column column{.name = tableText(json, "name"), .kindGiven = true};
  column.unit = tableText(json, "unit", "");
  if (json.contains("numbers"))
    fillNumbers(json, column);
  else
    fillCodes(json, column);
  return column;
}

/// The counts of what a recipe did, by their keys.
constexpr std::array<std::pair<const char*, std::size_t RowCounts::*>, 4> kEarlier = {
    {{"dropped_for_missing", &RowCounts::droppedForMissing},
     {"dropped_for_bad", &RowCounts::droppedForBad},
     {"cells_filled_missing", &RowCounts::cellsFilledMissing},
     {"cells_filled_bad", &RowCounts::cellsFilledBad}}};

Json columnJson(const Column& column) {
  Json json = {{"name", column.name}};
  if (!column.unit.empty()) json["unit"] = column.unit;
  if (column.kind == ColumnKind::text) {
    json["categories"] = column.categories;
    json["codes"] = base64Of<std::uint32_t>(column.codes);
    return json;
  }
  json["numbers"] = base64Of<std::uint64_t>(column.values);
  for (const BadCell& cell : column.badCells) json["bad"].push_back(cell.row);
  return json;
}

}  // namespace

Json toPageTable(const Dataset& dataset) {
  Json json = {{"name", dataset.name},
               {"description", dataset.description},
               {"licence", dataset.licence},
               {"notes", dataset.notes},
               {"read_as_detected", dataset.readAsDetected}};
  for (const auto& [key, count] : kEarlier)
    if (dataset.earlier.*count > 0) json["earlier"][key] = dataset.earlier.*count;
  json["columns"] = Json::array();
  for (const Column& column : dataset.columns) json["columns"].push_back(columnJson(column));
  return json;
}

std::shared_ptr<Dataset> tableFromJson(const Json& table) try {
  if (!table.is_object()) refuseTable("it is no table");
  auto dataset = std::make_shared<Dataset>();
  dataset->name = tableText(table, "name");
  dataset->description = tableText(table, "description", "");
  dataset->licence = tableText(table, "licence", "");
  try {
    if (table.contains("notes")) dataset->notes = table["notes"].get<std::vector<std::string>>();
    if (table.contains("read_as_detected")) dataset->readAsDetected = table["read_as_detected"].get<bool>();
    if (table.contains("earlier"))
      for (const auto& [key, count] : kEarlier)
        if (table["earlier"].contains(key))
          dataset->earlier.*count = countFrom<std::size_t>(table["earlier"][key]);
  } catch (const Json::exception&) {
    refuseTable("what it says of its reading has another form");
  }
  const auto columns = table.find("columns");
  if (columns == table.end() || !columns->is_array() || columns->empty()) refuseTable("it has no columns");
  std::set<std::string> names;
  for (const Json& json : *columns) {
    dataset->columns.push_back(columnFrom(json));
    const Column& column = dataset->columns.back();
    if (!names.insert(column.name).second) refuseColumn(column.name, "is there twice");
    if (column.size() != dataset->rows()) refuseColumn(column.name, "has its own length");
  }
  return dataset;
} catch (const WrongKind&) {
  refuseTable("one of its counts is none");
}

}  // namespace epsiscope
