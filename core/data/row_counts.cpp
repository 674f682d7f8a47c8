#include "core/data/row_counts.h"

#include "core/text/sentence.h"

namespace epsiscope {

std::string countsText(const RowCounts& counts) {
  std::string text;
  const std::size_t dropped = counts.droppedForMissing + counts.droppedForBad;
  if (dropped > 0)
    text = filled(
        counted("Core", "%1 of %n rows left out: %2 for missing cells, %3 for cells that are no numbers.",
                "%1 of %n row left out: %2 for missing cells, %3 for cells that are no numbers.",
                counts.rowsInFile),
        dropped, counts.droppedForMissing, counts.droppedForBad);
  const std::size_t filledCells = counts.cellsFilledMissing + counts.cellsFilledBad;
  if (filledCells > 0)
    text +=
        (text.empty() ? "" : " ") +
        filled(counted("Core",
                       "%n cells filled with the mean of their column: %1 missing, %2 that are no numbers.",
                       "%n cell filled with the mean of its column: %1 missing, %2 that are no numbers.",
                       filledCells),
               counts.cellsFilledMissing, counts.cellsFilledBad);
  return text;
}

}  // namespace epsiscope
