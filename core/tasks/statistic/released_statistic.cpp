#include "core/tasks/statistic/released_statistic.h"

namespace epsiscope {

namespace {

struct ByRanks {
  double epsilon = 1;

  QuantileAnswerLaw lawOn(const StatisticRelease& held) const { return held.rankLaw(epsilon); }
};

struct InWholeSteps {
  double epsilon = 1;

  WholeNumbersLaw lawOn(const StatisticRelease& held) const { return held.wholeLaw(epsilon); }
};

struct WithNoise {
  double epsilon = 1;

  NoisyNumbersLaw lawOn(const StatisticRelease& held) const { return held.noisyLaw(epsilon); }
};

}  // namespace

std::vector<double> releasedStatistic(const HeldStatistic& statistic, double epsilon) {
  const auto [plan, rows] = statistic.publicFacts();
  const StatisticRow& row = statisticRow(plan.kind);
  if (!row.addsNoise()) return {statistic.ask(ByRanks{epsilon})};
  if (plan.mechanism != "discrete-laplace") return statistic.ask(WithNoise{epsilon});
  const StatisticRow::Steps steps = row.stepsOf(plan, rows);
  std::vector<double> released;
  for (const WideInteger number : statistic.ask(InWholeSteps{epsilon}))
    released.push_back(steps.offset + steps.unit * static_cast<double>(number));
  return released;
}

}  // namespace epsiscope
