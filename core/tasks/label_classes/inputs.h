#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/study_fwd.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

/// What the rows of a split depend on: neither epsilon nor lambda.
struct LabelClassesInputs {
  SplitInputs split;
  std::optional<std::vector<std::string>> classes;
  int randomFeatures = 0;
  std::optional<double> gamma;  ///< of random features alone
  bool operator==(const LabelClassesInputs&) const = default;
};
LabelClassesInputs labelClassesInputs(const Study& study);

}  // namespace epsiscope
