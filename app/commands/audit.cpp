#include "app/commands/interrupt.h"
#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "app/commands/study_input.h"
#include "core/audit/audit.h"
#include "core/base/json.h"
#include "core/base/now_text.h"
#include "core/results/audited_claim_json.h"
#include "core/run/audit_study.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/task.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace epsiscope {

namespace {

const QString kAudit = QStringLiteral("audit");
const QString kDraws = QStringLiteral("draws");
constexpr std::uint64_t kUsualDraws = 10'000, kMostDraws = 100'000'000;

std::vector<OptionSpec> optionsOfStudies() {
  std::vector<OptionSpec> options = studyOptions();
  // It computes on one thread, and says what it found when all is done.
  std::erase_if(options, [](const OptionSpec& option) {
    return option.name == QLatin1String("threads") || option.name == QLatin1String("quiet");
  });
  options.push_back({kDraws, QStringLiteral("N"),
                     QStringLiteral("How often a study's samplers are drawn from on either side, to see what "
                                    "they really do: 10000 if absent, 0 for never.")});
  return options;
}

/// An option of the other kind of audit would be passed over.
void refuseOptions(const Arguments& arguments, const std::vector<OptionSpec>& others, const char* of) {
  for (const OptionSpec& option : others)
    if (arguments.has(option.name))
      throw UsageError(
          QStringLiteral("audit: --%1 is for %2; leave it out.").arg(option.name, QLatin1String(of)));
}

int auditMechanism(const Arguments& arguments) {
  refuseOptions(arguments, optionsOfStudies(), "the audit of a study");
  const ChosenMechanism chosen = chosenMechanism(kAudit, arguments);
  const AuditReport report = audit(*chosen.mechanism);
  // Categories by their names, all else as numbers.
  const auto shown = [&](double value) {
    return chosen.categories.isEmpty() ? Json(value) : Json(chosen.text(value).toStdString());
  };
  // A measured epsilon that is infinite is written as null.
  const Json json = {{"claimed_epsilon", report.claimedEpsilon},
                     {"claimed_delta", report.claimedDelta},
                     {"measured", report.measured},
                     {"worst",
                      {{"output", shown(report.worstOutput)},
                       {"y", shown(report.worstLabel)},
                       {"y_prime", shown(report.worstOtherLabel)}}},
                     {"passed", report.passed}};
  std::puts(dumped(json, 2).c_str());
  return report.passed ? 0 : 1;
}

int auditOfStudy(const Arguments& arguments) {
  refuseOptions(arguments, withMechanismOptions({}), "the audit of a mechanism");
  const std::uint64_t draws = arguments.wholeNumber(kDraws).value_or(kUsualDraws);
  if (draws > kMostDraws) throw UsageError(QStringLiteral("audit: --draws can be at most 100000000."));
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  listenForInterrupt(Interrupt::endsSoon);
  const auto goOn = [] { return !wasInterrupted(); };
  const LoadedStudy loaded = loadStudy(studyWithOptions(kAudit, file, arguments), file, goOn);
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const Study& study = loaded.input->study;
  const auto claims = auditStudy(study, loaded.input->table, loaded.input->folder,
                                 {.draws = static_cast<std::size_t>(draws), .replays = 2}, goOn);
  if (!claims) return interruptedCode();
  Json json;
  json["epsiscope"] = EPSISCOPE_VERSION;
  json["date"] = nowText();
  json["task"] = taskOf(study).facts().id;
  json["looked_at_rows"] = study.mode == Mode::classroom;
  json["all_hold"] = allHold(*claims);
  json["claims"] = Json::array();
  for (const AuditedClaim& claim : *claims) {
    Json one = toJson(claim);
    one["role"] = idOf(taskOf(study).roleOfClaim(claim));
    json["claims"].push_back(std::move(one));
  }
  std::puts(dumped(json, 2).c_str());
  return allHold(*claims) ? 0 : 1;
}

}  // namespace

int runAudit(const QStringList& given) {
  std::vector<OptionSpec> options = withMechanismOptions({});
  for (const OptionSpec& option : optionsOfStudies()) options.push_back(option);
  const Arguments arguments(
      kAudit,
      QStringLiteral("Tries to break what is promised, and prints what it found as JSON; exit 1 if more is "
                     "lost than claimed, or a promise is not proved.\n\n"
                     "For a mechanism it measures the epsilon over the worst labels and outputs. For a study "
                     "it takes every method at every epsilon: label randomizers exactly, what is learned "
                     "from rows by the exact ratio of densities for neighbours of the table and made-up "
                     "ones, samplers also by draws. It says what is claimed, for which neighbours, where "
                     "the proof is and when it was tried. In classroom mode what is found depends on the "
                     "rows, so it is not private."),
      {QStringLiteral("MECHANISM|STUDY.json")}, options, given);
  const bool isStudy = arguments.positionals().front().endsWith(QLatin1String(".json"));
  return isStudy ? auditOfStudy(arguments) : auditMechanism(arguments);
}

}  // namespace epsiscope
