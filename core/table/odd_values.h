#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope {

/// The categories of a column of text that differ in case or blanks alone, in groups.
std::vector<std::vector<std::string>> nearlySame(const Column& column);

/// A value that surveys write where nobody answered.
struct LikelyCode {
  double code = 0;
  std::size_t cells = 0;           ///< that hold it
  double lowest = 0, highest = 0;  ///< of all other values
};
/// Such a value in a column of numbers, if it is the smallest or the largest one, stands in three cells of
/// ten at most, and lies further from all others than these lie apart: 9, 99, 999, ..., the same of 7 and 8,
/// 97, 98, 997, 998, ..., or one of them below 0.
std::optional<LikelyCode> likelyCode(const Column& column);

}  // namespace epsiscope
