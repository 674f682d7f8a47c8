#pragma once

#include "core/base/go_on.h"
#include "core/reading/text/file_kind.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <cstddef>
#include <filesystem>
#include <optional>

namespace epsiscope {

/// The kind of a file of SPSS, Stata or SAS, by its first bytes; nothing for any other file.
std::optional<FileKind> surveyKind(const std::filesystem::path& file);

/// Reads such a file, everything of the Dataset but its name. Throws FileError. Null if cancelled.
std::optional<Dataset> readSurvey(const std::filesystem::path& file, FileKind kind,
                                  const ReadOptions& options, const GoOn& goOn);

/// Reads its first rows, without a hash. Throws FileError and Cancelled.
Dataset surveyHead(const std::filesystem::path& file, FileKind kind, const ReadOptions& options,
                   std::size_t rows, const GoOn& goOn);

}  // namespace epsiscope
