#pragma once

#include <string>

#include "core/results/result_file.h"

namespace epsiscope::test {

/// A result file without the values that may differ from run to run.
inline std::string timeless(Result result) {
  result.phases.clear();
  result.threads = 1;
  result.date.clear();
  return toJson(result);
}

}  // namespace epsiscope::test
