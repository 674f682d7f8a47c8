#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/linear/cholesky.h"
#include "core/privacy/bounds.h"
#include "core/privacy/guarantee.h"
#include "core/study/study_fwd.h"
#include "core/tasks/kernel_release/curve_points.h"
#include "core/tasks/kernel_release/split.h"

namespace epsiscope {

class TaskCache;

/// A whole function as it is released (core/theory/output_perturbation.h), along one feature with the others
/// held, and what many predictions cost one by one beside it. Of a study that releases predictions it is what
/// the same epsilon and delta would buy.
struct FunctionPreview {
  std::string reason = {};  ///< why there is nothing to see; else empty
  std::vector<std::string> features = {};
  std::string method = {};  ///< whose noise it is
  Guarantee guarantee = {};
  LabelBounds bounds = {};  ///< of the labels: what is released is moved to the nearest one

  std::vector<double> x = {};      ///< values of points().feature
  std::vector<double> truth = {};  ///< without noise, clamped
  /// 5 % and 95 % of all releases at each x.
  std::vector<double> lower = {}, upper = {};
  std::vector<std::vector<double>> draws = {};  ///< possible releases

  /// The deviation that noise gives a prediction where so many are released: each with Laplace noise of its
  /// own, or all by the function.
  std::vector<double> counts = {}, ofPredictions = {}, ofFunction = {};
  double cheaperFrom = 0;  ///< predictions from which on the function is

  std::vector<std::string> notes = {};
  std::shared_ptr<const CurvePoints> points = {};     ///< null where nothing is seen
  std::shared_ptr<const Cholesky> root = {};          ///< of the process there
  std::shared_ptr<const KernelPredictions> fit = {};  ///< f there, for this lambda and these bounds
  double lambda = 0;
  std::shared_ptr<const FunctionPreview> compared = {};  ///< at the epsilon to compare with
};

/// Empty for a cache of another task. `last`: a preview of the same cache, from which it takes what has not
/// changed; or null. Unfinished once `goOn` returns false.
FunctionPreview previewFunction(const Study& study, const TaskCache& cache, const FunctionPreview* last,
                                const GoOn& goOn = {});

}  // namespace epsiscope
