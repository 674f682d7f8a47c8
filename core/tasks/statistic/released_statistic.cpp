#include "core/tasks/statistic/released_statistic.h"

#include <utility>

#include "core/study/study.h"
#include "core/tasks/statistic/releases.h"
#include "core/tasks/streams.h"

namespace epsiscope {

namespace {

struct ByRanks {
  double epsilon = 1;

  QuantileAnswerLaw lawOn(const StatisticRelease& held) const { return held.rankLaw(epsilon); }
};

struct ByRanksOfGroups {
  double epsilon = 1;

  ManyLaws<QuantileAnswerLaw> lawOn(const StatisticRelease& held) const { return held.rankLaws(epsilon); }
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

std::vector<double> noisyNumbers(const HeldStatistic& statistic, double epsilon) {
  const auto [plan, rows] = statistic.publicFacts();
  const StatisticRow& row = statisticRow(plan.kind);
  if (!row.addsNoise() && plan.isGrouped()) return statistic.ask(ByRanksOfGroups{epsilon});
  if (!row.addsNoise()) return {statistic.ask(ByRanks{epsilon})};
  if (plan.mechanism != "discrete-laplace") return statistic.ask(WithNoise{epsilon});
  return StatisticRelease::fromSteps(plan, rows, statistic.ask(InWholeSteps{epsilon}));
}

std::vector<double> releasedStatistic(const HeldStatistic& statistic, double epsilon) {
  const ReleasePlan plan = statistic.publicFacts().plan;
  std::vector<double> numbers = noisyNumbers(statistic, epsilon);
  const bool areSums = plan.isGrouped() && statisticRow(plan.kind).addsNoise();
  return areSums ? numbersOfSums(plan, numbers) : numbers;
}

Rng streamOf(const Study& study, const std::string& mechanism, const std::string& id, double share,
             double epsilon, int trial) {
  return releaseStream(study.seed, trial, mechanism + '/' + id, epsilon, share, 0);
}

std::vector<double> agreedNumbers(const Study& study, const SharedRelease& shared, std::vector<double> drawn,
                                  double epsilon, int trial) {
  if (!shared.isAdjusted()) return drawn;
  std::vector<std::vector<double>> all;
  for (const FamilyMember& one : shared.family) {
    if (one.id == shared.id) {
      all.push_back(std::move(drawn));
      continue;
    }
    Rng rng = streamOf(study, one.release->plan().mechanism, one.id, one.share, epsilon, trial);
    all.push_back(releasedStatistic({*one.release, rng}, epsilon * one.share));
  }
  return std::move(shared.tables(epsilon).adjusted(all)[shared.placeInFamily]);
}

}  // namespace epsiscope
