#include "app/commands/epsilon_for.h"

#include <cstdio>
#include <filesystem>

#include "app/commands/arguments.h"
#include "app/commands/interrupt.h"
#include "app/commands/mechanism_options.h"
#include "app/commands/study_input.h"
#include "core/base/json.h"
#include "core/run/epsilon_for.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::optional<double>& value) {
  return value ? Json(*value) : Json();
}

Json toJson(const EpsilonAnswer& answer) {
  const SmallestEpsilon& found = answer.smallest;
  return {{"method", answer.method},
          {"learner", answer.learner.empty() ? Json() : Json(answer.learner)},
          {"epsilon", orNull(found.epsilon)},
          {"low", orNull(found.low)},
          {"high", orNull(found.high)},
          {"reachable", found.epsilon.has_value()},
          {"reason", answer.reason.empty() ? Json() : Json(answer.reason)}};
}

}  // namespace

int runEpsilonFor(const QStringList& given) {
  const QString command = QStringLiteral("epsilon-for");
  std::vector<OptionSpec> options = studyOptions();
  // It always computes on as many threads as there are.
  std::erase_if(options, [](const OptionSpec& option) { return option.name == QLatin1String("threads"); });
  options.insert(options.begin(), {QStringLiteral("error"), QStringLiteral("E"),
                                   QStringLiteral("The wanted error, above 0: the mean over the splits.")});
  const Arguments arguments(
      command,
      QStringLiteral(
          "Finds the smallest epsilon with which each method of a study reaches a wanted error, and "
          "prints it as JSON. Computed from the true values, so it is not private."),
      {QStringLiteral("STUDY.json")}, options, given);
  const double error = positiveNumber(command, arguments, QStringLiteral("error"));
  const std::filesystem::path file = arguments.positionals().front().toStdString();
  listenForInterrupt(Interrupt::endsSoon);
  const auto goOn = [] { return !wasInterrupted(); };
  const LoadedStudy loaded = loadStudy(studyWithOptions(command, file, arguments), file, goOn);
  if (loaded.problems) return 2;
  if (!loaded.input) return interruptedCode();
  const auto answers =
      epsilonFor(loaded.input->study, loaded.input->table, loaded.input->folder, error, goOn);
  if (!answers) return interruptedCode();
  Json json = {{"error", error}, {"methods", Json::array()}};
  for (const EpsilonAnswer& answer : *answers) json["methods"].push_back(toJson(answer));
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
