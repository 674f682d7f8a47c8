#include "app/commands/rows_for.h"

#include <cstdio>
#include <filesystem>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/mechanism_options.h"
#include "app/commands/study_input.h"
#include "app/commands/wanted_accuracy_options.h"
#include "core/base/file_error.h"
#include "core/base/json.h"
#include "core/run/rows_for.h"
#include "core/study/classroom.h"
#include "core/study/plan.h"
#include "core/tasks/task.h"
#include "core/tasks/task_cache.h"
#include "core/tasks/task_inputs.h"
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

Json toJson(const EnoughRows& answer) {
  return {{"method", answer.method},
          {"rows_on_average", numberOrNull(answer.onAverage)},
          {"rows_likely", numberOrNull(answer.likely)},
          {"rows_as_printed", numberOrNull(answer.printed)},
          {"rows_as_printed_in_corollary", numberOrNull(answer.printedInCorollary)}};
}

constexpr const char* kExcessLoss = "excess-loss";

/// Prints how many training rows are enough whatever the data are, for the tasks that have a theory of it.
int runExcessLoss(const QString& command, const Arguments& arguments, const std::filesystem::path& file,
                  const GoOn& goOn) {
  const double excess = positiveNumber(command, arguments, QLatin1String(kExcessLoss));
  const LoadedStudy loaded = loadStudy(studyWithOptions(command, file, arguments), file, goOn);
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const Study& study = loaded.input->study;
  const Task& task = taskOf(study);
  const auto inputs = task.inputs(study, loaded.input->folder)->ofTrial(1);
  const auto cache = task.build(*inputs, loaded.input->table, Classroom::of(study), goOn);
  if (!cache) return interruptedCode();
  const std::vector<EnoughRows> answers = task.enoughRows(study, *cache, excess);
  if (answers.empty())
    throw UsageError(
        QStringLiteral("%1: --%2 is of the private methods of task private-classifier; give --error.")
            .arg(command, QLatin1String(kExcessLoss)));
  Json json = {{"excess_loss", excess},
               {"epsilon", viewEpsilon(study)},
               {"lambda", task.lambdaOf(study).value()},
               {"probability", 1 - EnoughRows::kFailure},
               {"train_rows", cache->trainRows()}};
  json["methods"] = Json::array();
  for (const EnoughRows& answer : answers) json["methods"].push_back(toJson(answer));
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace

int runRowsFor(const QStringList& given) {
  const QString command = QStringLiteral("rows-for");
  std::vector<OptionSpec> options = studyOptions();
  // It always computes on as many threads as there are.
  std::erase_if(options, [](const OptionSpec& option) { return option.name == QLatin1String("threads"); });
  const std::vector<OptionSpec> wantedOptions = wantedAccuracyOptions();
  options.insert(options.begin(), wantedOptions.begin(), wantedOptions.end());
  options.insert(
      options.begin() + static_cast<std::ptrdiff_t>(wantedOptions.size()),
      {QLatin1String(kExcessLoss), QStringLiteral("E"),
       QStringLiteral("Alone: how many training rows are enough by theory, whatever the data are, for an "
                      "expected loss at most E above that of every linear rule f with |f|^2 <= E/lambda. "
                      "For task private-classifier, planned or not.")});
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
  if (arguments.has(QLatin1String(kExcessLoss))) {
    for (const OptionSpec& option : wantedOptions)
      if (arguments.has(option.name))
        throw UsageError(QStringLiteral("%1: give --%2 or --%3, not both.")
                             .arg(command, QLatin1String(kExcessLoss), option.name));
    return runExcessLoss(command, arguments, file, goOn);
  }
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
