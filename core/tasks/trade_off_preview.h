#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/people_sample.h"
#include "core/study/study_fwd.h"
#include "core/tasks/curves.h"
#include "core/tasks/smallest_epsilon.h"
#include "core/tasks/split_caches.h"

namespace epsiscope {

/// Error over epsilon, or over lambda at the current epsilon where view.trade_off_axis says so: of one split,
/// or the mean over several.
struct TradeOffPreview {
  bool overLambda = false;
  std::string metric = "test_mse";  ///< as in ResultRow
  /// Expectations, without baselines; means of draws where a curve has quantiles. Over lambda the curve of
  /// "none" is one of them.
  std::vector<MethodCurve> curves;
  MethodCurve predictMean;      ///< the best that ignores the features; for classes the better constant guess
  double none = 0;              ///< without privacy, at the study's lambda: the lowest of all pipelines
  std::string noneOf;           ///< the method of the one curve whose pipeline that is; else empty
  double low = 0.05, high = 8;  ///< range of x
  std::vector<CurveMark> marks;

  /// The same at the study's current epsilon (view.epsilon) and lambda, one per curve; NaN where it does not
  /// exist.
  std::vector<double> atEpsilon;
  double predictMeanAtEpsilon = 0;
  /// The guarantees there, one per curve; empty: what their curves say holds at every epsilon.
  std::vector<Guarantee> promisedAtEpsilon;
  /// The two in every split, the values that those are the means of: [curve][split], [split].
  std::vector<std::vector<double>> atEpsilonOfSplits;
  std::vector<double> predictMeanAtEpsilonOfSplits;
  /// What is known of the two for other people, one per curve; see SplitCaches::people().
  std::vector<PeopleSample> atEpsilonOfPeople;
  PeopleSample predictMeanAtEpsilonOfPeople;
  /// Half-widths of a release at view.epsilon, at that level, one per curve and NaN where there is none; see
  /// Task::halfWidthAt(). Empty where nothing undivided is released.
  std::vector<double> halfWidthAtEpsilon;
  double halfWidthLevel = 0;
  /// The same two at view.compare_epsilon; none without it.
  std::vector<double> atCompared;
  double predictMeanAtCompared = 0;
  /// For the study's wanted error (view.error_target): the smallest epsilon that reaches it, one per curve
  /// and nothing where that is of no method, see MethodRole; none over lambda.
  std::vector<std::optional<SmallestEpsilon>> smallestEpsilon;
  std::optional<double> smallestEpsilonFor;  ///< the wanted error of these
  bool knowsPeople = false;                  ///< whether their intervals could be for other people

  std::size_t splits = 1;                   ///< that all of this is the mean of
  std::size_t wantedSplits = 1;             ///< that it will be the mean of once all are prepared
  std::size_t trainRows = 0, testRows = 0;  ///< of a split
  std::vector<std::shared_ptr<const TradeOffPreview>> ofSplits;
};

/// Returns what the method of a curve promises at the study's current epsilon, see
/// TradeOffPreview::promisedAtEpsilon.
const Guarantee& promiseOf(const TradeOffPreview& preview, std::size_t curve);

/// Returns everything that has a closed form, for the study at view.epsilon, and at view.compare_epsilon
/// where there is one: the mean over `splits`, which are not empty. `drawn`: a preview of the same splits, or
/// of the first of them, and of a study with the same curves, which are then taken from it. Intervals are for
/// other people where the splits know them; they are known along epsilon alone. Once `goOn` says
/// false the preview is unfinished: throw it away. The same bits for any number of threads.
TradeOffPreview previewTradeOff(const Study& study, const SplitCaches& splits,
                                const TradeOffPreview* drawn = nullptr, const GoOn& goOn = {});
/// Whether the studies differ at most in what is looked at on the same curves: epsilon, labels, wanted error.
bool haveSameCurves(const Study& one, const Study& other);

/// Returns the smallest epsilon along the curve of a method, with its interval for other people where
/// `ofPeople`, half of that at each of its points, is known, and of two standard errors between splits where
/// that is empty.
SmallestEpsilon smallestEpsilonOf(const Study& study, const SplitCaches& splits, const MethodCurve& curve,
                                  const std::vector<double>& ofPeople, double wanted, const GoOn& goOn);

/// Returns the mean and standard error over the splits of what a run finds for the method at this epsilon;
/// see Task::errorAt(). Nothing where that is not known.
std::optional<MeanError> meanErrorAt(const Study& study, const SplitCaches& splits, const std::string& method,
                                     double epsilon, const GoOn& goOn = {});

}  // namespace epsiscope
