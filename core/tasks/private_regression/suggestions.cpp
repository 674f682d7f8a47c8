#include "core/tasks/private_regression/suggestions.h"

#include <algorithm>

#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/private_regression/release.h"

namespace epsiscope {

Suggestions suggestionsOn(const Study& study, const PrivateRegressionCache& cache) {
  const RegressionSplit& split = cache.split();
  const auto& methods = study.privateRegression.methods;
  const auto method = std::ranges::find_if(methods, isLearned);
  if (method == methods.end()) return {};
  Study suggested = study;
  suggested.privateRegression.lambda.reset();
  Rng rng = previewStream(study, split.trial(), 0);
  const RegressionPart part = regressionPart(suggested, split, 0);
  const LearnedWeights learned =
      learnedPrivately(suggested, *method, viewEpsilon(study), part.sums, part.tilted(), rng);
  return {{"private_regression.lambda", learned.lambda}};
}

}  // namespace epsiscope
