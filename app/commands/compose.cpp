#include "app/commands/mechanism_commands.h"
#include "app/commands/mechanism_options.h"
#include "core/base/json.h"
#include "core/base/numbers.h"
#include "core/mechanisms/mechanism_loss.h"
#include "core/privacy/accountant.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstdio>
#include <optional>

namespace epsiscope {

namespace {

const QString kCompose = QStringLiteral("compose");
constexpr std::uint64_t kMostTimes = 1'000'000'000;

std::uint64_t chosenTimes(const Arguments& arguments) {
  const QString given = arguments.requiredText(QStringLiteral("times"));
  const std::uint64_t times = wholeNumberIn(given).value_or(0);
  if (times < 1 || times > kMostTimes)
    throw UsageError(QStringLiteral("compose: --times is \"%1\"; choose a whole number from 1 to %2.")
                         .arg(given)
                         .arg(kMostTimes));
  return times;
}

/// The delta of all of them; 0 where none is given.
double chosenTotalDelta(const Arguments& arguments) {
  const QString total = QStringLiteral("total-delta"), one = QStringLiteral("delta");
  const QString& option = arguments.has(total) ? total : one;
  const std::optional<double> delta = arguments.number(option);
  if (delta && !(*delta > 0 && *delta < 1))
    throw UsageError(QStringLiteral("compose: --%1 is %2; choose a number between 0 and 1, for example 1e-5.")
                         .arg(option, QString::number(*delta)));
  return delta.value_or(0);
}

}  // namespace

int runCompose(const QStringList& given) {
  const Arguments arguments(
      kCompose,
      QStringLiteral(
          "Prints the epsilon of several such releases about the same data, as JSON, for a delta of all of "
          "them together. Each number is an upper bound; the smallest holds.\n\n"
          "basic: their epsilons added. zcdp: by concentrated differential privacy; null without a "
          "delta. exact: by the law of what they tell together; null where no such law is known. Where noise "
          "is normal, an epsilon is what its law gives for its part of delta."),
      {QStringLiteral("MECHANISM")},
      withMechanismOptions(
          {{QStringLiteral("times"), QStringLiteral("K"), QStringLiteral("Number of releases, from 1 on.")},
           {QStringLiteral("total-delta"), QStringLiteral("D"),
            QStringLiteral("The delta of all releases together, between 0 and 1; if absent, --delta, else "
                           "0.")}}),
      given);
  const ChosenMechanism chosen = chosenMechanism(kCompose, arguments);
  const std::uint64_t times = chosenTimes(arguments);
  const double delta = chosenTotalDelta(arguments);
  std::optional<ReleaseLoss> law = lossOf(*chosen.mechanism);
  const Booking price = chosen.mechanism->booking();
  ReleaseLoss promise = law && law->moved > 0 ? *law : ReleaseLoss::unknown(price.epsilon, price.delta);
  promise.times = times;
  if (law) law->times = times;
  const double basic = basicEpsilon({&promise, 1}, delta), zcdp = zcdpEpsilon({&promise, 1}, delta);
  const double exact = law ? exactEpsilon({&*law, 1}, delta) : kInfinity;
  // An epsilon that is infinite is written as null.
  const Json json = {{"basic", basic}, {"zcdp", zcdp}, {"exact", exact}};
  std::puts(dumped(json, 2).c_str());
  return 0;
}

}  // namespace epsiscope
