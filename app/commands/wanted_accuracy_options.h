#pragma once

#include <optional>
#include <vector>

#include "app/commands/arguments.h"
#include "core/base/json.h"
#include "core/run/wanted_accuracy.h"

namespace epsiscope {

struct Study;

/// The options that say how good a release shall be: --error, --rmse, --half-width and --level.
std::vector<OptionSpec> wantedAccuracyOptions();
/// The text that introduces these options in `--help`.
QString wantedAccuracyHelp();

/// The one of them that is given. Throws UsageError where there is none, more than one, or one that the study
/// has no such quantity for.
WantedAccuracy wantedAccuracy(const QString& command, const Arguments& arguments, const Study& study);

/// {error, metric, unit}, of a squared error also {rmse, rmse_unit}, of a half-width {half_width, level}:
/// what was asked, with its unit.
nlohmann::ordered_json jsonOf(const WantedAccuracy& wanted, const Study& study);

}  // namespace epsiscope
