#pragma once

#include "core/base/go_on.h"
#include "core/reading/text/number_cell.h"
#include "core/reading/text/scanner.h"
#include "core/reading/text/worded_cell.h"
#include "core/table/dataset.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

struct Sample;
class TextWindow;

/// Decoded text and how it is to be read.
struct TableText {
  std::string_view text;         ///< followed by a '\0', and none in it; of a large file only its head
  TextWindow* window = nullptr;  ///< goes through all of a large file
  std::string shownFile{};
  Cut cut{};
  char decimal = '.';
  std::optional<char> thousands{};  ///< absent: any mark between groups of three digits is one, until settled
  MissingTexts missing{};
  std::vector<std::optional<MissingTexts>> missingOf{};  ///< of columns with spellings of their own; likewise
  bool header = true;
  bool unitLine = false;                    ///< units of the columns stand below the names
  bool endsWithSeparator = false;           ///< rows do, behind their last cell
  bool questionLines = false;               ///< see Reading
  std::vector<std::string> columnUnits{};   ///< those of that line: as many as columns, or none
  std::vector<std::string> columnLabels{};  ///< the questions; likewise
  std::size_t linesBelow = 0;               ///< see Reading::skipBelow
  std::size_t lastLine = kNoLastLine;       ///< rows below this physical line are notes
  bool findsLinesBelow = false;             ///< notes below the table are looked for
  int firstShortYear = kUsualShortYears;    ///< years of two digits are those from here to 99 years later
  std::vector<std::string> names{};         ///< one per column
  std::vector<std::optional<ColumnKind>> kinds{};  ///< those that were given; as many, or none
  std::vector<std::optional<CellForm>> forms{};    ///< of columns whose texts are to become numbers; likewise
  std::vector<std::optional<std::string>> units{};  ///< the given ones of amounts; likewise
  bool declared = false;                            ///< as in ReadOptions
  bool decimalSettled = false;                      ///< the decimal mark was given, or a cell allows no other

  static constexpr std::size_t kNoLastLine = static_cast<std::size_t>(-1);

  /// The spellings of a missing cell in that column.
  const MissingTexts& missingIn(std::size_t column) const {
    return column < missingOf.size() && missingOf[column] ? *missingOf[column] : missing;
  }
  /// The first character, for a reader that goes through the whole text with TextProgress.
  const char* start() const;
};

/// The evidence of the cells about the file's decimal mark.
struct MarkEvidence {
  std::size_t forThis = 0, forOther = 0;  ///< cells that allow one reading only
  std::size_t ambiguousThis = 0,
              ambiguousOther = 0;  ///< 1.234 as a number with the mark, and with the other mark

  std::size_t ambiguous() const { return ambiguousThis + ambiguousOther; }
  MarkEvidence& operator+=(const MarkEvidence& more);
  /// Whether the other mark explains the file better. Commas in quoted fields of comma separated text are
  /// more often thousands marks, so there an ambiguous cell is no reason.
  bool favoursOther(char separator) const {
    if (forThis + forOther > 0) return forOther > forThis;
    return separator != ',' && ambiguousOther > ambiguousThis;
  }
};

/// The thousands marks that can be found, as in Reading.
inline constexpr std::array<char, 4> kThousandsMarks = {'.', ',', ' ', '\''};

