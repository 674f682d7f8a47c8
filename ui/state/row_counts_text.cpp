#include "ui/state/row_counts_text.h"

#include <QObject>

#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

QString whyDropped(const RowCounts& counts) {
  if (counts.droppedForBad == 0) return QObject::tr("missing cells");
  if (counts.droppedForMissing == 0) return QObject::tr("cells that are no numbers");
  return QObject::tr("%1 for missing cells, %2 for cells that are no numbers")
      .arg(countText(counts.droppedForMissing), countText(counts.droppedForBad));
}

bool changesTable(const RowCounts& counts) {
  return counts.rowsUsed != counts.rowsInFile || counts.cellsFilledMissing + counts.cellsFilledBad > 0;
}

QStringList rowCountFacts(const RowCounts& counts) {
  const std::size_t dropped = counts.droppedForMissing + counts.droppedForBad;
  const std::size_t filled = counts.cellsFilledMissing + counts.cellsFilledBad;
  QString rows = countedText("QObject", "%1 rows", "%1 row", counts.rowsInFile);
  if (counts.rowsUsed != counts.rowsInFile)
    rows = QObject::tr("%1 of %2").arg(countText(counts.rowsUsed), rows);
  QStringList parts{rows};
  if (dropped > 0) parts << QObject::tr("%1 dropped (%2)").arg(countText(dropped), whyDropped(counts));
  if (filled > 0) parts << countedText("QObject", "%1 cells filled", "%1 cell filled", filled);
  return parts;
}

QString rowCountsText(const RowCounts& counts) {
  return rowCountFacts(counts).join(QStringLiteral(" · "));
}

}  // namespace epsiscope
