#pragma once

#include <string>

namespace epsiscope {

/// The value with 17 significant digits and a point, as every table writes it: what reads it finds the same
/// double. Empty for a value that does not exist.
std::string digits17(double value);

}  // namespace epsiscope
