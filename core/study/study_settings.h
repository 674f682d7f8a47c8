#pragma once

#include <string>
#include <vector>

#include "core/study/study.h"

namespace epsiscope {

/// The "dotted.key=VALUE" assignments that make `to` of `from`, in the order of study files:
/// withSettings(from, settingsBetween(from, to)) is `to`, but for what is looked at (view), which no run
/// depends on.
std::vector<std::string> settingsBetween(const Study& from, const Study& to);

/// The study as JSON on one line.
std::string compactJson(const Study& study);

}  // namespace epsiscope
