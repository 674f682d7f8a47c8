#pragma once

#include "core/reading/text/census.h"
#include "core/reading/text/decode.h"
#include "core/reading/text/detect.h"

namespace epsiscope {

/// The layout found in the first records of a text, or given by the options.
struct Layout {
  CutGuess cut{};
  HeaderGuess header{};
  Sample sample{};
  std::string unitReason{}, shortYearsReason{};
  std::size_t wordsOverNumbers = 0;  ///< the line below the names, if it may be no row; 0: it is one
  bool decimalTold = false;          ///< itself, or by a thousands mark that leaves no other
};

/// The text of these bytes, of which nothing is settled yet. Both must outlive it.
TableText undecided(const Decoded& decoded, const std::string& bytes, const std::string& shownFile);

/// Settles separator, quote, comment mark, header, names and kinds of `table`, the thousands mark and missing
/// spellings if they were given, and guesses the decimal mark if it was not. The number of columns is the
/// usual one of the first records, so that a first line that is cut short is the one to be blamed. Throws
/// FileError.
Layout settleLayout(TableText& table, const ReadOptions& options, std::vector<std::string>& notes);

}  // namespace epsiscope
