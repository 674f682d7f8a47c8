#pragma once

#include "core/tasks/attack_preview.h"
#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"

namespace epsiscope {

namespace view_id {
inline constexpr const char* attack = "attack";
}

/// The method that the study looks at, else the first; null if there is none.
const AttackedMethod* attackedInFront(const Study& study, const AttackPreview& preview);

/// Whether what is shown comes from rows of the table.
bool showsRows(const Study& study, const AttackPreview& preview);

/// How sure somebody is of y after an output, between the lines of epsilon; of what releases many numbers at
/// once, how often which belief comes out. Precondition: there is a method.
ChartModel beliefChart(const Study& study, const AttackPreview& preview, const Theme& theme);

/// How often the best test between the two tables is right, under the bound of epsilon.
ChartModel testChart(const Study& study, const AttackPreview& preview, const Theme& theme);

}  // namespace epsiscope
