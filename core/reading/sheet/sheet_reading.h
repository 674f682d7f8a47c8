#pragma once

#include "core/reading/sheet/sheet_table.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <string>
#include <vector>

namespace epsiscope {

/// How the text of a sheet is read: the marks are those that were written, and only the header, thousands
/// marks in texts, names, kinds and spellings of missing cells are as `told`.
ReadOptions sheetOptions(const ReadOptions& told, const SheetTable& sheet);
/// A sentence for each option that was told and says nothing of a sheet.
std::vector<std::string> unusedOptions(const ReadOptions& told);
/// What was settled of the text becomes what was settled of the sheet. `told`: the sheet was asked for.
void describeSheet(const SheetTable& sheet, bool told, Reading& reading, std::vector<Finding>& findings);

}  // namespace epsiscope
