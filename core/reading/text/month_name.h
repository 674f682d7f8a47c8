#pragma once

#include <string_view>

namespace epsiscope {

/// 1 to 12 for the name of a month or a usual abbreviation of it, in English, German, French, Spanish,
/// Italian, Portuguese or Dutch, without regard to case and accents; 0 for every other word.
int monthNamed(std::string_view word);

}  // namespace epsiscope
