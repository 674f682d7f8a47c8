#include "core/reading/text/layout.h"

#include "core/base/file_error.h"
#include "core/reading/text/columns.h"
#include "core/reading/text/names.h"
#include "core/reading/text/scanner.h"
#include "core/table/reading_choice.h"
#include "core/text/sentence.h"
#include "core/text/utf8.h"
#include "core/text/wording.h"

#include <algorithm>
#include <cctype>
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
    names = toldNames(*options.names, names.size(), table.shownFile);
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

/// Settles whether rows or the names end with one separator too many, which is said, unless somebody named
/// the column behind it.
std::size_t settleEnds(TableText& table, const Sample& sample, const ReadOptions& options,
                       std::vector<std::string>& notes) {
  const std::size_t usual = sample.usualFields();
  const bool toldAll = (options.names && options.names->size() == usual) || isSheet(options);
  if (!table.header || sample.records.size() < 2) return usual;
  const std::vector<std::string>& names = sample.records.front();
  const auto endsEmpty = [](const std::vector<std::string>& record) {
    return trimmed(record.back()).empty();
  };
  if (names.size() == usual + 1 && endsEmpty(names)) {
    notes.push_back(
        sentence("Core", "The line of names ends with a separator, behind which no column begins."));
    return usual;
  }
  const auto isTooLong = [&](const std::vector<std::string>& record) {
    return record.size() == usual && endsEmpty(record);
  };
  const bool all = names.size() == usual && usual > 2 && endsEmpty(names) && !toldAll;
  if ((names.size() + 1 != usual && !all) ||
      !std::all_of(sample.records.begin() + 1, sample.records.end(), isTooLong))
    return usual;
  table.endsWithSeparator = true;
  notes.push_back(all ? sentence("Core", "Every line ends with a separator, behind which no column begins.")
                      : sentence("Core", "The rows end with a separator, behind which no column begins."));
  return usual - 1;
}

/// What stands between the cells where that is the separator twice, or with other signs between; empty where
/// it is the separator alone. Two commas, semicolons, tabs or blanks may have an empty column between them.
std::string longSeparator(const Sample& sample) {
  const char separator = sample.cut.separator;
  const auto& records = sample.records;
  if (records.size() < 2 || records.front().size() < 3 || records.front().size() % 2 == 0) return {};
  const std::string between = records.front()[1];
  const bool areSigns =
      std::ranges::all_of(between, [](char c) { return std::ispunct(static_cast<unsigned char>(c)) != 0; });
  if (!areSigns || (between.empty() && std::string_view(",;\t ").find(separator) != std::string_view::npos))
    return {};
  for (const std::vector<std::string>& record : records)
    for (std::size_t i = 1; i < record.size(); i += 2)
      if (record.size() != records.front().size() || record[i] != between) return {};
  return signText(separator) + between + signText(separator);
}

/// Refuses cells with a sign between them that cannot be a separator: lines, bullets and arrows, of which
/// each line has equally many.
void refuseWideSeparator(const TableText& table, const Sample& sample) {
  constexpr std::size_t kFewest = 3;
  const auto& records = sample.records;
  if (records.size() < kFewest || sample.usualFields() > 1) return;
  const auto isWide = [](char32_t code) {
    return code == 0x2016 || code == 0x2022 || (code >= 0x2190 && code <= 0x21FF) ||
           (code >= 0x2500 && code <= 0x25FF);
  };
  const std::string& line = records.front().front();
  std::string_view found;
  for (std::size_t at = 0; at < line.size() && found.empty();) {
    const std::size_t length = std::max<std::size_t>(1, characterLength(line, at));
    if (length > 2 && isWide(characterCode(line, at, length)))
      found = std::string_view(line).substr(at, length);
    at += length;
  }
  const auto countIn = [&](const std::string& text) {
    std::size_t count = 0;
    for (std::size_t at = text.find(found); at != std::string::npos; at = text.find(found, at + 1)) ++count;
    return count;
  };
  if (found.empty() || std::ranges::any_of(records, [&](const std::vector<std::string>& record) {
        return countIn(record.front()) != countIn(line);
      }))
    return;
  throw FileError({.file = table.shownFile},
                  filled(sentence("Core", "%1 stands between the cells and cannot be a separator here"),
                         quoted(std::string(found))),
                  sentence("Core", "replace it by a sign that no cell holds, such as a semicolon or a tab"));
}

