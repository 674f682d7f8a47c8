#include "app/commands/commands.h"

#include "app/commands/check.h"
#include "app/commands/info.h"
#include "app/commands/run.h"

#include <array>

namespace epsiscope {

// One row per command; each is defined in the file of its name.

std::span<const Command> commands() {
  static const std::array all = {
      Command{"run", "run STUDY.json --out DIR [--set KEY=VALUE]... [--threads N] [--quiet]", runRun},
      Command{"check", "check STUDY.json RESULTS.json", runCheck},
      Command{"info", "info DATA [--target T]", runInfo},
  };
  return all;
}

}  // namespace epsiscope
