#include "core/reading/table_file.h"

#include "core/base/store.h"
#include "core/reading/text/file_kind.h"

#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <string_view>

namespace epsiscope {

namespace {

void appendNumber(std::string& text, double value) {
  if (std::isnan(value)) return;
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  text.append(digits.data(), end.ptr);
}

/// Readers trim plain texts, skip comment lines and take a byte order mark away.
bool needsQuotes(std::string_view text) {
  constexpr std::string_view kBlanks = " \t";
  if (text.empty()) return false;
  const auto first = static_cast<unsigned char>(text.front());
  const bool letterOrDigit =
      (first >= '0' && first <= '9') || (first >= 'A' && first <= 'Z') || (first >= 'a' && first <= 'z');
  return !letterOrDigit || kBlanks.find(text.back()) != std::string_view::npos ||
         static_cast<unsigned char>(text.back()) >= 0x80 ||
         text.find_first_of("\",\r\n") != std::string_view::npos;
}

void appendText(std::string& text, std::string_view cell) {
  if (!needsQuotes(cell)) {
    text += cell;
    return;
  }
  text += '"';
  for (const char c : cell) {
    if (c == '"') text += '"';
    text += c;
  }
  text += '"';
}

void appendCell(std::string& text, const Column& column, std::size_t row) {
  if (column.kind == ColumnKind::number)
    appendNumber(text, column.values[row]);
  else if (const std::int32_t code = column.codes[row]; code >= 0)
    appendText(text, column.categories[static_cast<std::size_t>(code)]);
}

/// So that a first name like "SQLite format 3" is not taken for the mark of another format.
void quoteStart(std::string& text, std::size_t size) {
  if (text.starts_with('"')) return;
  text.insert(size, 1, '"');
  text.insert(0, 1, '"');
}

/// An empty line would be none at all.
void endLine(std::string& text, std::size_t start) {
  if (text.size() == start) text += "\"\"";
  text += '\n';
}

}  // namespace

void writeTable(const Dataset& dataset, const std::vector<std::uint32_t>& rows,
                const std::filesystem::path& file) {
  std::string text;
  const auto appendLine = [&](const auto& append) {
    const std::size_t start = text.size();
    for (std::size_t i = 0; i < dataset.columns.size(); ++i) {
      if (i > 0) text += ',';
      append(dataset.columns[i]);
    }
    endLine(text, start);
  };
  appendLine([&](const Column& column) { appendText(text, column.name); });
  for (const std::uint32_t row : rows)
    appendLine([&](const Column& column) { appendCell(text, column, row); });
  if (fileKind(text) != FileKind::text) quoteStart(text, dataset.columns.front().name.size());
  writeFileAtomically(file, text);
}

void writeTable(const Dataset& dataset, const std::filesystem::path& file) {
  std::vector<std::uint32_t> rows(dataset.rows());
  std::iota(rows.begin(), rows.end(), std::uint32_t{0});
  writeTable(dataset, rows, file);
}

ReadOptions tableOptions(const Dataset& dataset) {
  ReadOptions options = asRead({});
  std::vector<std::string> names;
  for (const Column& column : dataset.columns) {
    options.kinds[column.name] = column.kind;
    names.push_back(column.name);
  }
  options.names = std::move(names);
  return options;
}

}  // namespace epsiscope
