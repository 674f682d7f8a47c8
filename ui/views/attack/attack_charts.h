#pragma once

#include "core/tasks/attack_preview.h"
#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* attack = "attack";
}

/// The method in view, otherwise the first; null if there is none.
const AttackedMethod* attackedInFront(const Study& study, const AttackPreview& preview);

/// Whether the picture comes from rows of the table.
bool showsRows(const Study& study, const AttackPreview& preview);

/// Whether the most that the method tells of any two neighbours is known. Of one that promises nothing it is
/// not, whatever the law of its noise.
bool hasWorstCase(const AttackedMethod& method);

/// The belief in y after an output, between the lines of epsilon; for releases of many numbers at once, the
/// frequency of each belief. Precondition: there is a method.
ChartModel beliefChart(const Study& study, const AttackPreview& preview, const Theme& theme);

/// The rate at which the best test between the two tables is right, over that of its false alarms: under the
/// bound of epsilon and under the curves of the worst neighbours of the methods.
ChartModel testChart(const Study& study, const AttackPreview& preview, const Theme& theme);

}  // namespace epsiscope
