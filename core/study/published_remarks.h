#pragma once

#include <string>
#include <vector>

#include "core/study/published_column.h"

namespace epsiscope {

/// Sentences about the numbers of this column, in the language of the screen: which claims about them do not
/// hold, and why ours differ. Empty for columns about which nothing is known.
std::vector<std::string> remarksOn(const PublishedColumn& column);

}  // namespace epsiscope
