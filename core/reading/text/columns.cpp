#include "core/reading/text/columns.h"

#include "core/base/file_error.h"
#include "core/base/numbers.h"
#include "core/reading/text/category_codes.h"
#include "core/reading/text/reading_guess.h"
#include "core/reading/text/scanner.h"
#include "core/reading/text/text_progress.h"
#include "core/table/cell_report.h"
#include "core/table/column_questions.h"
#include "core/table/identifier.h"
#include "core/table/odd_values.h"
#include "core/table/reading_choice.h"
#include "core/table/value_labels.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace epsiscope {

namespace {

/// The most bad cells that the notes of a file name; the others are in the columns.
constexpr std::size_t kListedCells = 100;

/// A text column under construction.
class Categories {
public:
  /// `given`: all texts are to be numbers.
  Categories(Column& column, const TableText& table, std::size_t index, bool given)
      : m_column(column),
        m_missing(table.missingIn(index)),
        m_guess(table.firstShortYear, given),
        m_codes(column.categories) {}

  void add(std::string_view text, std::size_t line) {
    if (m_missing.contains(trimmed(text))) {
      m_column.codes.push_back(-1);
      return;
    }
    const std::size_t known = m_column.categories.size();
    m_column.codes.push_back(m_codes.of(text));
    if (m_column.categories.size() > known) m_guess.add(text, line);
  }
  const ReadingGuess& guess() const { return m_guess; }

private:
  Column& m_column;
  const MissingTexts& m_missing;
  ReadingGuess m_guess;
  CategoryCodes m_codes;
};

/// The bad cells of a column under construction.
class BadCells {
public:
  explicit BadCells(Column& column) : m_column(column) {}

  void check(const TableText& table, const Scanner& scanner, std::size_t row, std::size_t index) {
    const std::optional<CellFault> fault =
        faultOf(readCell(scanner.field(), table.decimal, table.missingIn(index)), *table.thousands);
    if (!fault) return;
    m_column.values[row] = kNaN;
    add(scanner, row, *fault);
  }
  void add(const Scanner& scanner, std::size_t row, CellFault fault) {
    m_column.badCells.push_back({.line = scanner.fieldLine(),
                                 .row = static_cast<std::uint32_t>(row),
                                 .text = indexOf(shortened(std::string(scanner.field()))),
                                 .fault = fault});
  }

private:
  std::uint32_t indexOf(std::string text) {
    const auto [at, isNew] = m_texts.emplace(std::move(text), static_cast<std::uint32_t>(m_texts.size()));
    if (isNew) m_column.badTexts.push_back(at->first);
    return at->second;
  }

