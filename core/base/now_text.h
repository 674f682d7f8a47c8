#pragma once

#include <string>

namespace epsiscope {

/// The time as files have it: "2030-01-02T03:04:05Z".
std::string nowText();

}  // namespace epsiscope
