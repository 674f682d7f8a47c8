#include "app/commands/arguments.h"
#include "app/commands/mechanism_commands.h"
#include "core/base/json.h"
#include "core/mechanisms/registry.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace epsiscope {

namespace {

/// The options without which the mechanism cannot be made.
std::vector<std::string> neededOptions(const Needs& needs) {
  std::vector<std::string> options = {"epsilon"};
  if (needs.classes)
    options.emplace_back("categories");
  else
    options.insert(options.end(), {"lower", "upper"});
  if (needs.masses) options.emplace_back("masses");
  if (needs.delta) options.emplace_back("delta");
  if (needs.zeta) options.emplace_back("zeta");
  if (needs.priorBins || needs.priorPoints) options.emplace_back("prior");
  if (needs.outputs) options.emplace_back("outputs");
  if (needs.table) options.insert(options.end(), {"quantile", "values"});
  return options;
}

}  // namespace

int runMechanisms(const QStringList& given) {
  const Arguments arguments(QStringLiteral("mechanisms"),
                            QStringLiteral("Prints the registry of mechanisms, as JSON."), {}, {}, given);
  Json rows = Json::array();
  for (const auto& registry : allMechanisms())
    for (const RegistryRow& row : registry) {
      Json prior;
      if (row.needs.priorBins) prior = "bins";
      if (row.needs.priorPoints) prior = "points";
      rows.push_back({{"id", row.id},
                      {"label", row.label},
                      {"summary", row.summary},
                      {"reference", row.reference},
                      {"needs", neededOptions(row.needs)},
                      {"prior", prior},
                      {"variants", row.variants}});
    }
  std::puts(dumped(rows, 2).c_str());
  return 0;
}

}  // namespace epsiscope
