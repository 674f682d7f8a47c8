#pragma once

#include "core/base/go_on.h"
#include "core/interval/optimal_interval.h"
#include "core/prior/prior.h"
#include "core/study/study_fwd.h"
#include "core/tasks/curves.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

class TaskCache;

/// Bins of RR-on-Bins on the values of its grid.
struct BinsPreview {
  std::vector<double> edges;    ///< the places where a label changes its bin: one more than outputs
  std::vector<double> outputs;  ///< one per bin
  double loss = 0;              ///< expected squared error under the prior
  double roundingError = 0;     ///< mean squared error of rounding the training labels to the grid
  std::string note;
};

struct IntervalPreview {
  std::vector<double> truthNodes, truthDensity;  ///< histogram of the training labels: only for Classroom
  Prior prior;  ///< for display: neighbouring bins are joined where there are more than 500
  bool priorIsPrivate = true;
  std::string priorNote;
  double epsilonPrior = 0, epsilonLabels = 0;
  double zeta = 0;  ///< the study's, or the suggested one
  OptimalInterval interval;
  std::vector<double> zetas, objectiveOverZeta;  ///< F at its optimum for each zeta
  std::vector<double> upperOverZeta;             ///< A2 of that optimum
  /// The factor of a linear fit's squared error, for labels drawn from the prior (ZetaCriterion), for each
  /// zeta: post-processing of the prior, so it costs no privacy.
  std::vector<double> errorOverZeta, debiasedErrorOverZeta;
  double suggestedZeta = 0;  ///< for the debiased method if it is chosen or neither is, otherwise for the
                             ///< other
  /// The expected test MSE over prior_share of each chosen method with a private prior (of
  /// rp-with-prior-debiased if there is none); empty if the prior costs nothing, NaN where it overflows or
  /// has no formula.
  std::vector<MethodCurve> errorOverShare;
  double share = 0, suggestedShare = 0;  ///< suggested: from public quantities
  std::optional<BinsPreview> bins;       ///< if rr-on-bins is chosen
  std::size_t heatCells = 0;             ///< heat map is heatCells x heatCells over the nodes' range
  std::vector<double> heat;  ///< F at the cells' middles, row-major by A2 then A1; NaN where A1 > A2
  /// The preview at the epsilon to compare with; null where the study has none.
  std::shared_ptr<const IntervalPreview> compared = {};
};

/// Precondition: the cache is one of label privacy. Unfinished once `goOn` returns false.
IntervalPreview previewInterval(const Study& study, const TaskCache& cache, const GoOn& goOn = {});

/// Returns about how many seconds of one processor previewInterval() takes, at the epsilon to compare with
/// too, where the study has one. Precondition: the cache is one of label privacy.
double intervalSeconds(const Study& study, const TaskCache& cache);

/// Returns the half-width with which outputs end, at A2 + zeta, nearest to a place; among several the nearest
/// to the preview's own. Another half-width has another interval, so that not every place is an end. Null if
/// there are no half-widths.
std::optional<double> zetaReaching(const IntervalPreview& preview, double place);

}  // namespace epsiscope
