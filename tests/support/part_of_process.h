#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <string>

#include "core/base/store.h"

namespace epsiscope::test {

/// The name that another process of this machine would give to the temporary file of `start`.
inline std::string partOfProcess(const std::string& start, pid_t process) {
  const std::string own = '.' + std::to_string(::getpid()) + ".part";
  const std::string name = partName(start);
  return name.substr(0, name.size() - own.size()) + '.' + std::to_string(process) + ".part";
}

}  // namespace epsiscope::test
