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
/// The mark on everything that is shown, written or printed of such a study.
inline constexpr const char* kPlannedMark = marked("Core", "planned, not measured");

inline constexpr int kFewestPlannedRows = 10, kMostPlannedRows = 1'000'000, kMostPlannedFeatures = 1000;
/// The most numbers in a planned table: 160 megabytes, of which learning makes several copies.
inline constexpr double kMostPlannedCells = 2e7;

/// Returns the range of planned labels: the plan's, or else the declared bounds.
LabelBounds plannedRange(const DataChoice& data);
/// Returns the most rows that a plan with these features may have.
int mostPlannedRows(const DataChoice& data);
/// Returns the reasons why there are no such planned data, each with the study's key ("data.plan.rows"). With
/// other data the numbers of the plan are checked all the same, as every key is.
std::vector<Problem> planProblems(const DataChoice& data);
/// Whether the planned table can be made: the plan has no problem, and its labels have a range.
bool isPlannable(const DataChoice& data);

}  // namespace epsiscope
