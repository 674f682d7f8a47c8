#pragma once

#include "core/base/go_on.h"
#include "core/table/database_address.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The rows that the address names. Throws FileError and Cancelled.
Dataset readDatabase(const DatabaseAddress& address, const ReadOptions& options, const GoOn& goOn);

/// The table of a SQLite file that is given as any other: the one that is to it what a sheet is to a
/// workbook, or the only one. Precondition: isSqliteFile(file). Throws FileError, also where there are
/// several and none is named, and Cancelled.
Dataset readSqliteTable(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn);

/// Whether several tables are there and none is named.
bool leavesTable(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn);

/// How such a file, or an address, is read as far as no row is needed for it.
Reading readingOfDatabase(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn);

}  // namespace epsiscope
