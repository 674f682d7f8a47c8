#pragma once

#include "core/base/go_on.h"
#include "core/study/study.h"

#include <cstddef>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// One private choice of lambda by the exponential mechanism, at view.epsilon, with all its parts.
struct TuningPreview {
  struct Candidate {
    double lambda = 0;
    std::size_t rows = 0;  ///< of its part
    std::size_t mistakes = 0;
    double probability = 0;
  };
  std::vector<Candidate> candidates;
  std::size_t testRows = 0;  ///< of the last part, on which mistakes are counted
  std::size_t picked = 0;
  double epsilon = 0;
  std::string method;
  std::string reason;  ///< why there is nothing to show: no candidates, too few rows; else empty
};

/// Unfinished once `goOn` says false.
TuningPreview previewTuning(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

}  // namespace epsiscope