  Column& m_column;
  std::unordered_map<std::string, std::uint32_t> m_texts;
};

std::vector<Column> withoutTexts(const TableText& table, Census& census) {
  std::vector<Column> columns;
  columns.reserve(census.columns.size());
  for (std::size_t i = 0; i < census.columns.size(); ++i) {
    ColumnCensus& counted = census.columns[i];
    Column column{.name = table.names[i],
                  .kind = counted.holdsNumbers() ? ColumnKind::number : ColumnKind::text,
                  .kindGiven = counted.given.has_value(),
                  .missing = counted.missing,
                  .firstMissingLine = counted.firstMissingLine};
    if (counted.firstSpelling > 0)
      column.missingSpelling = table.missingIn(i).spellings()[counted.firstSpelling - 1];
    if (column.kind == ColumnKind::number) {
      column.badCells.reserve(counted.bad + counted.words);
      column.values = std::move(counted.values);
      // Blank lines and quoted line breaks make the reserved room too large; a little is not worth a copy.
      if (column.values.capacity() > column.values.size() + column.values.size() / 4)
        column.values.shrink_to_fit();
    } else {
      counted.values = {};
      column.codes.reserve(census.rows);
    }
    columns.push_back(std::move(column));
  }
  return columns;
}

/// Finds the lines of the cells that did not become numbers.
bool findBadCells(const TableText& table, const std::vector<std::vector<std::optional<CellFault>>>& faults,
                  std::vector<Column>& columns, const GoOn& goOn) {
  std::vector<BadCells> badCells(columns.begin(), columns.end());
  Scanner scanner(table.start(), table.cut);
  TextProgress steps(table, scanner, goOn);
  skipHead(table, scanner);
  for (std::size_t row = 0; scanner.nextRecord(); ++row) {
    if (!steps.at(scanner)) return false;
    for (std::size_t i = 0; i < columns.size() && scanner.nextField(); ++i) {
      if (faults[i].empty() || row >= columns[i].codes.size() || columns[i].codes[row] < 0) continue;
      if (const auto fault = faults[i][static_cast<std::size_t>(columns[i].codes[row])])
        badCells[i].add(scanner, row, *fault);
    }
  }
  return true;
}

/// Offers to read a column of numbers as an account, where that is all that its bad cells need.
void offerAccounting(const TableText& table, Column& column) {
  const ColumnReading account{.form = CellForm::accounting, .decimal = table.decimal};
  // "5 S" among plain numbers may be five of something.
  const auto fits = [&](const std::string& text) {
    const WordedCell cell = wordedCell(text);
    const auto* amount = std::get_if<AmountCell>(&cell);
    return (amount == nullptr || sideOf(*amount) == AccountSide::none) &&
           std::holds_alternative<double>(readAs(text, account));
  };
  if (column.badTexts.empty() || !std::ranges::all_of(column.badTexts, fits)) return;
  column.offered = account;
  column.offer = filled(sentence("Core", "%1, %2 as %3"), readingText(account),
                        epsiscope::quoted(column.badTexts.front()),
                        std::get<double>(readAs(column.badTexts.front(), account)));
}

/// Says of each text column what its texts could be, or makes numbers of them where that was asked for.
bool readForms(const TableText& table, const std::vector<Categories>& categories,
               std::vector<Column>& columns, const GoOn& goOn) {
  std::vector<std::vector<std::optional<CellFault>>> faults(columns.size());
  bool anyBad = false;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    Column& column = columns[i];
    if (column.kind != ColumnKind::text) {
      offerAccounting(table, column);
      continue;
    }
    const ReadingGuess& guess = categories[i].guess();
    const std::optional<CellForm> given = table.forms.empty() ? std::nullopt : table.forms[i];
    if (!given) {
      GuessedReading found = guess.guess(table.decimal, table.decimalSettled);
      column.offered = found.reading;
      column.offer = std::move(found.words);
      continue;
    }
    column.reading =
        table.declared
            ? ColumnReading{.form = *given, .decimal = table.decimal, .firstShortYear = table.firstShortYear}
            : guess.given(*given, table.decimal, table.decimalSettled);
    if (table.units[i]) column.reading->unit = *table.units[i];
    faults[i] = textsToNumbers(column);
    const bool bad =
        std::any_of(faults[i].begin(), faults[i].end(), [](const auto& one) { return one.has_value(); });
    if (!bad) faults[i].clear();
    anyBad |= bad;
  }
  if (anyBad && !findBadCells(table, faults, columns, goOn)) return false;
  for (Column& column : columns)
    if (column.reading) column.codes = {}, column.categories = {};
  return true;
}

bool secondPass(const TableText& table, std::size_t rows, std::vector<Column>& columns, const GoOn& goOn) {
  std::vector<Categories> categories;
  categories.reserve(columns.size());
  for (std::size_t i = 0; i < columns.size(); ++i)
    categories.emplace_back(columns[i], table, i, !table.forms.empty() && table.forms[i].has_value());
  std::vector<BadCells> badCells(columns.begin(), columns.end());
  Scanner scanner(table.start(), table.cut);
  const GoOn mostOfIt = goOn.part(0, 0.9);
  TextProgress steps(table, scanner, mostOfIt);
  skipHead(table, scanner);
  for (std::size_t row = 0; scanner.nextRecord(); ++row) {
    if (!steps.at(scanner)) return false;
    // A file that was changed since the first pass may hold anything, and below the rows notes may stand.
    for (std::size_t i = 0; row < rows && i < columns.size() && scanner.nextField(); ++i) {
      if (columns[i].kind == ColumnKind::text)
        categories[i].add(scanner.field(), scanner.fieldLine());
      else if (columns[i].badCells.capacity() > 0)
        badCells[i].check(table, scanner, row, i);
    }
  }
  return readForms(table, categories, columns, goOn.part(0.9, 1));
}

}  // namespace

