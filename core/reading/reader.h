#pragma once

#include "core/base/go_on.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <filesystem>
#include <optional>

namespace epsiscope {

/// Reads delimited text (RFC 4180 quoting, gzip if it starts with the gzip mark), or a sheet of a spreadsheet
/// file (.xlsx, .ods, .fods), a file of SPSS, Stata or SAS (.sav, .zsav, .por, .dta, .sas7bdat, .xpt), or a
/// table of a database: a SQLite file, or an address (core/table/database_address.h). Throws FileError.
/// Returns nothing if cancelled: goOn may be called from another thread, never from two at once.
std::optional<Dataset> readDataset(const std::filesystem::path& file, const ReadOptions& options = {},
                                   const GoOn& goOn = {});

}  // namespace epsiscope
