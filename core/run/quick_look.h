#pragma once

#include <cstddef>
#include <memory>

#include "core/base/go_on.h"
#include "core/results/result.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// A learning curve to begin with, before anybody runs one: of few trials, at few numbers of rows.
struct QuickLook {
  std::shared_ptr<const Result> result;  ///< null where no number of rows can be learned from
};

/// Returns the study of the quick look: view.epsilon alone, kQuickTrials trials at most, and no values of
/// lambda beside the study's own. `trainRows`: what a split leaves to learn from.
Study quickStudy(const Study& study, const PreparedTable& table, std::size_t trainRows);
inline constexpr int kQuickTrials = 3;

/// `drawn`: an earlier one on the same table, which is taken where the study runs as it did; or null.
/// Unfinished if cancelled. Precondition: the study can run on the table.
QuickLook quickLook(const Study& study, const std::shared_ptr<const PreparedTable>& table,
                    std::size_t trainRows, const QuickLook* drawn = nullptr, const GoOn& goOn = {});

}  // namespace epsiscope
