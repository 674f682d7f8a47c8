#include "core/prepare/bad_cells.h"

#include "core/table/cell_report.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

/// The first bad cell of the column, and how many others it has.
std::string firstBad(const Dataset& dataset, const Column& column) {
  const auto position = static_cast<std::size_t>(&column - dataset.columns.data());
  std::string what = describe(dataset, position, column.badCells.front());
  what.pop_back();
  const std::size_t others = column.badCells.size() - 1;
  if (others > 0)
    what += counted("Core", ", and so for %n more cells of this column",
                    ", and so for %n more cell of this column", others);
  return what;
}

}  // namespace

void applyBadCellRule(BadCellRule rule, const Dataset& dataset, const Column& target,
                      const ColumnList& features, std::vector<Problem>& problems) {
  if (rule == BadCellRule::dropRows) return;
  if (!target.badCells.empty())
    problems.push_back(
        {"data.bad_cells",
         filled(sentence("Core",
                         "%1, in the target, which cannot be filled in; correct the file, or set bad_cells "
                         "to drop-rows."),
                firstBad(dataset, target))});
  if (rule == BadCellRule::mean) return;
  for (const Column* column : features)
    if (!column->badCells.empty())
      problems.push_back({"data.bad_cells", filled(sentence("Core",
                                                            "%1; correct the file, set bad_cells to "
                                                            "drop-rows or mean, or leave the column out."),
                                                   firstBad(dataset, *column))});
}

}  // namespace epsiscope
