#pragma once

#include <optional>
#include <string>

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/prepared_table.h"
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

/// The keys of the block `private_classifier`.
void checkPrivateClassifier(const Study& study, ProblemList& found);
/// What the task cannot do with these data. Precondition: it is the study's.
void checkPrivateClassifierData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
