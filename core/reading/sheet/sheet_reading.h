#pragma once

#include "core/reading/sheet/sheet_table.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <string>
#include <vector>

namespace epsiscope {

/// How the text of a sheet is read: the marks are those that were written, and only the header, thousands
/// marks in texts, names, kinds and spellings of missing cells are those of `given`.
ReadOptions sheetOptions(const ReadOptions& given, const SheetTable& sheet);
/// A sentence for each given option that has no meaning for a sheet.
std::vector<std::string> unusedOptions(const ReadOptions& given);
/// Turns the settled options of the text into those of the sheet. `given`: the sheet was named.
void describeSheet(const SheetTable& sheet, bool given, Reading& reading, std::vector<Finding>& findings);

}  // namespace epsiscope
