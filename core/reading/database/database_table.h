#pragma once

#include "core/base/go_on.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <filesystem>
#include <vector>

namespace epsiscope {

/// The rows that an address names, or a table of the SQLite file at a path, or of an address without one: the
/// table that is to it what a sheet is to a workbook, or the only one. Throws FileError, TableLeft where
/// there are several and none is named, and Cancelled.
Dataset readDatabase(const std::filesystem::path& file, const ReadOptions& options, const GoOn& goOn);

/// How it is read as far as no row is needed for it, and its tables, with what is to be said of them.
Reading readingOfDatabase(const std::filesystem::path& file, const ReadOptions& options,
                          std::vector<Finding>& findings, const GoOn& goOn);

}  // namespace epsiscope
