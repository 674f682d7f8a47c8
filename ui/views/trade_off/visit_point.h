#pragma once

#include <QString>

#include <optional>

#include "core/tasks/trade_off_preview.h"

namespace epsiscope {

/// The study that looks at what the method of a clicked point of Trade-off does there, at its epsilon or,
/// over lambda, its lambda: at the noise of a label, the bound of a kernel release, the boundary of a
/// classifier of two features or else its learning curve. A method without such a view keeps the one in
/// front. Nothing where the series is of none of the study's methods. `series`: "METHOD/…".
std::optional<Study> visitPoint(const Study& study, const TradeOffPreview& preview, const QString& series,
                                double x);

}  // namespace epsiscope
