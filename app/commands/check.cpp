#include "app/commands/check.h"

#include <algorithm>
#include <cstdio>
#include <iterator>

#include "app/commands/arguments.h"
#include "app/commands/study_input.h"
#include "core/results/checked_result.h"
#include "core/run/differences.h"
#include "core/run/run.h"
#include "core/text/printable.h"

namespace epsiscope {

namespace {

/// More would not be read: the first ones, and how many there are.
void printSome(const std::vector<std::string>& differences) {
  constexpr std::size_t kMost = 20;
  for (std::size_t i = 0; i < std::min(kMost, differences.size()); ++i)
    std::puts(printable(differences[i]).c_str());
  if (differences.size() > kMost)
    std::printf("There are %zu differences; the first %zu are listed.\n", differences.size(), kMost);
}

}  // namespace

int runCheck(const QStringList& given) {
  const Arguments arguments(
      QStringLiteral("check"),
      QStringLiteral("Runs a study again and compares with stored results. Exit 0: the same, 1: "
                     "something differs, 2: a file cannot be used."),
      {QStringLiteral("STUDY.json"), QStringLiteral("RESULTS.json")}, studyOptions(), given);
  const std::filesystem::path file = arguments.positionals()[0].toStdString();
  const std::filesystem::path resultsFile = arguments.positionals()[1].toStdString();
  const unsigned threads = threadsOption(arguments);
  const CheckedResult stored = readChecked(resultsFile);
  const LoadedStudy loaded =
      loadStudy(studyWithOptions(QStringLiteral("check"), file, arguments), file, [] { return true; });
  if (loaded.problems) return 2;
  const auto recomputed =
      run(loaded.input->study, loaded.input->table, {.threads = threads, .folder = loaded.input->folder}, {});
  std::vector<std::string> found = stored.changes;
  std::ranges::move(differences(*recomputed, stored.result), std::back_inserter(found));
  printSome(found);
  if (found.empty() && !arguments.has(QStringLiteral("quiet"))) std::puts("The results are the same.");
  return found.empty() ? 0 : 1;
}

}  // namespace epsiscope
