#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/privacy/joint_accounts.h"
#include "core/study/statistic.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class TaskCache;

/// The budget and the error of one of several statistics that share a budget.
struct BudgetPart {
  std::string name;       ///< "Mean of income"
  std::string mechanism;  ///< its id
  double share = 1;
  double epsilon = 1;                            ///< its part of view.epsilon
  double delta = 0;                              ///< its part, for Gaussian noise
  double clipping = 0, noise = 0, together = 0;  ///< exact expected squared errors
  double samplingError = 0;                      ///< squared as well; NaN where it has none
};

/// The releases that share view.epsilon. Basic composition: their epsilons and deltas are added. That is what
/// a study promises and books.
struct BudgetPreview {
  std::vector<BudgetPart> parts;  ///< the target's first, then statistic.others in their order
  double epsilon = 1;
  double unspent = 0;       ///< the share that no part has
  JointAccounts accounts;   ///< of all together
  bool areDivided = false;  ///< some errors are means over groups
};

/// Precondition: the cache is one of statistics.
BudgetPreview previewBudget(const Study& study, const TaskCache& cache);

/// Returns the study with the border behind part `border` moved, so that the parts up to it have `before` of
/// the whole budget: only the two shares beside it change, and both stay at least kLeastShare.
Study withBorder(Study study, std::size_t border, double before);
inline constexpr double kLeastShare = 0.01;

/// Returns the study with one more statistic, of `column`: it takes an equal part from all present ones.
Study withFurtherStatistic(Study study, const FurtherStatistic& further);
/// Returns the study without others[index]: the rest grow in proportion.
Study withoutStatistic(Study study, std::size_t index);
/// Returns the study with all of the budget spent, in equal parts of four decimals; the target's statistic
/// has the rest.
Study withEqualShares(Study study);

}  // namespace epsiscope
