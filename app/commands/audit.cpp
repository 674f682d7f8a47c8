#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/audit/audit.h"
#include "core/base/json.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace epsiscope {

int runAudit(const QStringList& given) {
  const QString name = QStringLiteral("audit");
  const Arguments arguments(
      name,
      QStringLiteral("Measures the epsilon of a mechanism over its worst labels and outputs, as JSON; exit 1 "
                     "if it is more than claimed or not proved."),
      {QStringLiteral("MECHANISM")}, withMechanismOptions({}), given);
  const ChosenMechanism chosen = chosenMechanism(name, arguments);
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

}  // namespace epsiscope
