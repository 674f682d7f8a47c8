#include "ui/state/row_counts_text.h"

#include <QObject>

#include <algorithm>
#include <utility>

#include "ui/widgets/counted_text.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

QString whyDropped(const RowCounts& counts) {
  const std::pair<std::size_t, QString> reasons[] = {
      {counts.droppedForMissing, QObject::tr("missing cells")},
      {counts.droppedForBad, QObject::tr("cells that are no numbers")},
      {counts.withoutPerson, QObject::tr("nobody named")},
      {counts.beyondMost, QObject::tr("too many of one person")}};
  const bool areSeveral = std::ranges::count_if(reasons, [](const auto& one) { return one.first > 0; }) > 1;
  QStringList said;
  for (const auto& [rows, why] : reasons)
    if (rows > 0) said << (areSeveral ? QObject::tr("%1 for %2").arg(countText(rows), why) : why);
  return said.join(QStringLiteral(", "));
}

bool changesTable(const RowCounts& counts) {
  return counts.rowsUsed != counts.rowsInFile || counts.cellsFilledMissing + counts.cellsFilledBad > 0;
}

QStringList rowCountFacts(const RowCounts& counts) {
  const std::size_t dropped = counts.rowsInFile - counts.rowsUsed;
  const std::size_t filled = counts.cellsFilledMissing + counts.cellsFilledBad;
  QString rows = countedText("QObject", "%1 rows", "%1 row", counts.rowsInFile);
  if (counts.rowsUsed != counts.rowsInFile)
    rows = QObject::tr("%1 of %2").arg(countText(counts.rowsUsed), rows);
  QStringList parts{rows};
  if (counts.persons > 0) parts << countedText("QObject", "%1 people", "%1 person", counts.persons);
  if (dropped > 0) parts << QObject::tr("%1 dropped (%2)").arg(countText(dropped), whyDropped(counts));
  if (filled > 0) parts << countedText("QObject", "%1 cells filled", "%1 cell filled", filled);
  return parts;
}

QString rowCountsText(const RowCounts& counts) {
  return rowCountFacts(counts).join(QStringLiteral(" · "));
}

}  // namespace epsiscope
