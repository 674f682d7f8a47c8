#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/base/json.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace epsiscope {

int runMoments(const QStringList& given) {
  const QString name = QStringLiteral("moments");
  const Arguments arguments(
      name,
      QStringLiteral("Prints mean, variance, expected squared error and support of a mechanism's output for "
                     "one label, as JSON."),
      {QStringLiteral("MECHANISM")},
      withMechanismOptions({{QStringLiteral("at"), QStringLiteral("Y"), QStringLiteral("The label.")}}),
      given);
  const ChosenMechanism chosen = chosenMechanism(name, arguments);
  if (!chosen.categories.isEmpty())
    throw UsageError(
        QStringLiteral("moments: categories have no mean; ask for density, which prints the probability of "
                       "every answer."));
  const Mechanism& mechanism = *chosen.mechanism;
  const double label = chosenLabel(name, arguments, chosen);
  const double mean = mechanism.mean(label), variance = mechanism.variance(label);
  const Support support = mechanism.support();
  // An end that is infinite is written as null.
  const Json json = {{"mean", mean},
                     {"variance", variance},
                     {"squared_error", (mean - label) * (mean - label) + variance},
                     {"lower", support.lower},
                     {"upper", support.upper}};
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