/// Refuses cells with several signs between them.
void refuseLongSeparator(const TableText& table, const CutGuess& guess, Sample sample) {
  if (guess.offered) {
    Cut cut = table.cut;
    cut.separator = *guess.offered;
    sample = takeSample(table.text, cut);
  }
  if (const std::string found = longSeparator(sample); !found.empty())
    throw FileError(
        {.file = table.shownFile},
        filled(sentence("Core", "%1 stands between the cells, and a separator is one sign"), quoted(found)),
        sentence("Core", "replace it by a sign that no cell holds, such as a semicolon or a tab"));
}

/// "m/s", "[°C]", "(years)": what a line of units holds over numbers.
bool isUnitText(std::string_view text) {
  constexpr std::size_t kLongest = 20;
  text = trimmed(text);
  if (text.empty() || text.size() > kLongest || offeredMissing(text) != MissingTexts::kNone) return false;
  const auto canStart = [](char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80 ||
           std::string_view("[(%$#").find(c) != std::string_view::npos;
  };
  return canStart(text.front()) && std::ranges::count(text, ' ') <= 1;
}

std::string withoutBrackets(std::string_view text) {
  text = trimmed(text);
  const bool has =
      (text.starts_with('[') && text.ends_with(']')) || (text.starts_with('(') && text.ends_with(')'));
  return std::string(has ? text.substr(1, text.size() - 2) : text);
}

/// Whether the record below the names holds units: a word that may be one, or nothing, over every column,
/// none that comes again, and over two columns of numbers at least: over one it may stand for a missing
/// number, unless it has brackets.
bool detectUnits(const Sample& sample) {
  constexpr std::size_t kFewest = 4;  // names, units, two rows
  if (sample.records.size() < kFewest) return false;
  const std::vector<std::string>& units = sample.records[1];
  std::size_t found = 0;
  for (std::size_t column = 0; column < units.size(); ++column) {
    std::size_t numbers = 0, filled = 0, same = 0;
    for (std::size_t i = 2; i < sample.records.size(); ++i) {
      if (column >= sample.records[i].size() || isMissing(sample.records[i][column])) continue;
      ++filled;
      numbers += isNumberLike(sample.records[i][column]) ? 1 : 0;
      same += sample.records[i][column] == units[column] ? 1 : 0;
    }
    if (isMissing(units[column]) || units[column] == "-") continue;
    const bool holdsNumbers = 2 * numbers > filled;
    if (!isUnitText(units[column]) || same > 0) return false;
    if (holdsNumbers) found += withoutBrackets(units[column]).size() < trimmed(units[column]).size() ? 2 : 1;
  }
  return found > 1;
}

/// Whether the record below the names has words and no number over columns of numbers, as a second line of
/// names or questions does.
bool hasWordsOverNumbers(const Sample& sample) {
  constexpr std::size_t kFewest = 6;  // names, that line, four rows
  if (sample.records.size() < kFewest) return false;
  const std::vector<std::string>& line = sample.records[1];
  std::size_t found = 0;
  for (std::size_t column = 0; column < line.size(); ++column) {
    if (isMissing(line[column])) continue;
    if (isNumberLike(line[column]) || offeredMissing(trimmed(line[column])) != MissingTexts::kNone)
      return false;
    const auto isOther = [&](const std::vector<std::string>& record) {
      return column >= record.size() || !(isNumberLike(record[column]) || isMissing(record[column]));
    };
    found += std::none_of(sample.records.begin() + 2, sample.records.end(), isOther) ? 1 : 0;
  }
  return found > 0;
}

/// "---", ":--|--:", "-----+-----": a rule below the names, as databases and documents draw it.
bool isRule(const std::vector<std::string>& record) {
  constexpr std::size_t kShortest = 2;
  return std::ranges::all_of(record,
                             [](const std::string& cell) {
                               const std::string_view text = trimmed(cell);
                               return text.find_first_not_of("-=+:|") == std::string_view::npos &&
                                      (text.empty() || text.size() >= kShortest);
                             }) &&
         std::ranges::any_of(record, [](const std::string& cell) {
           return cell.find("--") != std::string::npos || cell.find("==") != std::string::npos;
         });
}

/// {"ImportId":"QID1"} in each cell: Qualtrics writes such a line below the questions.
bool areImportIds(const std::vector<std::string>& record) {
  return std::ranges::all_of(record,
                             [](const std::string& cell) { return cell.starts_with("{\"ImportId\""); });
}

