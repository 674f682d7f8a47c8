#include "ui/state/bad_cell_words.h"

#include <QObject>

#include <algorithm>

#include "core/table/cell_report.h"
#include "ui/widgets/counted_text.h"

namespace epsiscope {

QString badCellSummary(const Dataset& dataset) {
  const auto columns = static_cast<std::size_t>(
      std::ranges::count_if(dataset.columns, [](const Column& column) { return !column.badCells.empty(); }));
  return QObject::tr("%1, in %2.")
      .arg(countedText("QObject", "%1 cells are no numbers", "%1 cell is no number", badCellCount(dataset)),
           countedText("QObject", "%1 columns", "%1 column", columns));
}

QStringList badCellWords() {
  return {QObject::tr("stop and say where"), QObject::tr("drop those rows"),
          QObject::tr("fill with the mean")};
}

}  // namespace epsiscope
