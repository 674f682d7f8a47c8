#pragma once

#include "core/privacy/bounds.h"
#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/suggestions.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

class PrivateRegressionCache;

/// The settings that the rows of a split, and so their sums, depend on: neither epsilon nor lambda.
struct PrivateRegressionInputs {
  SplitInputs split;
  FeatureInputs features;
  LabelBounds bounds;
  int randomFeatures = 0;  ///< 0: linear in the features
  double gamma = 1;        ///< only for random features
  bool operator==(const PrivateRegressionInputs&) const = default;
};
PrivateRegressionInputs privateRegressionInputs(const Study& study);

/// Checks the keys of the block, also of studies of another task.
void checkPrivateRegression(const Study& study, ProblemList& found);
/// Checks that the task can use the table. Precondition: the table has no problem.
void checkPrivateRegressionData(const Study& study, const PreparedTable& table, ProblemList& found);

/// See Task::suggestions(): the lambda of the first method's first draw in a preview.
Suggestions suggestionsOn(const Study& study, const PrivateRegressionCache& cache);

}  // namespace epsiscope
