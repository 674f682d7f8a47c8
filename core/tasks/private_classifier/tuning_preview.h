#pragma once

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

#include <cstddef>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// One private choice of lambda by the exponential mechanism, at view.epsilon, with all its parts.
struct TuningPreview {
  struct Candidate {
    double lambda = 0;
    std::size_t rows = 0;  ///< rows of its part
    std::size_t mistakes = 0;
    double probability = 0;
  };
  std::vector<Candidate> candidates;
  std::size_t testRows = 0;  ///< rows of the last part, on which mistakes are counted
  std::size_t picked = 0;
  /// With probability 1 - kFailure the picked one makes fewer mistakes more than the best one.
  double mostAbove = 0;
  static constexpr double kFailure = 0.05;  ///< by convention
  double epsilon = 0, delta = 0;            ///< in total; delta of normal noise
  std::string method;
  bool isOfStudy =
      true;            ///< the candidates are those of the study; if it has none, they are startCandidates()
  std::string reason;  ///< the reason why there is no picture: too few rows; otherwise empty
};

/// Candidates to begin with: two per decade, around the usual best values for linear classifiers on rows in
/// the unit ball.
const std::vector<double>& startCandidates();

/// Unfinished once `goOn` returns false.
TuningPreview previewTuning(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

}  // namespace epsiscope
