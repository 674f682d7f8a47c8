#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/results/result.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// Called from a worker thread, never from two at once. `partial` is null or what is finished so far.
/// Returns false to stop.
using RunProgress = std::function<bool(double fraction, const std::string& phase, const Result* partial)>;

struct RunOptions {
  unsigned threads = 0;            ///< 0: as many as the machine has
  bool keepWhenStopped = false;    ///< return the finished cells, marked incomplete, instead of nothing
  std::filesystem::path folder{};  ///< where the study's relative paths start; empty: the working directory
  /// A run of the same study with fewer trials, or null: its trials are taken over, for a trial depends on
  /// the study and its own number alone. Any other result is not used.
  std::shared_ptr<const Result> earlier = {};
  /// Seconds, to say how long the run will take; empty: those of the day.
  std::function<double()> clock = {};
};

/// The only entry for long work: sampled runs and exact rows, trial by trial, so that every method has a
/// first point early. Bit-identical for any thread count. Preconditions: the
/// table fits the study, and problems() is empty.
///
/// In label privacy there are four rows per method and epsilon: test_mse and label_mse, each exact and
/// sampled. An exact value is the expected error given the trial's split and prior; a sampled one is a single
/// draw. Where predictions are clipped the exact test_mse of a label randomizer is of unclipped ones, as its
/// note says, and a row of kind normal has the expected error of clipped ones. The baselines `none` and
/// `predict-mean` have one row per epsilon, their exact test_mse. `lambda` is the mean over the trials where
/// it depends on a private prior.
///
/// A private classifier has test_error and test_loss per method, epsilon, lambda and number of training rows,
/// `draws` values of each in a trial; `none` is exact, and so is the error of output perturbation, the mean
/// over its noise given the split. `lambda` is NaN where it was chosen privately.
std::optional<Result> run(const Study& study, const std::shared_ptr<const PreparedTable>& table,
                          const RunOptions& options, const RunProgress& progress);

}  // namespace epsiscope
