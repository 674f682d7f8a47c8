#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/result.h"

namespace epsiscope {

struct CheckedResult {
  Result result;
  /// The differences between the file and the one that a run writes, a sentence each: parts that reading
  /// leaves out or decides otherwise, parts that its own SHA-256 does not fit, and changes of the files that
  /// were written with it. Those may all be absent, where the file has been copied alone.
  std::vector<std::string> changes;
};

/// Reads a results file that somebody may have changed. Throws as readResult() does.
///
/// A change of the file together with all SHA-256 is not found by this; changed figures are found by running
/// the study again, see differences().
CheckedResult readChecked(const std::filesystem::path& file, const GoOn& goOn = {});

}  // namespace epsiscope
