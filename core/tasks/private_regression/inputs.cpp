#include "core/tasks/private_regression/inputs.h"

#include <algorithm>

#include "core/base/numbers.h"
#include "core/study/preparations.h"
#include "core/study/problem_list.h"
#include "core/study/study.h"
#include "core/tasks/data_problems.h"
#include "core/tasks/private_regression/cache.h"
#include "core/tasks/private_regression/cells.h"
#include "core/tasks/private_regression/release.h"
#include "core/tasks/private_regression/task.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

/// A study without bounds has problems, and no cache fits it.
PrivateRegressionInputs privateRegressionInputs(const Study& study) {
  const PrivateRegression& task = study.privateRegression;
  PrivateRegressionInputs inputs{.split = splitInputs(study),
                                 .features = featureInputs(study.data),
                                 .bounds = {study.data.lower.value_or(kNaN), study.data.upper.value_or(kNaN)},
                                 .randomFeatures = task.randomFeatures};
  if (task.randomFeatures > 0) inputs.gamma = task.gamma;
  return inputs;
}

void checkPrivateRegression(const Study& study, ProblemList& found) {
  const PrivateRegression& task = study.privateRegression;
  std::vector<std::string> methods;
  for (const Method& method : privateRegressionTask().methods()) methods.push_back(method.id);
  found.list("private_regression.methods", sentence("Core", "methods"), task.methods);
  for (const std::string& method : task.methods)
    found.oneOf("private_regression.methods", sentence("Core", "method"), methods, method);
  for (const char* key :
       {"private_regression.lambda", "private_regression.delta", "private_regression.gamma"})
    found.number(study, key);
  if (task.randomFeatures != 0) found.number(study, "private_regression.random_features");
}

void checkPrivateRegressionData(const Study& study, const PreparedTable& table, ProblemList& found) {
  const PreparedData& data = table.data();
  checkMappedRows("private_regression.random_features", study.privateRegression.randomFeatures,
                  data.rows.size(), found);
  if (study.data.prepare == kPrepareNone && !table.longRow().empty())
    found.add("data.prepare", table.longRow());
}

Suggestions suggestionsOn(const Study& study, const PrivateRegressionCache& cache) {
  const RegressionSplit& split = cache.split();
  const auto& methods = study.privateRegression.methods;
  const auto method = std::ranges::find_if(methods, isLearned);
  if (method == methods.end()) return {};
  Study suggested = study;
  suggested.privateRegression.lambda.reset();
  Rng rng = previewStream(study.seed, split.trial(), 0);
  const RegressionPart part = regressionPart(suggested, split, 0);
  const LearnedWeights learned =
      learnedPrivately(suggested, *method, viewEpsilon(study), {part.summed(), rng});
  return {{"private_regression.lambda", learned.lambda}};
}

}  // namespace epsiscope
