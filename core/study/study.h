#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/study/data_choice.h"
#include "core/study/kernel_release.h"
#include "core/study/label_classes.h"
#include "core/study/label_privacy.h"
#include "core/study/private_classifier.h"
#include "core/study/private_regression.h"
#include "core/study/published_column.h"
#include "core/study/statistic.h"
#include "core/study/task_id.h"
#include "core/study/view_state.h"

namespace epsiscope {

// The defaults in these headers are the meaning of a study file that leaves a key out.

enum class Mode { classroom, release };

/// The purpose of the study and the person who answers for it, in their own words: for reports, ignored by
/// run and check.
struct About {
  std::string purpose, author;
  bool operator==(const About&) const = default;
};

/// All that decides the results of a run. It holds the parameters of all tasks, so that switching the task
/// loses nothing.
struct StudyInputs {
  DataChoice data;
  TaskId task = TaskId::labelPrivacy;
  Mode mode = Mode::classroom;
  std::vector<double> epsilon = {0.1, 0.5, 1, 2, 4};
  int trials = 10;
  double testFraction = 0.2;
  std::vector<int>
      trainSizes;  ///< not empty: a run also learns from these numbers of rows, for the learning curve
  std::uint64_t seed = 1;                             ///< seed of the noise, and of everything without a seed
                                                      ///< of its own
  std::optional<std::uint64_t> splitSeed, priorSeed;  ///< seeds of the splits and of private priors; absent:
                                                      ///< `seed`
  LabelPrivacy labelPrivacy;
  KernelRelease kernelRelease;
  PrivateClassifier privateClassifier;
  Statistic statistic;
  LabelClasses labelClasses;
  PrivateRegression privateRegression;
  std::vector<PublishedColumn> published;
  std::vector<std::string> asPrinted;  ///< ids of published mistakes that are repeated, see PrintedMistake
  bool operator==(const StudyInputs&) const = default;
};

/// One exploration, completely: a plain value that can be compared, printed and stored.
struct Study : StudyInputs {
  About about;
  ViewState view;
  const StudyInputs& inputs() const { return *this; }
  StudyInputs& inputs() { return *this; }
  bool operator==(const Study&) const = default;
};

/// The epsilon of one row where that of the unit is this one, see ProtectedUnit.
inline double epsilonOfRow(const Study& study, double epsilon) {
  return protectedUnit(study.data).epsilonOfRow(epsilon);
}

/// The seed of the choice of rows for learning: splits, orders of rows, random features.
inline std::uint64_t splitSeedOf(const Study& study) {
  return study.splitSeed.value_or(study.seed);
}
/// The seed of the noise on priors.
inline std::uint64_t priorSeedOf(const Study& study) {
  return study.priorSeed.value_or(study.seed);
}

/// Whether two studies differ at most in the display: the view in front, the settings of its charts and the
/// curves behind them, the lesson. Such a difference is no change that anybody undoes, and moves no curve.
inline bool sameButForLook(const Study& a, const Study& b) {
  ViewState same = b.view;
  same.tab = a.view.tab;
  same.charts = a.view.charts;
  same.ghost = a.view.ghost;
  same.lesson = a.view.lesson;
  same.lessonStep = a.view.lessonStep;
  return same == a.view && a.about == b.about && a.inputs() == b.inputs();
}

/// The smallest and largest epsilon: shares of it stay normal numbers.
inline constexpr double kSmallestBudget = 1e-300, kLargestBudget = 1e15;

/// The epsilon on display: view.epsilon, or 1 where a file holds a value that no study's epsilon can have,
/// for a view never stops a study.
inline double viewEpsilon(const Study& study) {
  const double epsilon = study.view.epsilon;
  return epsilon >= kSmallestBudget && epsilon <= kLargestBudget ? epsilon : 1;
}

}  // namespace epsiscope
