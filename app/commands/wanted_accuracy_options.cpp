#include "app/commands/wanted_accuracy_options.h"

#include <cmath>

#include "app/commands/mechanism_options.h"
#include "core/study/study.h"
#include "core/tasks/metric_words.h"
#include "core/tasks/task.h"

#include <nlohmann/json.hpp>

namespace epsiscope {

namespace {

constexpr double kUsualLevel = 0.95;

QString named(const char* option) {
  return QLatin1String(option);
}

/// The one of the three options that is given.
QString givenOption(const QString& command, const Arguments& arguments) {
  QStringList given;
  for (const char* option : {"error", "rmse", "half-width"})
    if (arguments.has(named(option))) given << named(option);
  if (given.size() == 1) return given.front();
  throw UsageError(
      QStringLiteral("%1: give one of --error E (in the metric of the study's rows), --rmse E (in the "
                     "label's own unit) and --half-width W (of a released statistic)%2.")
          .arg(command, given.isEmpty()
                            ? QString()
                            : QStringLiteral("; there are --%1").arg(given.join(QStringLiteral(" and --")))));
}

double chosenLevel(const QString& command, const Arguments& arguments) {
  const double level = arguments.number(named("level")).value_or(kUsualLevel);
  if (!(level > 0 && level < 1))
    throw UsageError(
        QStringLiteral("%1: --level must be above 0 and below 1; give for example 0.95.").arg(command));
  return level;
}

}  // namespace

std::vector<OptionSpec> wantedAccuracyOptions() {
  return {{named("error"), QStringLiteral("E"),
           QStringLiteral("The wanted error, above 0, in the metric of the study's rows: of test_mse and mse "
                          "the square of a distance.")},
          {named("rmse"), QStringLiteral("E"),
           QStringLiteral("The same as a root mean squared error, in the label's own unit: --rmse 200 is "
                          "--error 40000.")},
          {named("half-width"), QStringLiteral("W"),
           QStringLiteral("For a released statistic, in its own unit: with the probability of --level the "
                          "released number is at most W from the statistic of the clipped values, by the "
                          "noise alone; of a histogram that holds for each cell by itself.")},
          {named("level"), QStringLiteral("P"),
           QStringLiteral("The probability of --half-width, between 0 and 1; 0.95 if it is not given.")}};
}

QString wantedAccuracyHelp() {
  return QStringLiteral(
      "--error E is in the metric of the study's rows, which is squared for numbers; --rmse E is in the "
      "label's own unit; --half-width W is how far noise may move a released statistic.");
}

WantedAccuracy wantedAccuracy(const QString& command, const Arguments& arguments, const Study& study) {
  const QString option = givenOption(command, arguments);
  const double value = positiveNumber(command, arguments, option);
  const std::string metric = taskOf(study).metricOf(study);
  const bool isHalfWidth = option == named("half-width");
  if (!isHalfWidth && arguments.has(named("level")))
    throw UsageError(
        QStringLiteral("%1: --level belongs to --half-width; give both or neither.").arg(command));
  if (isHalfWidth && !taskOf(study).facts().hasHalfWidth)
    throw UsageError(
        QStringLiteral("%1: --half-width is of a released statistic, and this study's task is %2; "
                       "give --error.")
            .arg(command, QLatin1String(taskOf(study).facts().id)));
  if (option == named("rmse") && !isSquaredMetric(metric))
    throw UsageError(
        QStringLiteral("%1: --rmse is of squared errors, and this study's metric is %2 (%3); give "
                       "--error.")
            .arg(command, QString::fromStdString(metric), QString::fromStdString(nameOfMetric(metric))));
  if (isHalfWidth) return {.value = value, .level = chosenLevel(command, arguments)};
  return {.value = option == named("rmse") ? value * value : value};
}

nlohmann::ordered_json jsonOf(const WantedAccuracy& wanted, const Study& study) {
  const std::string metric = taskOf(study).metricOf(study);
  if (wanted.level)
    return {{"error", wanted.value},
            {"metric", "half_width"},
            {"unit", taskOf(study).unitOf(study)},
            {"half_width", wanted.value},
            {"level", *wanted.level}};
  nlohmann::ordered_json json = {
      {"error", wanted.value}, {"metric", metric}, {"unit", textOrNull(unitOfMetric(study, metric))}};
  if (isSquaredMetric(metric)) {
    json["rmse"] = std::sqrt(wanted.value);
    json["rmse_unit"] = taskOf(study).unitOf(study);
  }
  return json;
}

}  // namespace epsiscope
