#pragma once

#include <map>
#include <string>

namespace epsiscope {

/// What "suggested" and "matched" stand for, by the keys of the study file: "label_privacy.zeta".
using Suggestions = std::map<std::string, double>;

}  // namespace epsiscope
