#include "app/commands/epsilon_for.h"

#include <cstdio>
#include <filesystem>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/study_input.h"
#include "app/commands/wanted_accuracy_options.h"
#include "core/base/json.h"
#include "core/results/paired_difference.h"
#include "core/run/epsilon_for.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

/// Says whether low and high allow for other people like these, or for other splits of this table; null:
/// there are none.
Json intervalOf(const EpsilonAnswer& answer) {
  if (!answer.smallest.low && !answer.smallest.high) return nullptr;
  return idOf(answer.smallest.isOfPeople ? IntervalOf::people : IntervalOf::splits);
}

Json toJson(const EpsilonAnswer& answer) {
  const SmallestEpsilon& found = answer.smallest;
  return {{"method", answer.method},
          {"learner", textOrNull(answer.learner)},
          {"epsilon", numberOrNull(found.epsilon)},
          {"low", numberOrNull(found.low)},
          {"high", numberOrNull(found.high)},
          {"interval_of", intervalOf(answer)},
          {"reachable", found.epsilon.has_value()},
          {"reason", textOrNull(answer.reason)}};
}

}  // namespace

int runEpsilonFor(const QStringList& given) {
  const QString command = QStringLiteral("epsilon-for");
  std::vector<OptionSpec> options = studyOptions();
  // It always computes on as many threads as there are.
  std::erase_if(options, [](const OptionSpec& option) { return option.name == QLatin1String("threads"); });
  const std::vector<OptionSpec> wantedOptions = wantedAccuracyOptions();
  options.insert(options.begin(), wantedOptions.begin(), wantedOptions.end());
  const Arguments arguments(
      command,
      QStringLiteral("Finds the smallest epsilon with which each method of a study "
                     "reaches a wanted error, the mean over its splits, and prints it as "
                     "JSON. From low to high it would be with other people like these "
                     "(interval_of: people), or with other splits of this table.\n\n") +
          wantedAccuracyHelp() + QStringLiteral("\n\nComputed from the true values, so it is not private."),
      {QStringLiteral("STUDY.json")}, options, given);
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  listenForInterrupt(Interrupt::endsSoon);
  const auto goOn = [] { return !wasInterrupted(); };
  const Study study = studyWithOptions(command, file, arguments);
  const WantedAccuracy wanted = wantedAccuracy(command, arguments, study);
  const LoadedStudy loaded = loadStudy(study, file, goOn);
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const auto answers =
      epsilonFor(loaded.input->study, loaded.input->table, loaded.input->folder, wanted, goOn);
  if (!answers) return interruptedCode();
  Json json = jsonOf(wanted, loaded.input->study);
  json["methods"] = Json::array();
  for (const EpsilonAnswer& answer : *answers) json["methods"].push_back(toJson(answer));
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
