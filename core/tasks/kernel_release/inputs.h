#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/kernels/kernel.h"
#include "core/kernels/kernel_loss.h"
#include "core/privacy/bounds.h"
#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/feature_inputs.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/suggestions.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

class KernelReleaseCache;

/// The labels' bounds and the values of lambda for which ridge is fitted.
struct KernelReleaseAhead {
  LabelBounds bounds;
  std::vector<double> lambdas;
};

/// The settings that the kernel matrix of a split depends on. Lambda, the number of predictions, the bounds
/// of the labels and the assumptions about them leave it unchanged.
struct KernelReleaseInputs {
  SplitInputs split;
  FeatureInputs features;
  KernelLoss loss;
  std::optional<std::string> positive;  ///< where labels are classes
  Kernel kernel;                        ///< parameters that its kind does not use have their defaults
  int mostRows = 0;
  Ahead<KernelReleaseAhead> ahead = {};
  bool operator==(const KernelReleaseInputs&) const = default;
};
KernelReleaseInputs kernelReleaseInputs(const Study& study);

/// Checks the keys of the block `kernel_release`.
void checkKernelRelease(const Study& study, bool isChosen, ProblemList& found);
/// Checks that the task can use these data. Precondition: it is the study's.
void checkKernelReleaseData(const Study& study, const PreparedTable& table, ProblemList& found);

/// Returns a lambda to begin with for ridge on so many training rows, with two digits: it makes the tight
/// noise of one prediction and the pull towards the middle of the bounds small together,
///   noiseVariance(lambda) + (M/2 lambda/(1 + lambda))^2,
/// with M half the bounds' width and labels assumed to lie M/2 from their middle. Public: only rows, epsilon,
/// the number of predictions and the kernel decide; both terms grow with M^2, so the bounds do not matter.
double suggestedKernelLambda(const Study& study, double rows, double epsilon);

/// See Task::suggestions(): only for the square.
Suggestions suggestionsOn(const Study& study, const KernelReleaseCache& cache);

}  // namespace epsiscope
