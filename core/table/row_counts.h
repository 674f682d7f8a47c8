#pragma once

#include <cstddef>

namespace epsiscope {

/// The counts of a table's rows by their use, and of the cells in them that hold no number.
struct RowCounts {
  std::size_t rowsInFile = 0;  ///< rowsUsed and both kinds of dropped rows
  std::size_t rowsUsed = 0;
  std::size_t droppedForMissing = 0;   ///< rows without a bad cell
  std::size_t droppedForBad = 0;       ///< rows with a bad cell, whatever else they miss
  std::size_t cellsFilledMissing = 0;  ///< numbers of rows in use, filled with means
  std::size_t cellsFilledBad = 0;      ///< likewise
  bool operator==(const RowCounts&) const = default;
};

}  // namespace epsiscope
