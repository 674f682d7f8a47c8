#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/statistics/bound_choice_law.h"
#include "core/statistics/release_plan.h"

namespace epsiscope {

class GroupRows;
class StatisticColumn;
class StatisticRelease;

/// The bounds of a release for which nobody declared any. A share of its epsilon finds them, half of that for
/// each end (see BoundChoiceLaw), and the rest releases the statistic of the values clipped to them: what
/// comes second is private for whatever was found first, so that both together are for their sum.
///
/// Where rows are divided, all groups have the same bounds, found once of the whole column. Every row in use
/// counts there, once and by its value alone, whichever group it is in and also where it is in none: so a
/// replaced row replaces one value of as many, as BoundChoiceLaw asks, and no row enters or leaves by a
/// change of its group. That matters to what comes second alone, whose sensitivities are for it within any
/// fixed bounds, see GroupSums and StatisticRelease. (A row without a value is not in use, or has the one
/// that is filled in, as for every statistic.)
class FoundBounds {
public:
  using End = BoundChoiceLaw::End;

  /// Precondition: the plan has a share for bounds, and the column has numbers. `groups`: its rows in the
  /// groups of a grouped plan.
  FoundBounds(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column,
              std::shared_ptr<const GroupRows> groups = nullptr);

  /// The epsilon of one row's replacement at which each end is chosen, and its law.
  BoundChoiceLaw law(End end, double epsilon) const;
  /// The epsilon that is left for the statistic.
  double epsilonWithin(double epsilon) const;
  /// The release of the statistic with these bounds.
  std::shared_ptr<const StatisticRelease> within(const LabelBounds& bounds) const;
  /// The most probable bounds; of equally probable ones the widest. They are a function of private values.
  LabelBounds usual(double epsilon) const;

  /// Expected squared errors over all bounds that may be found and all noise. Left out are pairs of ends that
  /// change an error by less than a billionth of it, or nearly so; for means of groups by less than a
  /// thousandth and for quantiles of groups by less than a millionth, for those take a law of each group
  /// within each pair. The laws of means are interpolated, see RatioErrors.
  struct Errors {
    double clipping = 0, noise = 0;
  };
  /// The mean over the groups that have the statistic. `times`: for a table that has every row so often.
  Errors errors(double epsilon, double times = 1) const;
  /// Those of each group, or of the one number of a plan without groups; NaN for a group without statistic.
  std::vector<Errors> errorsOfGroups(double epsilon, double times = 1) const;

  /// The farthest bound to which so many rows lead: a candidate at which all of them cost as much as its
  /// steps. It is public.
  static double farthest(const ReleasePlan& plan, double rows, double epsilon);
  /// The plans, with bounds, between which those of all bounds that may be found lie: what can be drawn for
  /// both can be drawn for all. A plan with declared bounds itself.
  static std::vector<ReleasePlan> plansAround(const ReleasePlan& plan);

private:
  using Answer = BoundChoiceLaw::Answer;
  using Ends = std::pair<Answer, Answer>;
  struct Chance {
    double probability = 0;
    double grows = 1;  ///< see chances()
  };
  struct Pair {
    Ends ends;
    double probability = 0;
  };
  /// Numbers of each group: the error of clipping, and for ratios the clipped mean.
  struct Clipped {
    std::vector<double> errors, means;
  };
  struct Noisy {
    ReleasePlan plan;  ///< within a pair
    double probability = 0;
    double variance = 0;  ///< of the noise
    const Clipped* clipped = nullptr;
  };
  Ends usualEnds(double epsilon, double times) const;
  std::vector<Chance> chances(End end, double epsilon, double times) const;
  std::vector<Pair> likelyPairs(double epsilon, double times) const;
  ReleasePlan planWithin(const LabelBounds& bounds) const;
  const Clipped& clippedWithin(Ends ends) const;
  const std::vector<double>& truth() const;
  // `epsilon`: that within bounds. Errors are sums over the pairs.
  std::vector<Noisy> withNoise(const std::vector<Pair>& pairs, double epsilon, double times) const;
  std::vector<Errors> errorsOfSums(const std::vector<Noisy>& pairs, double times) const;
  std::vector<Errors> errorsOfRatios(const std::vector<Noisy>& pairs, double times) const;
  std::vector<Errors> errorsByRanks(const std::vector<Pair>& pairs, double epsilon, double times) const;

  ReleasePlan m_plan;
  std::shared_ptr<const StatisticColumn> m_column;
  std::shared_ptr<const GroupRows> m_groups;
  mutable std::mutex m_mutex;
  mutable std::vector<double> m_truth;
  mutable std::map<Ends, Clipped> m_clipped;
  mutable std::map<std::pair<double, double>, std::vector<Errors>> m_errors;
};

}  // namespace epsiscope
