#pragma once

#include <QString>
#include <QStringList>

#include "core/study/data_choice.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// "3 cells are no numbers, in 2 columns."
QString badCellSummary(const Dataset& dataset);
/// The ways of a study to treat them, in the order of the words.
inline constexpr BadCellRule kBadCellRules[] = {BadCellRule::stop, BadCellRule::dropRows, BadCellRule::mean};
QStringList badCellWords();

}  // namespace epsiscope
