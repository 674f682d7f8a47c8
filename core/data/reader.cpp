#include "core/data/text/table_parser.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/data/file_error.h"
#include "core/data/text/census.h"
#include "core/data/text/columns.h"
#include "core/data/text/detect.h"
#include "core/data/text/names.h"
#include "core/data/text/scanner.h"
#include "core/data/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The part of the whole that one step takes.
ReadProgress part(const ReadProgress& progress, double from, double to) {
  if (!progress) return {};
  return [&progress, from, to](double done) { return progress(from + (to - from) * done); };
}

/// Text without any record has no table.
void refuseBlank(const TableText& table) {
  if (table.text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    throw FileError({.file = table.shownFile}, sentence("Core", "the file holds nothing but blanks"),
                    sentence("Core", "choose a file that holds a table"));
}

std::vector<std::string> firstRecord(std::string_view text, char separator) {
  std::vector<std::string> fields;
  Scanner scanner(text.data(), separator);
  scanner.nextRecord();
  while (scanner.nextField()) fields.emplace_back(trimmed(scanner.field()));
  return fields;
}

std::vector<std::string> toldNames(const TableText& table, const std::vector<std::string>& names,
                                   std::size_t fields) {
  if (names.size() == fields) return names;
  throw FileError(
      {.file = table.shownFile},
      filled(counted("Core", "%n names were given for %1", "%n name was given for %1", names.size()),
             counted("Core", "%n columns", "%n column", fields)),
      sentence("Core", "give one name for each column"));
}

/// Separator, header and names. The number of columns is the usual one of the first records, so that a first
/// line that is cut short is the one to be blamed.
void settleLayout(TableText& table, const ReadOptions& options, std::vector<std::string>& notes) {
  table.separator = options.separator.value_or(detectSeparator(table.text));
  const Sample sample = takeSample(table.text, table.separator);
  table.header = options.header.value_or(detectHeader(sample));
  const std::size_t fields = sample.usualFields();
  std::vector<std::string> names(fields);
  try {
    if (table.header) names = firstRecord(table.text, table.separator);
  } catch (const QuoteError& error) {
    refuseQuote(table, error);
  }
  names.resize(std::max<std::size_t>(1, fields));
  if (options.names) {
    names = toldNames(table, *options.names, names.size());
  } else if (!table.header) {
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = "column" + std::to_string(i + 1);
    if (!options.header)
      notes.push_back(filled(sentence("Core",
                                      "The first line looks like data, so it was read as data and the "
                                      "columns are named \"column1\" to \"column%1\"."),
                             names.size()));
  }
  table.names = uniqueNames(std::move(names), notes);
}

/// The mark that the first records speak for, unless the whole file speaks for the other one.
std::optional<Census> settleMark(TableText& table, const ReadOptions& options, const ReadProgress& progress) {
  table.decimal = options.decimal.value_or(guessDecimal(takeSample(table.text, table.separator)));
  std::optional<Census> census = takeCensus(table, progress);
  if (!census || options.decimal || !census->marks.favoursOther(table.separator)) return census;
  table.decimal = table.decimal == '.' ? ',' : '.';
  census.reset();
  return takeCensus(table, progress);
}

void noteAmbiguousMark(const TableText& table, const Census& census, std::vector<std::string>& notes) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < census.columns.size(); ++i)
    if (census.columns[i].mark && census.columns[i].holdsNumbers()) names.push_back(table.names[i]);
  if (names.empty()) return;
  const char other = table.decimal == '.' ? ',' : '.';
  notes.push_back(filled(sentence("Core",
                                  "Nothing in the file tells whether \"%1\" means 1.234 or 1234 (%2): it was "
                                  "read as 1.234; if it is 1234, say that the decimal mark is \"%3\"."),
                         std::string("1") + table.decimal + "234", quotedList(names), other));
}

void noteCensus(const TableText& table, const Census& census, bool markSettled,
                std::vector<std::string>& notes) {
  if (!markSettled && census.marks.ambiguousThis > 0) noteAmbiguousMark(table, census, notes);
  if (census.blankLines > 0)
    notes.push_back(
        counted("Core", "%n blank lines were skipped.", "%n blank line was skipped.", census.blankLines));
  noteColumns(table, census, markSettled, notes);
}

void refuseWithoutRows(const TableText& table) {
  throw FileError({.file = table.shownFile},
                  counted("Core", "there is a header with %n names but no data rows",
                          "there is a header with %n name but no data rows", table.names.size()),
                  sentence("Core", "add rows, or say that there is no header"));
}

}  // namespace

std::optional<Dataset> parseTable(TableText table, Decoded decoded, const ReadOptions& options,
                                  const ReadProgress& progress) {
  refuseBlank(table);
  Dataset dataset;
  std::vector<std::string>& notes = dataset.notes = std::move(decoded.notes);
  settleLayout(table, options, notes);
  std::optional<Census> census = settleMark(table, options, part(progress, 0, 0.7));
  if (!census) return std::nullopt;
  if (census->rows == 0) refuseWithoutRows(table);
  const bool markSettled = options.decimal.has_value() || census->marks.forThis > 0;
  noteCensus(table, *census, markSettled, notes);

  std::optional<std::vector<Column>> columns =
      makeColumns(table, std::move(*census), markSettled, part(progress, 0.7, 1));
  if (!columns) return std::nullopt;
  dataset.columns = std::move(*columns);
  dataset.reading = {.separator = table.separator,
                     .decimal = table.decimal,
                     .encoding = decoded.encoding,
                     .header = table.header};
  noteBadCells(dataset, notes);
  return dataset;
}

}  // namespace epsiscope
