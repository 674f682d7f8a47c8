#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/result.h"

namespace epsiscope {

struct CheckedResult {
  Result result;
  /// What is not as a run writes it in the file, a sentence each: what reading it leaves out or decides
  /// otherwise, what its own SHA-256 does not fit, and what has become of the files that were written with
  /// it. Those may all be absent, where the file has been copied alone.
  std::vector<std::string> changes;
};

/// Reads a results file that somebody may have changed. Throws as readResult() does.
///
/// Whoever changes a file and all SHA-256 with it is not told by this; figures are told by running the study
/// again, see differences().
CheckedResult readChecked(const std::filesystem::path& file, const GoOn& goOn = {});

}  // namespace epsiscope
