#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace epsiscope {

/// The line, from 1, on which each value of a JSON text begins (of a text or number: stands), by its path:
/// "steps[2].advance". The whole is "". Up to the first mistake, if the text is not JSON.
std::map<std::string, std::size_t> jsonLines(const std::string& json);

}  // namespace epsiscope
