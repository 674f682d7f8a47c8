#pragma once

#include <string_view>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/privacy/bounds.h"
#include "core/text/sentence.h"

namespace epsiscope {

struct DataChoice;

/// The data file of a study that is planned without data.
inline constexpr std::string_view kPlanFile = "builtin:plan";
bool isPlan(const DataChoice& data);
/// The mark of everything that is shown, written or printed of such a study.
inline constexpr const char* kPlannedMark = marked("Core", "planned, not measured");

inline constexpr int kFewestPlannedRows = 10, kMostPlannedRows = 1'000'000, kMostPlannedFeatures = 1000;
/// Numbers that a planned table may hold: 160 megabytes, of which what is learned makes several copies.
inline constexpr double kMostPlannedCells = 2e7;

/// Returns where planned labels lie: as the plan says, else all over the declared bounds.
LabelBounds plannedRange(const DataChoice& data);
/// Returns how many rows a plan with these features may have.
int mostPlannedRows(const DataChoice& data);
/// Says why there are no such planned data, each with the study's key ("data.plan.rows"). Of other data the
/// numbers of the plan are checked all the same, as every key is.
std::vector<Problem> planProblems(const DataChoice& data);
/// Whether the planned table can be made: the plan has no problem, and its labels have a range to lie in.
bool isPlannable(const DataChoice& data);

}  // namespace epsiscope
