#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope {

/// The categories of a column of text that differ in case, blanks, accents, hyphens or points alone,
/// in groups: see looseText().
std::vector<std::vector<std::string>> nearlySame(const Column& column);

/// Texts that several answers were ticked for: "bus;car".
struct SeveralAnswers {
  std::size_t cells = 0;  ///< that hold several
  std::string example{};
};
/// Those of a column of text whose categories are made of fewer parts with ";", "|" or "," between them.
std::optional<SeveralAnswers> severalAnswers(const Column& column);

/// A row of sums.
struct TotalRow {
  bool isFirst = false;  ///< directly below the names; else it is the last one
  std::string label{};   ///< its first text
};
/// The first or the last row if that holds the sums of all other rows and is nobody's: two columns have their
/// sum there and no other has a number, or one does and the text says so.
std::optional<TotalRow> totalRow(const Dataset& dataset);
/// What there is to say of it, and how it is left out; empty if there is none.
std::string totalRowNote(const Dataset& dataset);

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
