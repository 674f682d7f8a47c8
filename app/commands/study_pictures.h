#pragma once

#include <filesystem>
#include <string>

#include "app/commands/study_input.h"
#include "core/results/result.h"

namespace epsiscope {

/// Writes each view's charts as SVG and PNG and the report as HTML into the folder. Throws UsageError.
void writePictures(const StudyInput& input, const Result& result, const std::filesystem::path& folder);

/// Whether writePictures() may write a file of this name, of whatever study.
bool isPictureFile(const std::string& name);

}  // namespace epsiscope
