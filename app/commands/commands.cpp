#include "app/commands/commands.h"

#include "app/commands/info.h"

#include <array>

namespace epsiscope {

// One row per command; each is defined in the file of its name.

std::span<const Command> commands() {
  static const std::array all = {
      Command{"info", "info DATA [--target T]", runInfo},
  };
  return all;
}

}  // namespace epsiscope
