#include "core/tasks/private_regression/inputs.h"

#include "core/base/numbers.h"

namespace epsiscope {

/// A study without bounds has problems, and a cache for it fits nothing.
PrivateRegressionInputs privateRegressionInputs(const Study& study) {
  const PrivateRegression& task = study.privateRegression;
  PrivateRegressionInputs inputs{.split = splitInputs(study),
                                 .features = featureInputs(study.data),
                                 .bounds = {study.data.lower.value_or(kNaN), study.data.upper.value_or(kNaN)},
                                 .randomFeatures = task.randomFeatures};
  if (task.randomFeatures > 0) inputs.gamma = task.gamma;
  return inputs;
}

}  // namespace epsiscope
