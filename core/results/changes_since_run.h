#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/go_on.h"

namespace epsiscope {

/// What of a results file is not as a run writes it, a sentence each: what reading it leaves out or decides
/// otherwise, what its own SHA-256 does not fit, and what has become of the files that were written with it.
/// Those may all be absent, where the file has been copied alone. Throws as readResult() does.
///
/// Whoever changes a file and all SHA-256 with it is not told by this; numbers are told by running the study
/// again, see differences().
std::vector<std::string> changesSinceRun(const std::filesystem::path& file, const GoOn& goOn = {});

}  // namespace epsiscope
