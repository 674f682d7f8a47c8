#pragma once

#include <optional>
#include <string>

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

/// The settings that the rows of a split depend on.
struct PrivateClassifierInputs {
  SplitInputs split;
  FeatureInputs features;
  std::optional<std::string> positive;
  int randomFeatures = 0;     ///< 0: linear in the features
  double gamma = 1;           ///< for random features
  bool cosinesAlone = false;  ///< random features as they were printed, see FourierRows::cosines()
  bool operator==(const PrivateClassifierInputs&) const = default;
};
PrivateClassifierInputs privateClassifierInputs(const Study& study);

/// Whether lambda is chosen privately, by scores on all rows.
bool choosesOnAllRows(const Study& study);

/// Checks the keys of the block `private_classifier`.
void checkPrivateClassifier(const Study& study, ProblemList& found);
/// Checks that the task can use these data. Precondition: it is the study's.
void checkPrivateClassifierData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