/// The counts of a column's cells by kind.
struct ColumnCensus {
  std::vector<double> values{};       ///< NaN where the cell holds no number
  std::optional<ColumnKind> given{};  ///< whatever the cells say
  std::size_t missing = 0, firstMissingLine = 0;
  std::size_t firstSpelling =
      0;  ///< of a missing cell that is not empty, as MissingTexts numbers them; 0: none
  std::size_t bad =
      0;  ///< meant as numbers, but not usable: infinite, too large, with the other decimal mark
  std::size_t words = 0;                                      ///< no numbers at all
  std::array<std::size_t, kThousandsMarks.size()> grouped{};  ///< cells with each thousands mark
  std::size_t underflows = 0, firstUnderflowLine = 0;
  std::size_t inexactIntegers = 0, firstInexactLine = 0;
  std::size_t padded = 0, firstPaddedLine = 0;
  std::size_t bareExponents = 0, firstExponentLine = 0;  ///< 1E5, without a mark and a sign
  std::size_t offeredMissing = 0;       ///< among `words`: those that often mean a missing cell
  OfferedSpellings offeredSpellings{};  ///< each of them
  bool mark = false, exponent = false;  ///< some number has a decimal mark, an exponent
  MarkEvidence marks{};

  std::size_t numbers() const { return values.size() - missing - bad - words; }
  /// Long integers that a double would change, as in identifiers.
  bool holdsLongIntegers() const { return inexactIntegers > 0 && !mark && !exponent; }
  /// Whether cells that often mean a missing one are in the way of numbers.
  bool mayMiss() const {
    if (given) return *given == ColumnKind::number && offeredMissing > 0;
    return offeredMissing > 0 && numbers() + bad > words - offeredMissing && !holdsLongIntegers();
  }
  bool holdsNumbers() const {
    if (given) return *given == ColumnKind::number;
    return (numbers() + bad > words || numbers() + bad + words == 0) && !holdsLongIntegers();
  }
};

/// The first cell of a column that settles the decimal mark, that leaves it open, or that has a thousands
/// mark.
struct Example {
  enum class What { settling, ambiguous, grouped } what;
  std::size_t column;
  std::size_t line;
  std::string text;
};

/// Notes below a table, such as its source.
struct LinesBelow {
  std::size_t first = 0;  ///< physical line of the first of them; 0: there are none
  std::size_t count = 0;  ///< physical lines from there to that of the last of them
  std::string text{};     ///< the first of them
};

struct Census {
  std::vector<ColumnCensus> columns{};
  std::vector<Example> examples{};     ///< of the first columns that have some
  std::vector<std::size_t> missing{};  ///< cells with each spelling, as MissingTexts numbers them
  std::array<std::size_t, kOfferedMissing> offered{};  ///< cells with each spelling that is offered as one
  std::size_t rows = 0, blankLines = 0, commentLines = 0, trimmedFields = 0;
  std::size_t repeatedHeads = 0, firstRepeatedHead = 0;  ///< rows that are the line of names again; a line
  LinesBelow below{};  ///< if there are some, it is unfinished, and to be taken again of the lines above

  /// The evidence of the columns that hold numbers.
  MarkEvidence marks() const;
  /// Whether the decimal mark is known, by a cell that allows no other or by numbers that blanks or
  /// apostrophes group. Given marks do not count here.
  bool settlesDecimal() const;
  /// The first of a column that holds numbers; null if there is none.
  const Example* example(Example::What what) const;
};

/// Past the names and the units, to the first row.
void skipHead(const TableText& table, Scanner& scanner);
/// The physical line on which the last record of the text starts. Throws FileError for quotes.
std::size_t lastLineOf(const TableText& table, const GoOn& goOn);

/// The census of the sample alone, without the cells that its ragged records have too many.
Census takeCensus(const TableText& table, const Sample& sample);

/// The decimal mark that the sample speaks for; a point if it says nothing.
char guessDecimal(TableText table, const Sample& sample);

/// Reads every cell as a number where it can, up to table.lastLine. Throws FileError: ragged rows, quotes,
/// too many rows. Null if cancelled.
std::optional<Census> takeCensus(const TableText& table, const GoOn& goOn);

/// The mark that groups most numbers becomes the table's, unless one was given; cells that others group are
/// bad from now on.
void settleThousands(TableText& table, Census& census);

/// Throws the FileError for a quote.
[[noreturn]] void refuseQuote(const TableText& table, const QuoteError& error);

}  // namespace epsiscope
