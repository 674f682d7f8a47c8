#include "core/text/wording.h"

#include <algorithm>

#include "core/base/file_error.h"
#include "core/text/sentence.h"

namespace epsiscope {

std::string quoted(const std::string& text) {
  return '"' + shortened(text) + '"';
}

std::string quotedList(std::span<const std::string> names, std::size_t limit) {
  const std::size_t shown = std::min(limit, names.size());
  std::string list;
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) list += i + 1 == names.size() ? sentence("Core", " and ") : ", ";
    list += '"' + shortened(names[i], 40) + '"';
  }
  if (shown < names.size()) list += filled(sentence("Core", " and %1 more"), names.size() - shown);
  return list;
}

}  // namespace epsiscope
