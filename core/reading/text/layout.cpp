#include "core/reading/text/layout.h"

#include "core/base/file_error.h"
#include "core/reading/text/names.h"
#include "core/reading/text/scanner.h"
#include "core/table/reading_choice.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <utility>

namespace epsiscope {

namespace {

std::vector<std::string> firstRecord(std::string_view text, const Cut& cut) {
  std::vector<std::string> fields;
  Scanner scanner(text.data(), cut);
  scanner.nextRecord();
  while (fields.size() <= kMostColumns && scanner.nextField()) fields.emplace_back(trimmed(scanner.field()));
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

void refuseBeyondColumns(const TableText& table, std::size_t fields) {
  if (fields > kMostColumns)
    throw FileError({.file = table.shownFile},
                    filled(sentence("Core", "with the separator %1 there are more than %2 columns"),
                           separatorName(table.cut.separator), kMostColumns),
                    sentence("Core", "choose another separator, or take a part of the columns"));
}

void settleNames(TableText& table, const ReadOptions& options, std::size_t fields,
                 std::vector<std::string>& notes) {
  std::vector<std::string> names(fields);
  try {
    if (table.header) names = firstRecord(table.text, table.cut);
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

/// Settles given kinds and forms. A later number is text at first.
void settleColumns(TableText& table, const ReadOptions& options) {
  table.kinds.resize(table.names.size());
  table.forms.resize(table.names.size());
  table.units.resize(table.names.size());
  table.declared = options.declared;
  for (std::size_t i = 0; i < table.names.size(); ++i) {
    if (const auto given = options.kinds.find(table.names[i]); given != options.kinds.end())
      table.kinds[i] = given->second;
    const auto form = options.forms.find(table.names[i]);
    if (form == options.forms.end()) continue;
    table.forms[i] = form->second;
    if (const auto unit = options.units.find(table.names[i]); unit != options.units.end())
      table.units[i] = unit->second;
    table.kinds[i] = ColumnKind::text;
  }
}

/// Settles the given marks; each of '.' and ',' as a thousands mark leaves the other as decimal mark.
void settleToldMarks(TableText& table, const ReadOptions& options) {
  table.thousands = options.thousands;
  table.decimal = options.decimal.value_or(options.thousands == '.' ? ',' : '.');
  if (options.thousands == table.decimal)
    throw FileError({.file = table.shownFile},
                    sentence("Core", "the decimal mark and the thousands mark are the same"),
                    sentence("Core", "change one of them"));
}

}  // namespace

TableText undecided(const Decoded& decoded, const std::string& bytes, const std::string& shownFile) {
  const std::string& text = decoded.converted ? *decoded.converted : bytes;
  return {.text = std::string_view(text).substr(decoded.skipped), .shownFile = shownFile};
}

Layout settleLayout(TableText& table, const ReadOptions& options, std::vector<std::string>& notes) {
  settleToldMarks(table, options);
  if (options.missing) table.missing = MissingTexts(*options.missing);
  Layout layout{.cut = detectCut(table.text, options)};
  layout.cut.cut.countsBreaks = !isSheet(options);
  table.cut = layout.cut.cut;
  if (!layout.cut.skipNote.empty()) notes.push_back(layout.cut.skipNote);
  layout.sample = takeSample(table.text, table.cut);
  refuseBeyondColumns(table, layout.sample.usualFields());
  layout.header = detectHeader(layout.sample);
  table.header = options.header.value_or(layout.header.header);
  settleNames(table, options, layout.sample.usualFields(), notes);
  settleColumns(table, options);
  layout.decimalTold = options.decimal || options.thousands == '.' || options.thousands == ',';
  if (!layout.decimalTold) table.decimal = guessDecimal(table, layout.sample);
  return layout;
}

Reading readingOf(const TableText& table, const Decoded& encoding) {
  return {.separator = table.cut.separator,
          .decimal = table.decimal,
          .thousands = table.thousands.value_or('\0'),
          .quote = table.cut.quote,
          .comment = table.cut.comment,
          .encoding = encoding.encoding,
          .byteOrderMark = encoding.byteOrderMark,
          .skipLines = static_cast<int>(table.cut.skipLines),
          .header = table.header,
          .missing = table.missing.spellings()};
}

}  // namespace epsiscope
