#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/base/json.h"
#include "core/bins/optimal_bins.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace epsiscope {

int runBins(const QStringList& given) {
  const QString name = QStringLiteral("bins");
  const Arguments arguments(
      name, QStringLiteral("Prints the optimal bins of RR-on-Bins for a prior, as JSON."), {},
      {{QStringLiteral("prior"), QStringLiteral("FILE"),
        QStringLiteral("CSV value,mass (points) or lower,upper,mass (bins, which become their centres).")},
       {QStringLiteral("epsilon"), QStringLiteral("E"), QStringLiteral("Privacy budget, above 0.")}},
      given);
  const double epsilon = positiveNumber(name, arguments, QStringLiteral("epsilon"));
  const Prior points = chosenValues(name, arguments);
  const OptimalBins found = optimalBins(points, epsilon);
  Json bins = Json::array();
  for (const LabelBin& bin : found.bins)
    bins.push_back(
        {{"first", points.nodes[bin.first]}, {"last", points.nodes[bin.last]}, {"output", bin.output}});
  const Json json = {{"bins", bins}, {"loss", found.loss}, {"rounds", found.rounds}};
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
