#include "app/commands/commands.h"

#include <array>

#include "app/commands/check.h"
#include "app/commands/info.h"
#include "app/commands/mechanism_commands.h"
#include "app/commands/run.h"
#include "app/commands/shots.h"

namespace epsiscope {

// One row per command; each is defined in the file of its name.

std::span<const Command> commands() {
  static const std::array all = {
      Command{"run", "run STUDY.json --out DIR [--set KEY=VALUE]... [--threads N] [--quiet]", runCommand},
      Command{"check", "check STUDY.json RESULTS.json", checkCommand},
      Command{"info", "info DATA [--target T]", infoCommand},
      Command{"density", "density MECHANISM OPTIONS --at Y [--grid N]", densityCommand},
      Command{"sample", "sample MECHANISM OPTIONS --at Y --count N [--seed S | --secure]", sampleCommand},
      Command{"moments", "moments MECHANISM OPTIONS --at Y", momentsCommand},
      Command{"audit", "audit MECHANISM OPTIONS", auditCommand},
      Command{"interval", "interval --prior FILE --epsilon E --zeta Z", intervalCommand},
      Command{"shots", "shots DIR [STUDY.json] [--size WxH] [--theme light|dark] [--scale PERCENT]",
              shotsCommand},
      Command{"mechanisms", "mechanisms", mechanismsCommand},
  };
  return all;
}

}  // namespace epsiscope
