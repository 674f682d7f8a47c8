#include <algorithm>
#include <array>
#include <cstdio>

#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/text/printable.h"

namespace epsiscope {

namespace {

Rng rngOfSample(const Arguments& arguments) {
  const auto seed = arguments.wholeNumber(QStringLiteral("seed"));
  const bool secure = arguments.has(QStringLiteral("secure"));
  if (seed && secure)
    throw UsageError(
        QStringLiteral("sample: --seed and --secure exclude each other; keep --seed to repeat the draws, "
                       "--secure to make them unpredictable."));
  if (secure) return Rng::secure();
  if (seed) return Rng(*seed);
  const std::uint64_t fresh = freshSeed();
  std::fprintf(stderr, "epsiscope: sample: drawn with --seed %llu.\n",
               static_cast<unsigned long long>(fresh));
  return Rng(fresh);
}

}  // namespace

int runSample(const QStringList& given) {
  const QString name = QStringLiteral("sample");
  const Arguments arguments(
      name, QStringLiteral("Draws outputs of a mechanism for one label, one number a line."),
      {QStringLiteral("MECHANISM")},
      withMechanismOptions(
          {{QStringLiteral("at"), QStringLiteral("Y"), QStringLiteral("The label.")},
           {QStringLiteral("count"), QStringLiteral("N"), QStringLiteral("How many outputs.")},
           {QStringLiteral("seed"), QStringLiteral("S"),
            QStringLiteral("Repeats the draws of an earlier run; a fresh seed if absent.")},
           {QStringLiteral("secure"), QString(),
            QStringLiteral(
                "Takes the operating system's secure generator instead, and draws in whole numbers: "
                "as a release does.")}}),
      given);
  const ChosenMechanism chosen = chosenMechanism(name, arguments, arguments.has(QStringLiteral("secure")));
  const double label = chosenLabel(name, arguments, chosen);
  arguments.requiredText(QStringLiteral("count"));
  std::uint64_t left = arguments.wholeNumber(QStringLiteral("count")).value();
  if (left == 0) throw UsageError(QStringLiteral("sample: --count is 0; choose a whole number from 1 on."));

  Rng rng = rngOfSample(arguments);
  std::array<double, 4096> labels{}, outputs{};
  labels.fill(label);
  while (left > 0) {
    const std::size_t count = static_cast<std::size_t>(std::min<std::uint64_t>(left, labels.size()));
    chosen.mechanism->sampleAll(std::span(labels).first(count), std::span(outputs).first(count), rng);
    for (const double t : std::span(outputs).first(count))
      std::printf("%s\n", printable(chosen.text(t).toStdString()).c_str());
    left -= count;
  }
  return 0;
}

}  // namespace epsiscope
