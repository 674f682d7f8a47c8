#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/reader.h"
#include "core/data/text/number_cell.h"

namespace epsiscope {

struct QuoteError;
struct Sample;
class Scanner;
class TextWindow;

/// Decoded text and how it is to be cut.
struct TableText {
  std::string_view text;         ///< followed by a '\0', and none in it; of a large file only its head
  TextWindow* window = nullptr;  ///< goes through all of a large file
  std::string shownFile{};
  char separator = ',';
  char decimal = '.';
  bool header = true;
  std::vector<std::string> names{};  ///< one per column

  /// The first character, for a reader that goes through the whole text with TextProgress.
  const char* start() const;
};

/// What a column's cells turned out to be.
struct ColumnCensus {
  std::vector<double> values;  ///< NaN where the cell holds no number
  std::size_t missing = 0, firstMissingLine = 0;
  std::size_t bad =
      0;  ///< meant as numbers, but not usable: infinite, too large, with the other decimal mark
  std::size_t words = 0;  ///< no numbers at all
  std::size_t grouped = 0,
              ambiguousGroups = 0;  ///< with thousands marks; of these "1,234", which could be 1.234
  std::size_t underflows = 0, firstUnderflowLine = 0;
  std::size_t inexactIntegers = 0;
  bool mark = false, exponent = false;  ///< some number has a decimal mark, an exponent

  std::size_t numbers() const { return values.size() - missing - bad - words; }
  /// Long integers that a double would change, as in identifiers.
  bool holdsLongIntegers() const { return inexactIntegers > 0 && !mark && !exponent; }
  bool holdsNumbers() const {
    return (numbers() + bad > words || numbers() + bad + words == 0) && !holdsLongIntegers();
  }
};

/// What the cells say about the file's decimal mark.
struct MarkEvidence {
  std::size_t forThis = 0, forOther = 0;  ///< cells that allow one reading only
  std::size_t ambiguousThis = 0,
              ambiguousOther = 0;  ///< 1.234 as a number with the mark, and with the other mark

  /// Whether the other mark explains the file better. Commas in quoted fields of comma separated text are
  /// more often thousands marks, so there an ambiguous cell is no reason.
  bool favoursOther(char separator) const {
    if (forThis + forOther > 0) return forOther > forThis;
    return separator != ',' && ambiguousOther > ambiguousThis;
  }
};

/// The decimal mark that the sample speaks for; a point if it says nothing.
char guessDecimal(const Sample& sample);

struct Census {
  std::vector<ColumnCensus> columns;
  MarkEvidence marks;
  std::size_t rows = 0, blankLines = 0;
};

/// Reads every cell as a number where it can. Throws FileError: ragged rows, quotes, too many rows.
/// Nothing if `progress` said stop.
std::optional<Census> takeCensus(const TableText& table, const ReadProgress& progress);

/// Throws the FileError for a quote.
[[noreturn]] void refuseQuote(const TableText& table, const QuoteError& error);

/// Goes along with a reader of the whole text: calls `progress` about once per megabyte and keeps the text
/// coming.
class TextProgress {
public:
  /// The scanner stands at table.start().
  TextProgress(const TableText& table, const Scanner& scanner, const ReadProgress& progress);
  /// At the start of a record. False if the reader is to stop.
  bool at(Scanner& scanner);
  /// How many records there will be, about, if there were so many up to here; 0 if that cannot be told.
  std::size_t expected(std::size_t records, const Scanner& scanner) const;

private:
  bool step(Scanner& scanner);

  TextWindow* m_window;
  const char* m_begin;
  const char* m_next;
  std::size_t m_size;
  std::size_t m_dropped = 0;
  const ReadProgress& m_progress;
};

}  // namespace epsiscope
