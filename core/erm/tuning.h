#pragma once

#include "core/base/go_on.h"
#include "core/erm/labelled_rows.h"
#include "core/erm/private_fit.h"
#include "core/prepare/prepare.h"
#include "core/random/rng.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// How a Lambda is chosen: by parts as in the paper, see tunePrivately(), or see tuneOnAllRows().
inline constexpr const char* kTuneByParts = "parts";
inline constexpr const char* kTuneOnAllRows = "all-rows";
std::vector<std::string> tuningWays();

/// The private choice of Lambda: each candidate is trained privately on rows of its own, and the exponential
/// mechanism picks one by its mistakes on rows that none has seen (Chaudhuri, Monteleoni and Sarwate 2011,
/// section 6).
struct Tuning {
  Loss loss = {};
  std::vector<double> lambdas = {};  ///< the candidates, at least one
  Perturbation method = Perturbation::objective;
  RowBudget budget = 1;  ///< for everything together; the proof is in tuning.cpp
};

struct TuningCandidate {
  double lambda = 0;
  std::size_t rows = 0;  ///< number of its training rows
  PrivateFit fit = {};
};

/// The picked index and the weights of every candidate are private together, if all minima are reached and
/// the method is.
struct TuningResult {
  std::vector<TuningCandidate> candidates = {};
  std::size_t picked = 0;
  std::size_t judges = 0;  ///< number of rows in the last part
  bool reached = true;     ///< for every candidate's minimum
};

/// The problem of too few rows for one part per candidate and one for judging.
std::optional<Problem> tuningProblem(std::size_t rows, std::size_t candidates);

/// The rows 0 to rows - 1 in `parts` parts, each ascending, whose sizes differ by at most one. The division
/// is drawn, and never depends on the contents of the rows. parts <= rows.
std::vector<std::vector<std::uint32_t>> tuningParts(std::size_t rows, std::size_t parts, Rng& rng);

/// Probabilities proportional to exp(-epsilon mistakes/2), and their logarithms.
std::vector<double> tuningLogProbabilities(std::span<const std::size_t> mistakes, double epsilon);
std::vector<double> tuningProbabilities(std::span<const std::size_t> mistakes, double epsilon);

/// With at least probability 1 - `failure` the picked candidate makes fewer than this many mistakes more than
/// the best one on the last part (Theorem 9 of the paper, which has m for m - 1): 2 log((m -
/// 1)/failure)/epsilon; 0 for one candidate. Preconditions: epsilon > 0, 0 < failure < 1.
double mistakesAboveBest(std::size_t candidates, double epsilon, double failure);

/// Trains candidate i on parts[i], then chooses on the last part. Rows of norm at most 1, labels +-1, one
/// part more than candidates, none empty. Null if cancelled.
std::optional<TuningResult> tunePrivately(const HeldRows& rows, const Tuning& tuning,
                                          const std::vector<std::vector<std::uint32_t>>& parts,
                                          const GoOn& goOn = {});

/// The truth behind a choice, a function of the private rows: only for Classroom.
struct Judgement {
  std::vector<std::size_t> mistakes = {};  ///< of each candidate on the last part
  std::vector<double> probabilities = {};  ///< of being picked
};
/// `judges`: the rows of the last part.
Judgement judgementOf(const LabelledRows& judges, const std::vector<TuningCandidate>& candidates,
                      double epsilon);

}  // namespace epsiscope
