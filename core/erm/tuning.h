#pragma once

#include "core/base/go_on.h"
#include "core/erm/class_rows.h"
#include "core/erm/private_fit.h"
#include "core/prepare/prepare.h"
#include "core/random/rng.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace epsiscope {

/// Each candidate for Lambda is trained privately on rows of its own, and the exponential mechanism picks one
/// by the mistakes they make on rows that none has seen (Chaudhuri, Monteleoni and Sarwate 2011, section 6).
struct Tuning {
  Loss loss = {};
  std::vector<double> lambdas = {};  ///< the candidates, at least one
  Perturbation method = Perturbation::objective;
  double epsilon = 1;  ///< of everything together; the proof is in tuning.cpp
};

struct TuningCandidate {
  double lambda = 0;
  std::size_t rows = 0;  ///< it was trained on
  PrivateFit fit = {};
  std::size_t mistakes = 0;  ///< on the last part
  double probability = 0;    ///< of being picked
};

/// The picked index and the weights of every candidate are private together, if all minima are reached and
/// the method is; mistakes and probabilities are functions of the private rows: for Classroom alone.
struct TuningResult {
  std::vector<TuningCandidate> candidates = {};
  std::size_t picked = 0;
  std::size_t judges = 0;  ///< rows of the last part
  bool reached = true;     ///< every candidate's minimum
};

/// Too few rows for a part to each candidate and one to judge by.
std::optional<Problem> tuningProblem(std::size_t rows, std::size_t candidates);

/// The rows 0 to rows - 1 in `parts` parts, each ascending, whose sizes differ by at most one. Who is with
/// whom is drawn, and never depends on what the rows hold. parts <= rows.
std::vector<std::vector<std::uint32_t>> tuningParts(std::size_t rows, std::size_t parts, Rng& rng);

/// Proportional to exp(-epsilon mistakes/2).
std::vector<double> tuningProbabilities(std::span<const std::size_t> mistakes, double epsilon);

/// Candidate i on parts[i], then the choice on the last part. Rows of norm at most 1, `labels` +-1, one part
/// more than candidates, none empty. Nothing if cancelled.
std::optional<TuningResult> tunePrivately(const ClassRows& x, const Eigen::VectorXd& labels,
                                          const Tuning& tuning,
                                          const std::vector<std::vector<std::uint32_t>>& parts, Rng& rng,
                                          const GoOn& goOn = {});

}  // namespace epsiscope
