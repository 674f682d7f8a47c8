#include "app/commands/commands.h"

#include "app/commands/check.h"
#include "app/commands/code.h"
#include "app/commands/compare.h"
#include "app/commands/describe.h"
#include "app/commands/epsilon_for.h"
#include "app/commands/fit.h"
#include "app/commands/handbook.h"
#include "app/commands/help.h"
#include "app/commands/info.h"
#include "app/commands/init.h"
#include "app/commands/ledger.h"
#include "app/commands/mechanism_commands.h"
#include "app/commands/merge.h"
#include "app/commands/page.h"
#include "app/commands/release.h"
#include "app/commands/rows_for.h"
#include "app/commands/run.h"
#include "app/commands/shots.h"
#include "app/commands/tables.h"
#include "app/commands/verify.h"

#include <array>

namespace epsiscope {

// One row per command; each is defined in the file of its name.

std::span<const Command> commands() {
  static const std::array all = {
      Command{"run", "run STUDY.json --out DIR [--set KEY=VALUE]... [--level P] [--threads N] [--quiet]",
              runRun},
      Command{"run", "run STUDY.json --shard I/N --out DIR", runRun},
      Command{"merge", "merge DIR... --out DIR [--comments] [--quiet]", runMerge},
      Command{"check", "check STUDY.json RESULTS.json [--set KEY=VALUE]... [--threads N] [--quiet]",
              runCheck},
      Command{"compare", "compare RESULTS.json RESULTS.json... [--csv]", runCompare},
      Command{"epsilon-for",
              "epsilon-for STUDY.json --error E | --rmse E | --half-width W [--level P] [--set KEY=VALUE]...",
              runEpsilonFor},
      Command{"rows-for",
              "rows-for STUDY.json --error E | --rmse E | --half-width W [--level P] | --excess-loss E "
              "[--set KEY=VALUE]...",
              runRowsFor},
      Command{
          "init",
          "init DATA --target T --lower L --upper U [--unit UNIT] [--task ID] [--positive V] > STUDY.json",
          runInit},
      Command{"info", "info DATA [--target T] [--hide-values]", runInfo},
      Command{"describe", "describe DATA|STUDY.json [--epsilon E] [--set KEY=VALUE]...", runDescribe},
      Command{"tables", "tables STUDY.json --out DIR [--level P] [--set KEY=VALUE]...", runTables},
      Command{"density", "density MECHANISM OPTIONS --at Y [--grid N]", runDensity},
      Command{"sample", "sample MECHANISM OPTIONS --at Y --count N [--seed S | --secure]", runSample},
      Command{"moments", "moments MECHANISM OPTIONS --at Y", runMoments},
      Command{"audit", "audit MECHANISM OPTIONS", runAudit},
      Command{"audit", "audit STUDY.json [--set KEY=VALUE]... [--draws N]", runAudit},
      Command{"compose", "compose MECHANISM OPTIONS --times K [--total-delta D]", runCompose},
      Command{"interval", "interval --prior FILE --epsilon E --zeta Z", runInterval},
      Command{"bins", "bins --prior FILE --epsilon E", runBins},
      Command{"unbiased", "unbiased --prior FILE --epsilon E --outputs LOWER,UPPER,N", runUnbiased},
      Command{"fit",
              "fit DATA --target T --positive V --method M --loss L --lambda L --epsilon E [--h H] "
              "[--seed S | --secure] [--noise-vector FILE] [--prepare P]",
              runFit},
      Command{"release", "release STUDY.json --ledger FILE --out DIR [--set KEY=VALUE]...", runRelease},
      Command{"ledger",
              "ledger create FILE --data DATA --epsilon E [--delta D] [--person COLUMN --rows-per-person K]",
              runLedger},
      Command{"ledger", "ledger show FILE", runLedger},
      Command{"verify", "verify DIR [--ledger FILE]", runVerify},
      Command{"code", "code STUDY.json --language python|r [--set KEY=VALUE]...", runCode},
      Command{"shots", "shots DIR [STUDY.json] [--size WxH] [--theme light|dark] [--scale PERCENT]",
              runShots},
      Command{"page",
              "page STUDY.json|LESSON.json|builtin:ID --out FILE.html [--with-data | --planned] "
              "[--language CODE] [--set KEY=VALUE]...",
              runPage},
      Command{"mechanisms", "mechanisms", runMechanisms},
      Command{"completion", "completion bash|zsh|fish", runCompletion},
      Command{"handbook", "handbook > handbook.html", runHandbook},
      Command{"man-page", "man-page", runManPage},
  };
  return all;
}

}  // namespace epsiscope
