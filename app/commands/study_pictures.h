#pragma once

#include <filesystem>
#include <string>

#include "app/commands/study_input.h"
#include "core/results/result.h"
#include "ui/report/report.h"

namespace epsiscope {

/// Writes each view's charts as SVG and PNG and the report as HTML and PDF into the folder. `trueValues`: of
/// the report. Throws UsageError.
void writePictures(const StudyInput& input, const Result& result, const std::filesystem::path& folder,
                   TrueValues trueValues);

/// Whether writePictures() may write a file of this name, of whatever study.
bool isPictureFile(const std::string& name);

}  // namespace epsiscope
