#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/study/data_choice.h"
#include "core/study/label_privacy.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// All settings of a study that a method of label privacy reads to turn the labels of a split into a release
/// at one epsilon, and to state its promise. Lambda is not among them: it belongs to the fit. Equal reads,
/// equal releases.
struct MethodReads {
  std::string method;
  LabelPrivacy task;            ///< parameters that the method does not read have their defaults, and no
                                ///< methods and learners are listed
  std::vector<double> epsilon;  ///< those that lists of parameters belong to; empty without such lists
  std::uint64_t priorSeed = 0;  ///< 0 if no prior is drawn
  std::uint64_t noiseSeed = 0;  ///< seed of sampled fits; 0 where errors have a formula
  std::vector<std::string> asPrinted;  ///< the repeated mistakes
  /// The settings that the guarantee depends on beside the release.
  bool boundsFromData = false;
  MissingRule missing = MissingRule::stop;
  BadCellRule badCells = BadCellRule::stop;
  ProtectedUnit unit = {};
  bool operator==(const MethodReads&) const = default;
};

/// Whether the study, of this task or another, lists the method among those of label privacy.
bool usesMethod(const Study& study, const std::string& method);

MethodReads readsOf(const Study& study, const std::string& method);

/// Returns a study with these settings and no others. Everything made from it depends only on the reads, so
/// that a parameter which readsOf() forgets has no effect at all: a test sees that, and no stale curve.
Study studyOf(const MethodReads& reads, const LabelBounds& bounds);

}  // namespace epsiscope
