#pragma once

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"
#include "core/tasks/curves.h"

#include <memory>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// The bound on the error of kernel release, term by term (core/theory/error_terms.h), over epsilon, lambda
/// or the number of rows, by view.theory_axis; as the papers print it, by view.as_printed.
struct TheoryPreview {
  std::string reason = {};         ///< why there is no bound of the error, but only `scales`; else empty
  std::string axis = "epsilon";    ///< or lambda, or rows
  std::vector<MethodCurve> terms;  ///< ids: random-error-1, random-error-2, sample-error, approximation, sum
  /// The exact expected squared error of the release minus that without privacy, on the same axis; no curve
  /// over rows. Ids as in Trade-off.
  std::vector<MethodCurve> measured;
  /// The bound along parameters that change with the rows, as the theorems on learning rates have it; only
  /// over rows.
  struct Path {
    MethodCurve curve;        ///< ids: recommended-path, fixed-epsilon-path
    double rate = 0;          ///< of the theorem: the curve falls as rows^-rate
    double slope = 0;         ///< that of the curve's last decade, in logarithms, positive where it falls
    double distantSlope = 0;  ///< between kDistantRows and a thousand times as many
  };
  static constexpr double kDistantRows = 1e12;
  std::vector<Path> paths;
  double wrongSigns = 0;     ///< at most so much above the smallest share of wrong signs; 0: not said
  double low = 0, high = 1;  ///< the range of x
  double current = 0;        ///< the study's value on the axis
  double validLow = 0, validHigh = 1;  ///< the range where the bound is proved
  std::string validity;                ///< the reason why not beyond, in a sentence
  double lambdaStar = 0, epsilonStar = 0,
         rate = 0;  ///< recommended values, and the exponent of the rows in the bound
  std::vector<CurveMark> marks;
  struct Scale {
    std::string id, label;
    double sensitivity = 0, scale = 0;  ///< of one prediction, and of its Laplace noise
    double timesPaper = 1;              ///< the scale over that of the paper's bound, corrected
    bool proved = true;
    std::string reason;  ///< the reason why it is not proved
  };
  std::vector<Scale> scales;  ///< corrected, tight, and as printed, at the current parameters
  std::vector<std::string> notes;
  /// The preview at the epsilon to compare with; null where the study has none.
  std::shared_ptr<const TheoryPreview> compared = {};
};

/// Empty for a cache of another task. Unfinished once `goOn` returns false.
TheoryPreview previewTheory(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

}  // namespace epsiscope
