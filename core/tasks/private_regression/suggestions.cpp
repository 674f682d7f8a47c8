#include "core/tasks/private_regression/suggestions.h"

#include <algorithm>

#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/private_regression/release.h"

namespace epsiscope {

Suggestions suggestionsOn(const Study& study, const PrivateRegressionCache& cache) {
  const RegressionSplit& split = cache.split();
  const auto& methods = study.privateRegression.methods;
  const auto method = std::ranges::find_if(methods, isNoisySums);
  if (method == methods.end()) return {};
  Study suggested = study;
  suggested.privateRegression.lambda.reset();
  Rng rng = previewStream(study, split.trial(), 0);
  const SumsPlan plan = regressionPlan(study, *method, viewEpsilon(study), split.sums());
  return {{"private_regression.lambda", releasedFit(suggested, plan, split.sums(), rng).lambda}};
}

}  // namespace epsiscope
