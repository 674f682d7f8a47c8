#include "core/prepare/missing_cells.h"

#include "core/text/wording.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

std::string listMissing(const ColumnList& columns) {
  std::size_t cells = 0, firstLine = 0;
  std::vector<std::string> names;
  for (const Column* column : columns) {
    if (column->missing == 0) continue;
    cells += column->missing;
    names.push_back(column->name);
    if (column->firstMissingLine > 0 && (firstLine == 0 || column->firstMissingLine < firstLine))
      firstLine = column->firstMissingLine;
  }
  if (names.empty()) return {};
  const std::string columnsText = counted("Core", "%n columns", "%n column", names.size());
  if (firstLine > 0)
    return filled(counted("Core", "%n cells are missing in %1 (%2; first in line %3)",
                          "%n cell is missing in %1 (%2; first in line %3)", cells),
                  columnsText, quotedList(names), firstLine);
  return filled(counted("Core", "%n cells are missing in %1 (%2)", "%n cell is missing in %1 (%2)", cells),
                columnsText, quotedList(names));
}

void dropColumnsWithMissing(ColumnList& features, PreparedData& made) {
  std::vector<std::string> names;
  for (const Column* column : features)
    if (column->missing > 0) names.push_back(column->name);
  if (names.empty()) return;
  std::erase_if(features, [](const Column* column) { return column->missing > 0; });
  made.notes.push_back(filled(counted("Core", "%n columns with missing cells were left out: %1.",
                                      "%n column with missing cells was left out: %1.", names.size()),
                              quotedList(names)));
  made.fromOtherRows.push_back(sentence("Core", kColumnsFollowFromRows));
}

}  // namespace

void applyMissingRule(MissingRule rule, const Column& target, ColumnList& features, PreparedData& made,
                      std::vector<Problem>& problems) {
  if (rule == MissingRule::stop) {
    ColumnList all = features;
    all.insert(all.begin(), &target);
    const std::string list = listMissing(all);
    if (!list.empty())
      problems.push_back({"data.missing", filled(sentence("Core",
                                                          "%1; set missing to drop-rows, drop-columns or "
                                                          "mean (the target's own can only be dropped)."),
                                                 list)});
    return;
  }
  if (rule == MissingRule::dropRows) return;
  if (target.missing > 0)
    problems.push_back(
        {"data.missing",
         filled(sentence("Core",
                         "%1, the target, which cannot be filled in or left out; set missing to drop-rows."),
                listMissing({&target}))});
  if (rule == MissingRule::dropColumns) dropColumnsWithMissing(features, made);
}

}  // namespace epsiscope
