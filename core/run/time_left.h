#pragma once

#include <string>

namespace epsiscope {

/// ", about 3 min left": judged by how long the `fraction` of the work that is done took. Empty while the
/// work is short or too little of it is done.
std::string timeLeft(double secondsPassed, double fraction);

}  // namespace epsiscope
