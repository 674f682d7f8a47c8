#pragma once

#include <filesystem>

#include "core/base/go_on.h"
#include "core/results/result.h"

namespace epsiscope {

/// The place of a study's last run: "my study.results.json" beside "my study.json".
std::filesystem::path keptResultFile(const std::filesystem::path& studyFile);

/// Writes the result with the paths of its study relative to the file. Atomic. Throws FileError.
void writeResult(const Result& result, const std::filesystem::path& file);
/// Reads a result whose study has absolute paths. Throws what readResult() does.
Result readResultWithPaths(const std::filesystem::path& file, const GoOn& goOn = {});

}  // namespace epsiscope