std::optional<CellFault> faultOf(const NumberCell& cell, char thousands) {
  switch (cell.kind) {
    case CellKind::infinite:
      return CellFault::notFinite;
    case CellKind::overflow:
      return CellFault::tooLarge;
    case CellKind::hexadecimal:
      return CellFault::hexadecimal;
    case CellKind::otherMark:
      return cell.form.mark ? CellFault::otherMark : CellFault::thousandsMark;
    case CellKind::text:
      return CellFault::notANumber;
    case CellKind::grouped:
      if (cell.form.thousands != thousands) return CellFault::thousandsMark;
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

int firstShortYearOf(const ReadOptions& options) {
  const int chosen = options.shortYears.value_or(options.declared ? kUsualShortYears : 0);
  return chosen > 0 ? chosen : shortYearsUntilNow();
}

std::optional<std::vector<Column>> makeColumns(const TableText& table, Census&& census, const GoOn& goOn) {
  const std::size_t rows = census.rows;
  std::vector<Column> columns = withoutTexts(table, census);
  bool needed = false;
  for (const Column& column : columns)
    needed |= column.kind == ColumnKind::text || column.badCells.capacity() > 0;
  if (needed && !secondPass(table, rows, columns, goOn)) return std::nullopt;
  return columns;
}

std::vector<std::optional<CellFault>> textsToNumbers(Column& column) {
  std::vector<double> numbers;
  std::vector<std::optional<CellFault>> faults;
  for (const std::string& text : column.categories) {
    const auto value = readAs(text, *column.reading);
    const auto* fault = std::get_if<CellFault>(&value);
    faults.push_back(fault == nullptr ? std::nullopt : std::optional(*fault));
    numbers.push_back(fault == nullptr ? std::get<double>(value) : kNaN);
  }
  column.kind = ColumnKind::number;
  column.values.reserve(column.codes.size());
  for (const std::int32_t code : column.codes)
    column.values.push_back(code < 0 ? kNaN : numbers[static_cast<std::size_t>(code)]);
  return faults;
}

namespace {

/// Gives each category of the column the name that `nameOf` has for it, and makes one of those with one name.
template <class NameOf>
void renameCategories(Column& column, const NameOf& nameOf) {
  std::unordered_map<std::string, std::int32_t> places;
  std::vector<std::int32_t> codes;
  std::vector<std::string> categories;
  for (const std::string& category : column.categories) {
    const std::string& name = nameOf(category);
    const auto [place, isNew] = places.emplace(name, static_cast<std::int32_t>(categories.size()));
    if (isNew) categories.push_back(name);
    codes.push_back(place->second);
  }
  for (std::int32_t& code : column.codes)
    if (code >= 0) code = codes[static_cast<std::size_t>(code)];
  column.categories = std::move(categories);
}

}  // namespace

void nameValues(char decimal, Column& column) {
  std::unordered_map<std::string_view, const std::string*> byText;
  std::unordered_map<double, const std::string*> byNumber;
  for (const ValueLabel& label : column.valueLabels) {
    byText.emplace(trimmed(label.value), &label.word);
    if (const auto number = labelledNumber(label)) byNumber.emplace(*number, &label.word);
  }
  renameCategories(column, [&](const std::string& category) -> const std::string& {
    if (const auto found = byText.find(category); found != byText.end()) return *found->second;
    const NumberCell cell = readCell(category, decimal);
    const auto found = cell.kind == CellKind::number ? byNumber.find(cell.value) : byNumber.end();
    return found == byNumber.end() ? category : *found->second;
  });
}

void nameValuesAsGiven(const ReadOptions& options, char decimal, Column& column) {
  const auto labels = options.labelsOf.find(column.name);
  if (labels == options.labelsOf.end()) return;
  column.valueLabels = withDistinctWords(labelsFrom(labels->second));
  if (column.kind == ColumnKind::text) nameValues(decimal, column);
}

void noteShortYears(const ReadOptions& options, Dataset& dataset) {
  for (const Column& column : dataset.columns)
    if (column.reading)
      dataset.reading.shortYears = std::max(dataset.reading.shortYears, column.reading->firstShortYear);
  const int first = dataset.reading.shortYears;
  if (first == 0) return;
  const bool given = options.shortYears.value_or(0) > 0;
  dataset.findings.push_back(
      {.key = "short_years",
       .value = std::to_string(first),
       .reason = given ? sentence("Core", "as chosen")
                       : filled(sentence("Core", "two digits are of the years %1 to %2"), first, first + 99),
       .given = given});
}

void joinSpellings(const ReadOptions& options, Column& column) {
  const auto same = options.same.find(column.name);
  if (same == options.same.end() || column.kind != ColumnKind::text) return;
  std::unordered_map<std::string, std::string> first;
  for (const std::vector<std::string>& spellings : same->second)
    for (const std::string& spelling : spellings)
      first.emplace(trimmed(spelling), trimmed(spellings.front()));
  renameCategories(column, [&](const std::string& category) -> const std::string& {
    const auto known = first.find(category);
    return known == first.end() ? category : known->second;
  });
}

std::string columnTitle(std::size_t index, const std::string& name) {
  return filled(sentence("Core", "Column %1 \"%2\""), index + 1, shortened(name));
}

namespace {

/// Makes the cells that are no numbers missing ones, in columns of numbers. Returns how many there were.
std::size_t takeBadAsMissing(std::vector<Column>& columns) {
  std::size_t cells = 0;
  for (Column& column : columns) {
    if (column.badCells.empty()) continue;
    const std::size_t line = column.badCells.front().line;
    column.firstMissingLine = column.missing == 0 ? line : std::min(line, column.firstMissingLine);
    column.missing += column.badCells.size();
    cells += column.badCells.size();
    column.badCells = {};
    column.badTexts = {};
  }
  return cells;
}

/// Notes the problems of a column's numbers.
void noteNumbers(const std::string& name, const ColumnCensus& column, char thousands,
                 std::vector<std::string>& notes) {
  if (column.underflows > 0)
    notes.push_back(filled(
        counted("Core", "%1: %n numbers too close to 0 for a number here were read as 0 (first in line %2).",
                "%1: %n number too close to 0 for a number here was read as 0 (first in line %2).",
                column.underflows),
        name, column.firstUnderflowLine));
  if (column.inexactIntegers > 0)
    notes.push_back(filled(
        counted(
            "Core",
            "%1: %n whole numbers beyond 2^53 were rounded to the nearest number here (first in line %2); "
            "to keep their digits, say that the column holds text.",
            "%1: %n whole number beyond 2^53 was rounded to the nearest number here (line %2); to keep its "
            "digits, say that the column holds text.",
            column.inexactIntegers),
        name, column.firstInexactLine));
  if (column.padded > 0)
    notes.push_back(
        filled(counted("Core",
                       "%1: %n cells with zeros in front were read as numbers without them (first in line "
                       "%2); to keep codes such as 007, say that the column holds text.",
                       "%1: %n cell with zeros in front was read as a number without them (line %2); to keep "
                       "codes such as 007, say that the column holds text.",
                       column.padded),
               name, column.firstPaddedLine));
  if (column.bareExponents > 0)
    notes.push_back(filled(
        counted("Core",
                "%1: %n cells such as 1E5 were read as numbers with a power of ten (first in line %2); "
                "to keep codes, say that the column holds text.",
                "%1: %n cell such as 1E5 was read as a number with a power of ten (line %2); to keep "
                "codes, say that the column holds text.",
                column.bareExponents),
        name, column.firstExponentLine));
  if (const std::size_t grouped =
          std::accumulate(column.grouped.begin(), column.grouped.end(), std::size_t{0});
      grouped > 0)
    notes.push_back(filled(counted("Core", "%1: \"%2\" was read as a thousands mark in %n cells.",
                                   "%1: \"%2\" was read as a thousands mark in %n cell.", grouped),
                           name, thousands));
}

}  // namespace

void noteColumns(const TableText& table, const Census& census, std::vector<std::string>& notes) {
  for (std::size_t i = 0; i < census.columns.size(); ++i) {
    const ColumnCensus& column = census.columns[i];
    const std::string name = columnTitle(i, table.names[i]);
    if (!column.given && column.holdsLongIntegers())
      notes.push_back(filled(sentence("Core",
                                      "%1 holds whole numbers beyond 2^53, which a number here would change: "
                                      "it was kept as text, digit for digit."),
                             name));
    else if (!column.given && !column.holdsNumbers() && column.numbers() > 0)
      notes.push_back(filled(sentence("Core", "%1 is mixed, %2 and %3: it was read as text."), name,
                             counted("Core", "%n numbers", "%n number", column.numbers()),
                             counted("Core", "%n other texts", "%n other text", column.words + column.bad)));
    if (!column.holdsNumbers()) continue;
    noteNumbers(name, column, *table.thousands, notes);
    if (column.missing == census.rows) notes.push_back(filled(sentence("Core", "%1 has no values."), name));
  }
}

namespace {

void noteForms(const Dataset& dataset, std::vector<std::string>& notes) {
  for (std::size_t i = 0; i < dataset.columns.size(); ++i) {
    const Column& column = dataset.columns[i];
    const std::string name = columnTitle(i, column.name);
    if (column.reading)
      notes.push_back(filled(sentence("Core", "%1 was read as %2."), name, readingText(*column.reading)));
    if (column.reading && column.reading->firstShortYear != 0)
      notes.push_back(filled(sentence("Core", "%1: years of two digits were read as those from %2 to %3."),
                             name, column.reading->firstShortYear, column.reading->firstShortYear + 99));
    if (column.reading) continue;
    if (column.offered && column.kind == ColumnKind::number)
      notes.push_back(
          filled(sentence("Core",
                          "%1 can be read as %3; say that its reading is \"%2\" to take these cells "
                          "in."),
                 name, formName(column.offered->form), column.offer));
    else if (column.offered)
      notes.push_back(filled(sentence("Core",
                                      "%1 is text and can be read as %3; say that its reading is \"%2\" to "
                                      "compute with it."),
                             name, formName(column.offered->form), column.offer));
    else if (!column.offer.empty())
      notes.push_back(filled(sentence("Core", "%1 looks like numbers, but %2."), name, column.offer));
  }
}

/// The names of the columns that are asked about.
std::set<std::string_view> columnsAsked(const Dataset& dataset, std::string_view key) {
  std::set<std::string_view> names;
  for (const Question& question : dataset.questions)
    if (question.key == key) names.insert(question.columns.begin(), question.columns.end());
  return names;
}

/// Values that may stand for no answer.
void noteLikelyMissing(const std::string& name, const Column& column, std::vector<std::string>& notes) {
  const std::vector<UnansweredCode> unanswered = unansweredCodes(column);
  for (const UnansweredCode& one : unanswered)
    notes.push_back(
        filled(counted("Core",
                       "%1: the label of %2, which stands in %n cells, is %3. If it means that nobody "
                       "answered, list it as \"missing\" of the column.",
                       "%1: the label of %2, which stands in %n cell, is %3. If it means that nobody "
                       "answered, list it as \"missing\" of the column.",
                       one.cells),
               name, one.code, quoted(one.word)));
  for (const LikelyCode& found : likelyCodes(column)) {
    if (std::ranges::count(unanswered, found.code, &UnansweredCode::code) > 0) continue;
    notes.push_back(
        filled(counted("Core",
                       "%1: %2 in %n cells lies far from all other values, %3 to %4. If it means that "
                       "nobody answered, list it as \"missing\" of the column.",
                       "%1: %2 in %n cell lies far from all other values, %3 to %4. If it means that "
                       "nobody answered, list it as \"missing\" of the column.",
                       found.cells),
               name, found.code, found.lowest, found.highest));
  }
}

/// Notes what no question is about.
void noteOddValues(const Dataset& dataset, std::vector<std::string>& notes) {
  constexpr std::size_t kMostCategories = 1000;
  const auto asksMissing = columnsAsked(dataset, kAsksMissing), asksSame = columnsAsked(dataset, kAsksSame);
  if (std::string total = totalRowNote(dataset); !total.empty()) notes.push_back(std::move(total));
  for (std::size_t i = 0; i < dataset.columns.size(); ++i) {
    const Column& column = dataset.columns[i];
    const std::string name = columnTitle(i, column.name);
    if (!asksMissing.contains(column.name)) noteLikelyMissing(name, column, notes);
    if (holdsShortYears(column))
      notes.push_back(filled(sentence("Core",
                                      "%1 seems to hold years of two digits. They are read as they stand, so "
                                      "that 05 comes before 99: write all digits where the table comes "
                                      "from, if these are years."),
                             name));
    if (column.kind == ColumnKind::text && !column.missingSpelling.empty())
      notes.push_back(
          filled(counted("Core",
                         "%1: %n cells such as %2 were read as missing. If that is a category, give "
                         "\"missing_values\" without it.",
                         "%1: %n cell, %2, was read as missing. If that is a category, give "
                         "\"missing_values\" without it.",
                         column.missing),
                 name, quoted(column.missingSpelling)));
    if (column.categories.size() > kMostCategories) continue;
    if (const auto several = severalAnswers(column))
      notes.push_back(filled(
          counted("Core",
                  "%1: %n cells such as %2 hold several values, and each combination is a category. To "
                  "count the values, give each a column of its own where the table comes from.",
                  "%1: %n cell, %2, holds several values, and each combination is a category. To "
                  "count the values, give each a column of its own where the table comes from.",
                  several->cells),
          name, quoted(several->example)));
    if (asksSame.contains(column.name)) continue;
    for (const std::vector<std::string>& spellings : nearlySame(column))
      notes.push_back(filled(
          sentence("Core",
                   "%1: %2 differ in case, blanks, accents, hyphens or points alone and are "
                   "categories of their own. To make one of them, list them as \"same\" of the column."),
          name, quotedList(spellings)));
  }
}

void noteBadCells(const Dataset& dataset, std::vector<std::string>& notes) {
  std::size_t listed = 0;
  for (std::size_t i = 0; i < dataset.columns.size(); ++i)
    for (const BadCell& cell : dataset.columns[i].badCells) {
      if (listed == kListedCells) break;
      ++listed;
      notes.push_back(describe(dataset, i, cell));
    }
  const std::size_t others = badCellCount(dataset) - listed;
  if (others > 0)
    notes.push_back(counted("Core", "And %n more cells that cannot be read as a number.",
                            "And %n more cell that cannot be read as a number.", others));
}

}  // namespace

void settleOddCells(bool declared, Dataset& dataset) {
  if (!declared) {
    std::ranges::move(columnQuestions(dataset), std::back_inserter(dataset.questions));
    noteOddValues(dataset, dataset.notes);
    return;
  }
  if (const std::size_t cells = takeBadAsMissing(dataset.columns); cells > 0)
    dataset.notes.push_back(counted("Core", "%n cells do not fit the declared reading and count as missing.",
                                    "%n cell does not fit the declared reading and counts as missing.",
                                    cells));
}

void noteReadings(Dataset& dataset) {
  noteForms(dataset, dataset.notes);
  noteBadCells(dataset, dataset.notes);
}

}  // namespace epsiscope
