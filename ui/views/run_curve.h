#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/results/result.h"

namespace epsiscope {

/// The axis along which a chart shows the rows of a run.
enum class RunAxis { epsilon, lambda, rows };

/// The rows of a run in a chart: one metric, and everything fixed but the axis.
struct RunSlice {
  RunAxis axis = RunAxis::epsilon;
  std::string metric = "test_mse";
  double epsilon = 1;                  ///< unless along epsilon: one of the run's
  std::optional<double> lambda = {};   ///< unless along lambda; absent: any, for each method has its own
  std::optional<std::string> learner;  ///< absent: any
};
/// The slice at the run's epsilon that is nearest to the view's, at the study's lambda or, where the run has
/// none of it, at the run's own, and with the learner in view.
RunSlice runSlice(const Study& study, const Result& result, RunAxis axis, const std::string& metric);

/// The results of a run for one method, ascending along the axis.
struct RunCurve {
  std::vector<double> x;
  std::vector<const ResultRow*> rows;
  bool empty() const { return rows.empty(); }
  std::vector<double> column(double ResultRow::*value) const;
};
/// `kind`: exact or sampled. The result must outlive the curve.
RunCurve runCurve(const Result& result, const RunSlice& slice, const std::string& method,
                  const std::string& kind);

/// The number of sampled runs that the result holds: fewer than requested while it is running or if it was
/// stopped.
std::size_t finishedTrials(const Result& result);
/// Returns the number of splits of those runs: every run has its own, and may draw its noise several times.
std::size_t finishedSplits(const Result& result);
/// Whether the run belongs to other parameters than the study's. Along lambda the study's own value does not
/// count: the run has the values of its sweep.
bool isOutOfDate(const Study& study, const Result& result, RunAxis axis = RunAxis::epsilon);
/// Returns the origin of such a run: "seed 7, earlier" where only seeds differ, otherwise "earlier
/// parameters", with the seed where that differs too; empty where the run is the study's.
QString earlierWords(const Study& study, const Result& result, RunAxis axis = RunAxis::epsilon);

/// Returns "seed 7", or "seed 7, splits of seed 3".
QString seedWords(const Study& study);
/// Whether the run drew with other seeds than the study's.
bool hasOtherSeeds(const Study& study, const Result& result);

}  // namespace epsiscope