/// Takes the two lines of Qualtrics for what they are.
void takeQuestions(TableText& table, bool given, Layout& layout, std::vector<std::string>& notes) {
  auto& records = layout.sample.records;
  table.questionLines = true;
  table.columnLabels = records[1];
  table.columnLabels.resize(table.names.size());
  layout.unitReason = sentence("Core", "Qualtrics writes questions and its own names below the names");
  if (!given)
    notes.push_back(sentence("Core",
                             "The two lines below the names hold questions and names of Qualtrics and are no "
                             "rows."));
  records.erase(records.begin() + 1, records.begin() + 3);
  layout.sample.lines.erase(layout.sample.lines.begin() + 1, layout.sample.lines.begin() + 3);
}

void settleUnits(TableText& table, const ReadOptions& options, Layout& layout,
                 std::vector<std::string>& notes) {
  const bool hasRule = table.header && layout.sample.records.size() > 2 && isRule(layout.sample.records[1]);
  const bool hasQuestions =
      table.header && layout.sample.records.size() > 2 && areImportIds(layout.sample.records[2]);
  table.unitLine =
      options.unitLine.value_or(hasRule || hasQuestions || (table.header && detectUnits(layout.sample)));
  if (hasQuestions && table.unitLine)
    return takeQuestions(table, options.unitLine.has_value(), layout, notes);
  layout.unitReason =
      hasRule && table.unitLine ? sentence("Core", "a rule is drawn between the names and the first row")
      : table.unitLine          ? sentence("Core", "words stand between the names and columns of numbers")
                                : sentence("Core", "the line below the names holds no units");
  if (table.header && !options.unitLine && !table.unitLine && hasWordsOverNumbers(layout.sample))
    layout.wordsOverNumbers = layout.sample.lines[1];
  if (!table.unitLine || layout.sample.records.size() < 2) return;
  // A row of sums can be left out as if it held units.
  const std::vector<std::string>& line = layout.sample.records[1];
  const bool hasUnits = !hasRule && std::ranges::none_of(line, isNumberLike);
  std::vector<std::string> units;
  for (const std::string& unit : line) units.push_back(hasUnits ? withoutBrackets(unit) : std::string());
  units.resize(table.names.size());
  if (!options.unitLine && hasRule)
    notes.push_back(sentence("Core", "The line below the names is a rule and no row."));
  else if (!options.unitLine)
    notes.push_back(filled(sentence("Core", "The line below the names holds units and is no row: %1."),
                           quotedList(units)));
  table.columnUnits = std::move(units);
  layout.sample.records.erase(layout.sample.records.begin() + 1);
  layout.sample.lines.erase(layout.sample.lines.begin() + 1);
}

/// Settles given kinds and forms. A later number is text at first.
void settleColumns(TableText& table, const ReadOptions& options) {
  table.kinds.resize(table.names.size());
  table.forms.resize(table.names.size());
  table.units.resize(table.names.size());
  table.missingOf.resize(table.names.size());
  table.declared = options.declared;
  for (std::size_t i = 0; i < table.names.size(); ++i) {
    if (const auto given = options.kinds.find(table.names[i]); given != options.kinds.end())
      table.kinds[i] = given->second;
    if (const auto own = options.missingOf.find(table.names[i]); own != options.missingOf.end()) {
      std::vector<std::string> spellings = table.missing.spellings();
      spellings.insert(spellings.end(), own->second.begin(), own->second.end());
      table.missingOf[i] = MissingTexts(spellings);
    }
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
  if (!options.separator) refuseWideSeparator(table, layout.sample);
  if (!options.separator) refuseLongSeparator(table, layout.cut, layout.sample);
  layout.header = detectHeader(layout.sample);
  table.header = options.header.value_or(layout.header.header);
  settleNames(table, options, settleEnds(table, layout.sample, options, notes), notes);
  settleUnits(table, options, layout, notes);
  settleColumns(table, options);
  table.findsLinesBelow = !options.skipBelow;
  table.firstShortYear = firstShortYearOf(options);
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
          .skipBelow = static_cast<int>(table.linesBelow),
          .header = table.header,
          .unitLine = table.unitLine,
          .questionLines = table.questionLines,
          .missing = table.missing.spellings()};
}

}  // namespace epsiscope
