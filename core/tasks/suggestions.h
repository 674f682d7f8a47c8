#pragma once

#include <map>
#include <string>

namespace epsiscope {

/// The values behind "suggested" and "matched", by the keys of the study file: "label_privacy.zeta".
using Suggestions = std::map<std::string, double>;

}  // namespace epsiscope
