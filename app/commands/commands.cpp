#include "app/commands/commands.h"

#include "app/commands/info.h"
#include "app/commands/shots.h"

#include <array>

namespace epsiscope {

// One row per command; each is defined in the file of its name.

std::span<const Command> commands() {
  static const std::array all = {
      Command{"info", "info DATA [--target T]", runInfo},
      Command{"shots", "shots DIR [STUDY.json] [--size WxH] [--theme light|dark] [--scale PERCENT]", runShots},
  };
  return all;
}

}  // namespace epsiscope
