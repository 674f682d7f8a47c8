#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/run/wanted_accuracy.h"
#include "core/study/study_fwd.h"
#include "core/tasks/smallest_epsilon.h"

namespace epsiscope {

class PreparedTable;

/// The smallest epsilon with which one method is as good as wanted.
struct EpsilonAnswer {
  std::string method, learner;  ///< learner empty where the method has none
  SmallestEpsilon smallest;
  std::string reason;  ///< why there is no epsilon, or what is odd about it; empty else
};

/// Returns an answer for every method that the study asks for with each of its learners, yardsticks and parts
/// of errors left out: the mean over all of the study's trials, the same splits, priors and, where errors are
/// sampled, draws as in a run of the study at that epsilon, which therefore reaches the error. Methods with
/// stages alone are sampled with other draws than those of a run. Where an error is known from long runs
/// alone (perceptron) the study's own epsilons are tried. Half-widths are exact, by the law of the noise.
/// Null if cancelled; `goOn` may be called from any thread. Preconditions: problems() is empty, the wanted
/// value is finite and above 0, and a half-width is wanted of a released statistic alone.
std::optional<std::vector<EpsilonAnswer>> epsilonFor(const Study& study,
                                                     const std::shared_ptr<const PreparedTable>& table,
                                                     const std::filesystem::path& folder,
                                                     const WantedAccuracy& wanted, const GoOn& goOn = {});

}  // namespace epsiscope
