#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/suggestions.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

class LabelClassesCache;

/// The settings that the rows of a split depend on: neither epsilon nor lambda.
struct LabelClassesInputs {
  SplitInputs split;
  std::optional<std::vector<std::string>> classes;
  int randomFeatures = 0;
  std::optional<double> gamma;  ///< only for random features
  bool operator==(const LabelClassesInputs&) const = default;
};
LabelClassesInputs labelClassesInputs(const Study& study);

/// Checks the keys of the block `label_classes`.
void checkLabelClasses(const Study& study, ProblemList& found);
/// Checks that this target can be learned. Precondition: the table has no problem.
void checkLabelClassesData(const Study& study, const PreparedTable& table, ProblemList& found);

/// See Task::suggestions().
Suggestions suggestionsOn(const Study& study, const LabelClassesCache& cache);

}  // namespace epsiscope
