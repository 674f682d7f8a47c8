#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace epsiscope {

/// In double quotes, shortened, control characters escaped.
std::string quoted(const std::string& text);
/// "a", "b" and "c": quoted and shortened, at most `limit`, then "and 7 more".
std::string quotedList(std::span<const std::string> names, std::size_t limit = 5);

}  // namespace epsiscope
