#include "core/data/row_counts.h"

#include "core/text/sentence.h"

namespace epsiscope {

std::string countsText(const RowCounts& counts) {
  std::string text;
  const std::size_t dropped = counts.droppedForMissing + counts.droppedForBad;
  if (dropped > 0)
    text =
        filled(counted("Core", "%1 of %n rows left out (missing cells: %2, cells that are no numbers: %3).",
                       "%1 of %n row left out (missing cells: %2, cells that are no numbers: %3).",
                       counts.rowsInFile),
               dropped, counts.droppedForMissing, counts.droppedForBad);
  const std::size_t cells = counts.cellsFilledMissing + counts.cellsFilledBad;
  if (cells == 0) return text;
  if (!text.empty()) text += ' ';
  text += filled(counted("Core", "%n cells filled with the mean of the column (missing: %1, no numbers: %2).",
                         "%n cell filled with the mean of the column (missing: %1, no numbers: %2).", cells),
                 counts.cellsFilledMissing, counts.cellsFilledBad);
  return text;
}

}  // namespace epsiscope
