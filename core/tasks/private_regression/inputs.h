#pragma once

#include "core/privacy/bounds.h"
#include "core/study/study_fwd.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

/// What the rows of a split depend on, and so their sums: neither epsilon nor lambda.
struct PrivateRegressionInputs {
  SplitInputs split;
  FeatureInputs features;
  LabelBounds bounds;
  int randomFeatures = 0;  ///< 0: linear in the features
  double gamma = 1;        ///< of random features alone
  bool operator==(const PrivateRegressionInputs&) const = default;
};
PrivateRegressionInputs privateRegressionInputs(const Study& study);

}  // namespace epsiscope
