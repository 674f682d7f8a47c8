#pragma once

#include "core/base/go_on.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The wanted part of a spreadsheet file.
struct SheetWish {
  std::string sheet{};  ///< empty: the first with a table
  std::size_t mostRows = static_cast<std::size_t>(-1);
  /// Where the whole sheet was read before, so that its first rows have as many columns.
  std::optional<std::size_t> firstColumn{};
  std::size_t width = 0;
};

/// One sheet of a spreadsheet file as comma separated text; see SheetText.
struct SheetTable {
  std::string text{};
  std::string sheet{};
  std::vector<std::string> sheets{};  ///< the names of all, the hidden ones too
  std::string reason{};               ///< why this sheet, as a Finding says it
  std::size_t firstColumn = 0;        ///< of the sheet, from 0: those before it are empty
  std::vector<std::string> notes{};
  std::string sha256{};  ///< of the file
};

/// Whether the file starts as spreadsheet files do: .xlsx and .ods, and as those that are locked.
bool isSpreadsheet(const std::filesystem::path& file);

/// Precondition: isSpreadsheet(file). Throws FileError: not readable, not a workbook, locked, damaged, too
/// large, no such sheet, no table. Null if cancelled.
std::optional<SheetTable> readSheet(const std::filesystem::path& file, const SheetWish& wish = {},
                                    const GoOn& goOn = {});

}  // namespace epsiscope
