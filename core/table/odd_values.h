#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope {

/// The categories of a column of text that differ in case, blanks, accents, hyphens or a final point alone,
/// in groups: see looseText().
std::vector<std::vector<std::string>> nearlySame(const Column& column);

/// The first text of the last row if that holds the sums of all rows above it and is nobody's: two columns
/// end with their sum and no other ends with a number, or one does and the text says so.
std::optional<std::string> totalRow(const Dataset& dataset);

/// A value that surveys write where nobody answered.
struct LikelyCode {
  double code = 0;
  std::size_t cells = 0;           ///< that hold it
  double lowest = 0, highest = 0;  ///< of all other values
};
/// Such values in a column of numbers, if they are the smallest or the largest ones, stand in three cells of
/// ten at most, and lie further from all others than these lie apart, or half as far if three cells hold
/// them; below 0, where nothing else is, three cells are enough. The values are 9, 99, 999, ..., the same of
/// 7 and 8, 97, 98, 997, 998, ..., or 99.9, or one of them below 0; outermost first, those above before those
/// below.
std::vector<LikelyCode> likelyCodes(const Column& column);

/// A value in a column of numbers whose label says that nobody answered, though it does not count as missing.
struct UnansweredCode {
  double code = 0;
  std::string word{};
  std::size_t cells = 0;  ///< that hold it, at least one
};
std::vector<UnansweredCode> unansweredCodes(const Column& column);

}  // namespace epsiscope
