#include "core/data/wording.h"

#include <algorithm>

#include "core/data/file_error.h"

namespace epsiscope {

std::string counted(std::size_t count, const char* noun) {
  return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

std::string quoted(const std::string& text) {
  return '"' + shortened(text) + '"';
}

std::string quotedList(std::span<const std::string> names, std::size_t limit) {
  const std::size_t shown = std::min(limit, names.size());
  std::string list;
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) list += i + 1 == names.size() ? " and " : ", ";
    list += '"' + shortened(names[i], 40) + '"';
  }
  if (shown < names.size()) list += " and " + std::to_string(names.size() - shown) + " more";
  return list;
}

}  // namespace epsiscope
