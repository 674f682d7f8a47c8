#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/base/json.h"
#include "core/interval/optimal_interval.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace epsiscope {

int runInterval(const QStringList& given) {
  const QString name = QStringLiteral("interval");
  const Arguments arguments(
      name,
      QStringLiteral("Prints the optimal interval [A1, A2] of RPWithPrior for a prior of bins, as JSON."), {},
      {{QStringLiteral("prior"), QStringLiteral("FILE"),
        QStringLiteral("CSV lower,upper,mass: where labels are expected.")},
       {QStringLiteral("epsilon"), QStringLiteral("E"), QStringLiteral("Privacy budget, above 0.")},
       {QStringLiteral("zeta"), QStringLiteral("Z"),
        QStringLiteral("Half-width of the answers near the label, above 0.")}},
      given);
  const double epsilon = positiveNumber(name, arguments, QStringLiteral("epsilon"));
  const double zeta = positiveNumber(name, arguments, QStringLiteral("zeta"));
  const OptimalInterval found = optimalInterval(chosenBins(name, arguments), epsilon, zeta);
  const Json json = {{"A1", found.lower},
                     {"A2", found.upper},
                     {"F", found.objective},
                     {"gamma", found.gamma},
                     {"rounds", found.rounds}};
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
