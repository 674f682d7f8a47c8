#include "core/erm/tuning_on_all_rows.h"

#include <utility>

#include "core/privacy/choice_law.h"

namespace epsiscope {

namespace {

/// The share of epsilon for the choice: a public number, set on other tables than those that results are
/// shown of, see resources/studies/README.md.
constexpr double kShareOfChoice = 0.2;

/// The candidate with a small score.
struct SmallScore {
  const std::vector<ScoringPlan>& plans;
  double epsilon = 0;

  ChoiceLaw lawOn(const std::vector<CandidateScore>& scores) const {
    return {.logProbabilities = pickLogProbabilities(plans, scores, epsilon),
            .cost = {.epsilon = epsilon, .neighbours = Booking::Neighbours::row}};
  }
};

}  // namespace

double epsilonOfChoice(double epsilon) {
  return kShareOfChoice * epsilon;
}

RowBudget budgetOfWeights(const RowBudget& budget) {
  return {budget.epsilon - epsilonOfChoice(budget.epsilon), budget.delta};
}

std::vector<ScoringPlan> scoringPlans(const Tuning& tuning, const PublicRows& rows) {
  const RowBudget budget = budgetOfWeights(tuning.budget);
  std::vector<ScoringPlan> plans;
  for (const double lambda : tuning.lambdas) {
    plans.push_back(planScoring(tuning.method, tuning.loss, rows,
                                planPerturbation(tuning.method, tuning.loss, rows, lambda, budget)));
    plans.back().candidate = plans.size() - 1;
  }
  return contenders(std::move(plans));
}

std::optional<TunedOnAllRows> tuneOnAllRows(const HeldRows& rows, const HeldScores& scores,
                                            const std::vector<ScoringPlan>& plans, const Tuning& tuning,
                                            const GoOn& goOn) {
  const std::size_t place = scores.ask(SmallScore{plans, epsilonOfChoice(tuning.budget.epsilon)});
  TunedOnAllRows result{.picked = plans[place].candidate};
  result.fit = fitPrivately(rows, tuning.loss, tuning.lambdas[result.picked], tuning.method,
                            budgetOfWeights(tuning.budget), {}, goOn);
  if (!goOn()) return {};
  return result;
}

}  // namespace epsiscope
