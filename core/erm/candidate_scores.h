#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/erm/labelled_rows.h"
#include "core/erm/loss.h"
#include "core/erm/minimise.h"
#include "core/erm/perturbation.h"

namespace epsiscope {

/// How a candidate for lambda is scored on the rows that it would be learned from: by the least value of the
/// objective, whose loss is blurred as the noise of the release blurs the scores of rows. A function of
/// public quantities alone.
struct ScoringPlan {
  std::size_t candidate = 0;  ///< its place among the candidates
  Objective objective = {};
  double times = 1;  ///< the score is so many times the least value
  double blur = 0;   ///< deviation of the noise along a row of length R
  double moves = 0;  ///< by which one replaced row moves the score at most; the proof is in the source
};
/// `plan`: of the release.
ScoringPlan planScoring(Perturbation method, const Loss& loss, const PublicRows& rows,
                        const PerturbationPlan& plan);
/// The plans without those whose noise alone decides, unless it does for all: then those with least.
std::vector<ScoringPlan> contenders(std::vector<ScoringPlan> plans);

/// At least the largest of -l'(z) z, and at most a thousandth more: how hard a row can pull a minimum
/// outwards.
double largestPull(const Loss& loss);

/// The score of a candidate on some rows: private.
struct CandidateScore {
  double score = 0;
  bool reached = false;  ///< whether the minimum was found
};
/// The scores by all of these plans. Nothing once cancelled.
std::optional<std::vector<CandidateScore>> scoresOn(const LabelledRows& rows,
                                                    std::span<const ScoringPlan> plans,
                                                    const GoOn& goOn = {});

/// The logarithms of the probabilities with which one of the plans is picked, the smaller its score the
/// likelier, by an exponential mechanism of this epsilon; the proof is in the source.
std::vector<double> pickLogProbabilities(std::span<const ScoringPlan> plans,
                                         std::span<const CandidateScore> scores, double epsilon);

}  // namespace epsiscope
