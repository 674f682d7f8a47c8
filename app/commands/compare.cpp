#include "app/commands/compare.h"

#include <cstdio>
#include <memory>

#include "app/commands/arguments.h"
#include "core/results/result_file.h"
#include "core/run/comparison.h"
#include "core/text/printable.h"

namespace epsiscope {

int runCompare(const QStringList& given) {
  const Arguments arguments(
      QStringLiteral("compare"),
      QStringLiteral("Sets results side by side, with their differences from the first and 95 % intervals: "
                     "paired where they have the same splits of the same table. JSON, or CSV."),
      {QStringLiteral("RESULTS.json"), QStringLiteral("RESULTS.json...")},
      {{QStringLiteral("csv"), QString(),
        QStringLiteral("A table, a line for each error; what is to be known of it goes to stderr.")}},
      given);
  std::vector<NamedResult> results;
  for (const QString& file : arguments.positionals())
    results.push_back({file.toStdString(), std::make_shared<const Result>(readResult(file.toStdString()))});
  const Comparison comparison = compareRuns(results);
  if (!arguments.has(QStringLiteral("csv"))) {
    std::fputs(comparisonJson(comparison).c_str(), stdout);
    return 0;
  }
  std::fputs(comparisonCsv(comparison).c_str(), stdout);
  for (const std::string& note : comparison.notes)
    std::fprintf(stderr, "Note: %s\n", printable(note).c_str());
  return 0;
}

}  // namespace epsiscope
