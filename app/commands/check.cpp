#include "app/commands/check.h"

#include <cstdio>

#include "core/run/differences.h"
#include "app/commands/arguments.h"
#include "app/commands/study_input.h"
#include "core/results/result_file.h"
#include "core/run/run.h"

namespace epsiscope {

int runCheck(const QStringList& given) {
  const Arguments arguments(
      QStringLiteral("check"),
      QStringLiteral("Runs a study again and compares with stored results. Exit 0: the same, 1: "
                     "something differs, 2: a file cannot be used."),
      {QStringLiteral("STUDY.json"), QStringLiteral("RESULTS.json")}, studyOptions(), given);
  const std::filesystem::path file = arguments.positionals()[0].toStdString();
  const std::filesystem::path resultsFile = arguments.positionals()[1].toStdString();
  const unsigned threads = threadsOption(arguments);
  const Result stored = readResult(resultsFile);
  const LoadedStudy loaded =
      loadStudy(studyWithOptions(QStringLiteral("check"), file, arguments), file, [] { return true; });
  if (loaded.problems) return 2;
  const auto recomputed =
      run(loaded.input->study, loaded.input->table, {.threads = threads, .folder = loaded.input->folder}, {});
  const std::vector<std::string> found = differences(*recomputed, stored);
  for (const std::string& sentence : found) std::puts(sentence.c_str());
  if (found.empty() && !arguments.has(QStringLiteral("quiet"))) std::puts("The results are the same.");
  return found.empty() ? 0 : 1;
}

}  // namespace epsiscope
