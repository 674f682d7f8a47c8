#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/erm/candidate_scores.h"
#include "core/erm/labelled_rows.h"
#include "core/erm/private_fit.h"
#include "core/erm/tuning.h"
#include "core/privacy/custody.h"

namespace epsiscope {

/// The part of an epsilon for the choice of Lambda.
double epsilonOfChoice(double epsilon);
/// The rest, for the weights, which alone need a delta.
RowBudget budgetOfWeights(const RowBudget& budget);

/// How the candidates that come into question are scored: public.
std::vector<ScoringPlan> scoringPlans(const Tuning& tuning, const PublicRows& rows);

/// The scores of these on the rows, in the hands of a custodian: they are the same for every draw.
using HeldScores = Custody<const std::vector<CandidateScore>&>;

/// Both are private together, if all minima are reached and the method is.
struct TunedOnAllRows {
  std::size_t picked = 0;  ///< its place among the candidates
  PrivateFit fit = {};
};

/// Picks a candidate by the scores that these plans gave and learns with it, each from all rows and with its
/// part of the budget, which add up: the custodian books both. Nothing once cancelled.
std::optional<TunedOnAllRows> tuneOnAllRows(const HeldRows& rows, const HeldScores& scores,
                                            const std::vector<ScoringPlan>& plans, const Tuning& tuning,
                                            const GoOn& goOn = {});

}  // namespace epsiscope
