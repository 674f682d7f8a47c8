#pragma once

#include <filesystem>

#include "app/commands/study_input.h"
#include "core/results/result.h"

namespace epsiscope {

/// Writes each view's charts as SVG and PNG and the report as HTML into the folder. Throws UsageError.
void writePictures(const StudyInput& input, const Result& result, const std::filesystem::path& folder);

}  // namespace epsiscope
