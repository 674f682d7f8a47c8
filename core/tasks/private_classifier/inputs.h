#pragma once

#include <optional>
#include <string>

#include "core/study/study_fwd.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

/// What the rows of a split depend on.
struct PrivateClassifierInputs {
  SplitInputs split;
  FeatureInputs features;
  std::optional<std::string> positive;
  int randomFeatures = 0;     ///< 0: linear in the features
  double gamma = 1;           ///< of random features
  bool cosinesAlone = false;  ///< random features as somebody printed them, see FourierRows::cosines()
  bool operator==(const PrivateClassifierInputs&) const = default;
};
PrivateClassifierInputs privateClassifierInputs(const Study& study);

}  // namespace epsiscope
