#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The keys of the block `statistic`. `isChosen`: and whether the bounds are declared that they need.
void checkStatistic(const Study& study, bool isChosen, ProblemList& found);
/// Says of each statistic of so few rows how far one of them can move it, or what noise leaves of them.
std::vector<std::string> statisticWarnings(const Study& study, std::size_t rows);
/// What cannot be told about these columns. Precondition: the table has no problem.
void checkStatisticData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
