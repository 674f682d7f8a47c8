#pragma once

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// One private choice of lambda at view.epsilon in each of the two ways, with all that led to it.
struct TuningPreview {
  struct Candidate {
    double lambda = 0;
    std::size_t rows = 0;  ///< rows of its part
    std::size_t mistakes = 0;
    double probability = 0;            ///< by parts
    std::optional<double> score = {};  ///< on all rows; absent where the noise alone would decide
    double moves = 0;                  ///< by which one row moves it at most: public
    double probabilityOnAllRows = 0;   ///< of being picked by the scores
  };
  std::vector<Candidate> candidates;
  /// What a way releases: the index of the picked candidate, and the share of mistakes of its weights on the
  /// test rows.
  struct Pick {
    std::size_t picked = 0;
    double error = 0;
  };
  std::optional<Pick> byParts;  ///< absent where there are too few rows for the parts
  std::optional<Pick> onAllRows;
  bool choosesOnAllRows = false;  ///< the way of the study
  std::size_t testRows = 0;       ///< rows of the last part, on which mistakes are counted
  /// With probability 1 - kFailure the one picked by parts makes fewer mistakes more than the best one.
  double mostAbove = 0;
  static constexpr double kFailure = 0.05;  ///< by convention
  double epsilon = 0, delta = 0;            ///< in total; delta of normal noise
  double ofChoice = 0;                      ///< of epsilon, for the choice on all rows
  std::string method;
  bool isOfStudy =
      true;            ///< the candidates are those of the study; if it has none, they are startCandidates()
  std::string reason;  ///< the reason why there is no picture: too few rows; otherwise empty

  /// That of the study's way.
  const std::optional<Pick>& pick() const { return choosesOnAllRows ? onAllRows : byParts; }
};

/// Candidates to begin with: two per decade, around the usual best values for linear classifiers on rows in
/// the unit ball.
const std::vector<double>& startCandidates();

/// Unfinished once `goOn` returns false.
TuningPreview previewTuning(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

}  // namespace epsiscope
