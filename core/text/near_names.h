#pragma once

#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// Names that `wanted` could be a slip of: equal but for case, or at most a third of its letters changed,
/// added or lost (edit distance). The nearest first, at most three.
std::vector<std::string> nearNames(const std::string& wanted, std::span<const std::string> names);

}  // namespace epsiscope
