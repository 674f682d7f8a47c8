#include "app/commands/rows_for.h"

#include <cmath>
#include <cstdio>
#include <filesystem>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/study_input.h"
#include "app/commands/wanted_accuracy_options.h"
#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/run/rows_for.h"
#include "core/study/plan.h"
#include "core/text/wording.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

Json toJson(const RowsAnswer& answer) {
  const FewestRows& found = answer.fewest;
  const auto expected = found.error ? std::optional(found.error->mean) : std::nullopt;
  const auto standardError = found.error ? std::optional(found.error->standardError) : std::nullopt;
  return {{"method", answer.method},
          {"learner", textOrNull(answer.learner)},
          {"rows", numberOrNull(found.rows)},
          {"low", numberOrNull(found.low)},
          {"high", numberOrNull(found.high)},
          {"reachable", found.rows.has_value()},
          {"expected_error", numberOrNull(expected)},
          {"standard_error", numberOrNull(standardError)},
          {"without_privacy", numberOrNull(found.withoutPrivacy)},
          {"reason", textOrNull(answer.reason)}};
}

}  // namespace

int runRowsFor(const QStringList& given) {
  const QString command = QStringLiteral("rows-for");
  std::vector<OptionSpec> options = studyOptions();
  // It always computes on as many threads as there are.
  std::erase_if(options, [](const OptionSpec& option) { return option.name == QLatin1String("threads"); });
  const std::vector<OptionSpec> wantedOptions = wantedAccuracyOptions();
  options.insert(options.begin(), wantedOptions.begin(), wantedOptions.end());
  const Arguments arguments(
      command,
      QStringLiteral(
          "Finds how many people must be asked, so that each method of a planned study "
          "(builtin:plan) reaches a wanted error at view.epsilon, the mean over planned tables, and "
          "prints it as JSON. Planned, not measured.\n\n") +
          wantedAccuracyHelp(),
      {QStringLiteral("STUDY.json")}, options, given);
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  listenForInterrupt(Interrupt::endsSoon);
  const auto goOn = [] { return !wasInterrupted(); };
  const Study study = studyWithOptions(command, file, arguments);
  if (!isPlan(study.data))
    throw FileError({.file = shortened(study.data.file, 300)},
                    "people can be counted in advance for planned data alone",
                    "name \"builtin:plan\" as data.file, or measure a learning curve with train_sizes");
  if (const std::string reason = whyNotPlanned(study); !reason.empty()) {
    std::fprintf(stderr, "epsiscope: task: %s\n", reason.c_str());
    return 2;
  }
  const WantedAccuracy wanted = wantedAccuracy(command, arguments, study);
  const LoadedStudy loaded = loadStudy(study, file, goOn);
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const auto answers = rowsFor(loaded.input->study, loaded.input->folder, wanted, goOn);
  if (!answers) return interruptedCode();
  Json json = jsonOf(wanted, study);
  json["epsilon"] = viewEpsilon(study);
  json["note"] = kPlannedMark;
  json["methods"] = Json::array();
  for (const RowsAnswer& answer : *answers) json["methods"].push_back(toJson(answer));
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
