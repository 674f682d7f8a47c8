#pragma once

#include <cstddef>

namespace epsiscope {

/// What a promise depends on of a table beside the study: the counts of its rows by their use and of the
/// cells in them that hold no number, and whether its cells were read as its rows suggest.
struct RowCounts {
  std::size_t rowsInFile = 0;  ///< rowsUsed and both kinds of dropped rows
  std::size_t rowsUsed = 0;
  std::size_t droppedForMissing = 0;   ///< rows without a bad cell
  std::size_t droppedForBad = 0;       ///< rows with a bad cell, whatever else they miss
  std::size_t cellsFilledMissing = 0;  ///< numbers of rows in use, filled with means
  std::size_t cellsFilledBad = 0;      ///< likewise
  std::size_t withoutPerson = 0;  ///< rows of nobody who is named, left out; both 0 where the unit is a row
  std::size_t beyondMost = 0;     ///< rows left out, for nobody has more than so many
  std::size_t persons = 0;        ///< whom the rows in use belong to; 0: the unit is a row
  bool readAsDetected = false;    ///< see ReadingOrigin; false also for data from no file and by recipes

  /// The number of those whom a promise is about.
  std::size_t units() const { return persons > 0 ? persons : rowsUsed; }
  bool operator==(const RowCounts&) const = default;
};

}  // namespace epsiscope
