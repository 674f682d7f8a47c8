#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/people_sample.h"
#include "core/study/study.h"
#include "core/tasks/split_caches.h"

namespace epsiscope {

/// The curves of a study for the same splits without one group of its people after the other, and with the
/// noise of priors drawn anew: what another table of such people would change. "Between splits" says what
/// other splits of this table would.
///
/// The groups leave the splits of all other rows as they are, and the noise of priors too, which is one and
/// then another. Where a task learns from a sample of the rows alone, that is drawn anew for each group, and
/// the interval is wider than it need be. Differences of methods are differences of these, group by group:
/// see PeopleSample.
class PeopleErrors {
public:
  /// How often the noise of each split's prior is drawn anew. For 200 planned tables of skewed labels at
  /// epsilon .2, where the error of a debiased prior hangs on few draws, 95 % intervals from one other draw
  /// held in 73 %, from three in 83 to 87 %, and from these in 94 %.
  static constexpr std::uint64_t kRedraws = 9;
  /// Returns the study with the noise of all priors drawn anew, another one for every number.
  static Study withOtherNoise(Study study, std::uint64_t draw);

  /// Computes them for each of the learners, on as many of the splits as keep the work bounded. Nothing if
  /// cancelled. `splits`: of the whole table; the axis is epsilon.
  static std::optional<PeopleErrors> compute(const Study& study, const SplitCaches& splits,
                                             const std::vector<std::string>& learners, const GoOn& goOn);
  /// The same for the curves that are looked at; with nothing known where that would take too long.
  /// Precondition: isWanted().
  static std::optional<PeopleErrors> ofPictures(const Study& study, const SplitCaches& splits,
                                                const GoOn& goOn);
  /// Whether pictures are for other people: something is learned, each group has some of the people, of whom
  /// some are learned from and some tested on, and their splits are quickly prepared.
  static bool isWanted(const Study& study, const SplitCaches& splits);
  static bool hasEnoughPeople(const Study& study, const PreparedTable& table);

  /// Whether anything was computed.
  bool isKnown() const { return !m_curves.empty(); }
  /// Whether these are of the study's curves, the caches being the same.
  bool isFor(const Study& study) const;
  /// What is known of the curve at an epsilon, straight between a third of its points, for the learner at
  /// that place; of errors without features for the place after the last curve. Nothing beyond the curve's
  /// ends, where the error is not known, and where it is the mean of draws or of sampled fits, whose noise
  /// differs in every group.
  PeopleSample at(std::size_t learner, std::size_t curve, double epsilon) const;
  /// Half of the 95 % intervals at these epsilons; empty unless they are known at all of them.
  std::vector<double> halfWidths(std::size_t learner, std::size_t curve,
                                 const std::vector<double>& epsilons) const;

private:
  using Lines = std::vector<std::vector<double>>;

  /// See PeopleSample; all numbers are along some points of the curve. Without points nothing is known.
  struct Curve {
    std::string method = {};
    std::vector<double> x = {};
    Lines ofGroups = {}, ofGroupsAnew = {};
    std::vector<Lines> redrawn = {};  ///< [split][draw]; without draws its error has no noise
  };

  Study m_study;
  std::size_t m_splits = 1;
  std::vector<std::vector<Curve>> m_curves;  ///< [learner][curve]
};

}  // namespace epsiscope
