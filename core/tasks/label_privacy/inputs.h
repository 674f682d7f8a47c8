#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/suggestions.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

class LabelPrivacyCache;

/// The learners, beside ridge, that are made ready.
struct LearnerUse {
  bool randomFeatures = false, centralRidge = false, staged = false, perceptron = false;
  bool operator==(const LearnerUse&) const = default;
};
/// Returns the learners that a run of the study needs.
LearnerUse learnerUse(const Study& study);
/// Returns the learners that previews need: the central ridge always, so that a click on it shows its curve
/// at once; a perceptron has no curve.
LearnerUse previewLearnerUse(const Study& study);

/// The range of epsilon for which the central ridge makes its plans.
struct LabelPrivacyAhead {
  double lowEpsilon = 0.05, highEpsilon = 8;
};

/// The settings that the learners of a split depend on before a label is released.
struct LabelPrivacyInputs {
  SplitInputs split;
  LabelBounds bounds;
  LearnerUse use;
  int randomFeatures = 0;              ///< columns; 0 where there are none
  std::optional<double> featureGamma;  ///< for random features
  bool rawPerceptron = false;          ///< the perceptron learns from features as they are in the file
  std::optional<std::filesystem::path> priorFile;
  Ahead<LabelPrivacyAhead> ahead = {};
  bool operator==(const LabelPrivacyInputs&) const = default;
};
/// `folder`: the start of the study's relative paths.
LabelPrivacyInputs labelPrivacyInputs(const Study& study, const LearnerUse& use,
                                      const std::filesystem::path& folder);

/// Checks the keys of the block `label_privacy`. `isChosen`: the study is of this task.
void checkLabelPrivacy(const Study& study, bool isChosen, const std::filesystem::path& folder,
                       ProblemList& found);
/// Says what in the study is not private.
std::vector<std::string> labelPrivacyWarnings(const Study& study);
/// Says how coarsely the chosen methods that know only a list of public values see the labels. Precondition:
/// problems() is empty.
std::vector<std::string> roundingNotes(const Study& study);

/// See Task::suggestions().
Suggestions suggestionsOn(const Study& study, const LabelPrivacyCache& cache);

}  // namespace epsiscope
