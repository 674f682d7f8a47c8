#include "core/text/digits17.h"

#include <charconv>
#include <cmath>

namespace epsiscope {

std::string digits17(double value) {
  if (!std::isfinite(value)) return {};
  char buffer[40];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, 17).ptr;
  return {buffer, end};
}

}  // namespace epsiscope
