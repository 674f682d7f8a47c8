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

class StatisticColumn;
class StatisticRelease;

/// The bounds of a release for which nobody declared any. A share of its epsilon finds them, half of that for
/// each end (see BoundChoiceLaw), and the rest releases the statistic of the values clipped to them: what
/// comes second is private for whatever was found first, so that both together are for their sum.
class FoundBounds {
public:
  using End = BoundChoiceLaw::End;

  /// Precondition: the plan has a share for bounds, and the column has numbers.
  FoundBounds(ReleasePlan plan, std::shared_ptr<const StatisticColumn> column);

  /// The epsilon of one row's replacement at which each end is chosen, and its law.
  BoundChoiceLaw law(End end, double epsilon) const;
  /// The epsilon that is left for the statistic.
  double epsilonWithin(double epsilon) const;
  /// The release of the statistic with these bounds.
  std::shared_ptr<const StatisticRelease> within(const LabelBounds& bounds) const;
  /// The most probable bounds; of equally probable ones the widest. They are a function of private values.
  LabelBounds usual(double epsilon) const;

  /// Expected squared errors over all bounds that may be found and all noise. Left out are ends of a
  /// probability below a billionth together, which change the error by about as little, see the source.
  struct Errors {
    double clipping = 0, noise = 0;
  };
  /// `times`: for a table that has every row so often.
  Errors errors(double epsilon, double times = 1) const;

  /// The farthest bound to which so many rows lead: a candidate at which all of them cost as much as its
  /// steps. It is public.
  static double farthest(const ReleasePlan& plan, double rows, double epsilon);
  /// The plans, with bounds, between which those of all bounds that may be found lie: what can be drawn for
  /// both can be drawn for all. A plan with declared bounds itself.
  static std::vector<ReleasePlan> plansAround(const ReleasePlan& plan);

private:
  using Answer = BoundChoiceLaw::Answer;
  using Ends = std::pair<Answer, Answer>;
  struct Within {
    std::shared_ptr<const StatisticRelease> release;
    double clipping = 0;  ///< its error
  };
  struct Chance {
    Answer end = 0;
    double probability = 0;
  };
  Ends usualEnds(double epsilon, double times) const;
  std::vector<Chance> chances(End end, double epsilon, double times) const;
  const Within& withinEnds(const Ends& ends) const;

  ReleasePlan m_plan;
  std::shared_ptr<const StatisticColumn> m_column;
  mutable std::mutex m_mutex;
  mutable std::map<Ends, Within> m_within;
  mutable std::map<std::pair<double, double>, Errors> m_errors;
};

}  // namespace epsiscope
