#pragma once

#include "core/study/problem_list.h"
#include "core/study/study.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

/// The keys of the block `statistic`. `isChosen`: and whether the bounds are declared that they need.
void checkStatistic(const Study& study, bool isChosen, ProblemList& found);
/// What cannot be told about these columns. Precondition: the table has no problem.
void checkStatisticData(const Study& study, const PreparedTable& table, ProblemList& found);

}  // namespace epsiscope
