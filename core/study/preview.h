#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/prepare.h"
#include "core/interval/optimal_interval.h"
#include "core/learners/ridge_cache.h"
#include "core/prior/prior.h"
#include "core/study/pipeline.h"
#include "core/study/study.h"

namespace epsiscope {

/// What previews are computed from: the data, prepared, and the cache of trial 1. Immutable once built,
/// shared by pointer. Rebuild it when cacheKey() changes.
struct PreviewCache {
  PreparedData data;
  std::shared_ptr<const RidgeCache> ridge;
  std::optional<Prior> filePrior;  ///< of the study's prior_file
  std::vector<std::string> warnings;
  std::string key;
};
/// Two studies with the same key can share a cache: data and how they are read, target, features, bounds,
/// missing, test fraction, seed, prior file.
std::string cacheKey(const Study& study);
/// Worker-thread work. Null if progress said stop. Precondition: problems(study, *dataset, folder) is empty.
/// `folder`: where the study's relative paths start.
std::shared_ptr<const PreviewCache> buildCache(const Study& study, std::shared_ptr<const Dataset> dataset,
                                               const std::function<bool(double)>& progress = {},
                                               const std::filesystem::path& folder = {});

/// The pipeline that previews show at this epsilon: trial 1.
Pipeline previewPipeline(const Study& study, const PreviewCache& cache, const std::string& method,
                         double epsilon);

/// A curve of one method; y is NaN where it does not exist (a gap), with the reason in notes.
struct MethodCurve {
  std::string method;
  std::string label;
  std::vector<double> x, y;
  bool isPrivate = true;  ///< at every point
  std::vector<std::string> notes;
};

struct TradeOffPreview {
  std::vector<MethodCurve>
      curves;  ///< exact expected test MSE over epsilon (60 log-spaced values), without yardsticks
  MethodCurve predictMean;
  double none = 0;
  double epsilonLow = 0.05, epsilonHigh = 8;  ///< range of x
  /// The same at the study's current epsilon (view.epsilon), one per curve; NaN where it does not exist.
  std::vector<double> atEpsilon;
  double predictMeanAtEpsilon = 0;
};

/// Output density of one method for the label y and for y', on outputs that hold every breakpoint twice.
struct NoiseCurve {
  std::string method;
  std::string label;
  std::vector<double> outputs, density, otherDensity;  ///< at most about 500 points
  std::vector<double> logRatio;  ///< of density to otherDensity; NaN where it does not exist
  bool discrete = false;         ///< outputs are points and density their probabilities
  double mean = 0, sd = 0;       ///< of the output for label y
  double epsilonLabels = 0;      ///< what the log-ratio must stay within, given the prior
  double delta = 0;
  double maxLogRatio = 0;  ///< largest absolute log-ratio over the shown outputs; may be infinite
  bool proved = true;
  std::string note;
};
struct NoisePreview {
  double label = 0, otherLabel = 0;
  std::vector<NoiseCurve> curves;
};

struct IntervalPreview {
  std::vector<double> truthNodes, truthDensity;  ///< histogram of the training labels: Classroom only
  Prior prior;  ///< as it can be shown: neighbouring bins together where there are more than 500
  bool priorIsPrivate = true;
  std::string priorNote;
  double epsilonPrior = 0, epsilonLabels = 0;
  OptimalInterval interval;
  std::vector<double> zetas, objectiveOverZeta;  ///< F at its optimum for each zeta
  std::vector<double> shares,
      errorOverShare;         ///< expected test MSE of rp-with-prior-debiased over prior_share;
                              ///< empty if the prior costs nothing, NaN where it overflows
  std::size_t heatCells = 0;  ///< heat map is heatCells x heatCells over the nodes' range
  std::vector<double> heat;   ///< F at the cells' middles, row-major by A2 then A1; NaN where A1 > A2
};

/// Everything that has a closed form, for the study at view.epsilon. Milliseconds; see previewIsInstant.
TradeOffPreview previewTradeOff(const Study& study, const PreviewCache& cache);
NoisePreview previewNoise(const Study& study, const PreviewCache& cache);
IntervalPreview previewInterval(const Study& study, const PreviewCache& cache);

/// False where a preview takes longer than a slider can wait (noisy-labels on large data, very many bins):
/// then it belongs on the worker thread.
bool previewIsInstant(const Study& study, const PreviewCache& cache);

}  // namespace epsiscope
