#pragma once

#include "core/reading/text/scanner.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// A file with more is no table: a column takes many times the memory of its separator.
inline constexpr std::size_t kMostColumns = 100'000;

/// The most records that decide how a text is read.
inline constexpr std::size_t kSampledRecords = 200;

/// The first records of a text, cut in one way.
struct Sample {
  Cut cut{};
  std::vector<std::vector<std::string>> records{};
  std::vector<std::size_t> lines{};  ///< physical line of each record
  std::size_t quoted = 0;            ///< fields in quotes
  std::size_t firstNote = 0;         ///< physical line of the first note below the table; 0: there is none
  bool broken = false;               ///< a quote does not end as it should; `records` are those before it

  /// The number of fields that most records have; of equally frequent ones that of the first record.
  std::size_t usualFields() const;
};

/// At most kSampledRecords, and no more than about a megabyte; the last one may be cut behind kMostColumns.
/// Notes at the end of the text are left out, see Sample::firstNote.
/// `text` is followed by a '\0'.
Sample takeSample(std::string_view text, const Cut& cut);

/// More lines below a table are no notes.
inline constexpr std::size_t kMostNotes = 20;
/// Whether a record below a table of so many fields begins notes on it, such as its source: words in the
/// first field, a blank line above, and another number of fields or words that say so; or, without a blank
/// line, a single field of several words.
bool opensNotes(const std::vector<std::string>& record, std::size_t fields, bool belowBlankLine);
/// Whether a text says that it is a note: "Source: ...", "Quelle: ...", "\u00a9 ...".
bool startsNote(std::string_view text);
/// The first of the records at the end, from `from` on, that are notes though they have as many fields as the
/// table: one starts so, or they stand below an empty one, and nothing stands behind the first field of any,
/// as where a spreadsheet fills up lines; or all start so, the first below a blank line. The number of
/// records: there are none.
std::size_t filledNotesFrom(const std::vector<std::vector<std::string>>& records,
                            const std::vector<bool>& belowBlankLine, std::size_t from);
/// Whether it can stand in such notes, below their first line.
bool goesOnWithNotes(const std::vector<std::string>& record, std::size_t fields);

/// Whether a cell is a number, be it with either mark, too large or infinite.
bool isNumberLike(const std::string& cell);
bool isMissing(const std::string& cell);

struct HeaderGuess {
  bool header = true;
  bool overNumbers = false;  ///< its words stand over numbers
  std::string reason{};
};

/// Whether the first record names the columns. It does not if all its fields are numbers, or if more of the
/// columns that hold numbers below start with a number than with a word.
HeaderGuess detectHeader(const Sample& sample);

}  // namespace epsiscope
