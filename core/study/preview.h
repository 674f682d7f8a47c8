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
#include "core/study/smallest_epsilon.h"
#include "core/study/split_learners.h"
#include "core/study/study.h"

namespace epsiscope {

/// What previews are computed from: the data, prepared, and the cache of trial 1. Immutable once built,
/// shared by pointer. Rebuild it when cacheKey() changes.
struct PreviewCache {
  PreparedData data;
  std::shared_ptr<const SplitLearners> learners;
  std::shared_ptr<const RidgeCache> ridge;  ///< that of the learners
  std::optional<Prior> filePrior;           ///< of the study's prior_file
  std::vector<std::string> warnings;
  std::string key;
};
/// Two studies with the same key can share a cache: data and how they are read, target, features, bounds,
/// missing, test fraction, seed, prior file, which learners are used and the random features.
std::string cacheKey(const Study& study);
/// Worker-thread work. Null if progress said stop. Precondition: problems(study, *dataset, folder) is empty.
/// `folder`: where the study's relative paths start.
std::shared_ptr<const PreviewCache> buildCache(const Study& study, std::shared_ptr<const Dataset> dataset,
                                               const std::function<bool(double)>& progress = {},
                                               const std::filesystem::path& folder = {});

/// Makes the central ridge's plans for the epsilons of the Trade-off curves, which it remembers: the first
/// time each reads all rows. False if `progress`, asked before each, said stop.
bool planCurves(const Study& study, const SplitLearners& learners,
                const std::function<bool(double)>& progress);

/// The pipeline that previews show at this epsilon: trial 1, the learner that is looked at.
Pipeline previewPipeline(const Study& study, const PreviewCache& cache, const std::string& method,
                         double epsilon);
Pipeline previewPipeline(const Study& study, const PreviewCache& cache, const std::string& method,
                         double epsilon, const TrialPriors& priors);

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
  /// For the study's wanted error (view.error_target): the smallest epsilon that reaches it, one per curve.
  std::vector<SmallestEpsilon> smallestEpsilon;
};

/// The probabilities of a randomizer with finitely many outputs, as a picture shows them.
struct MatrixPreview {
  std::vector<double> values;         ///< label values, ascending: one row each
  std::vector<double> outputs;        ///< ascending: one column each
  std::vector<double> probabilities;  ///< row-major
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
  std::optional<MatrixPreview> matrix;  ///< if there are finitely many outputs, and not too many to see
  std::shared_ptr<const Mechanism> mechanism;
};
struct NoisePreview {
  double label = 0, otherLabel = 0;
  std::vector<NoiseCurve> curves;
  std::vector<std::string> notes;  ///< why a chosen method has no curve
};

/// Bins of RR-on-Bins on the values of its grid.
struct BinsPreview {
  std::vector<double> edges;    ///< where a label changes its bin: one more than outputs
  std::vector<double> outputs;  ///< one per bin
  double loss = 0;              ///< expected squared error under the prior
  double roundingError = 0;     ///< mean squared error of rounding the training labels to the grid
  std::string note;
};

struct IntervalPreview {
  std::vector<double> truthNodes, truthDensity;  ///< histogram of the training labels: Classroom only
  Prior prior;  ///< as it can be shown: neighbouring bins together where there are more than 500
  bool priorIsPrivate = true;
  std::string priorNote;
  double epsilonPrior = 0, epsilonLabels = 0;
  double zeta = 0;  ///< the study's, or the suggested one
  OptimalInterval interval;
  std::vector<double> zetas, objectiveOverZeta;  ///< F at its optimum for each zeta
  /// What a linear fit's squared error grows with, for labels drawn from the prior (ZetaCriterion), for each
  /// zeta: post-processing of the prior, so it costs no privacy.
  std::vector<double> errorOverZeta, debiasedErrorOverZeta;
  double suggestedZeta = 0;  ///< of the debiased method if it is chosen or neither is, else of the other
  /// Expected test MSE over prior_share of each chosen method with a private prior (of rp-with-prior-debiased
  /// if there is none); empty if the prior costs nothing, NaN where it overflows or has no formula.
  std::vector<MethodCurve> errorOverShare;
  double share = 0, suggestedShare = 0;  ///< suggested: from public quantities
  std::optional<BinsPreview> bins;       ///< if rr-on-bins is chosen
  std::size_t heatCells = 0;             ///< heat map is heatCells x heatCells over the nodes' range
  std::vector<double> heat;  ///< F at the cells' middles, row-major by A2 then A1; NaN where A1 > A2
};

/// Asked between the parts of a preview. Once it says true the preview is unfinished: throw it away.
using PreviewStop = std::function<bool()>;

/// Everything that has a closed form, for the study at view.epsilon. Milliseconds; see previewIsInstant.
/// `drawn`: a preview of the same cache and of a study with the same curves, which are then taken from it.
TradeOffPreview previewTradeOff(const Study& study, const PreviewCache& cache,
                                const TradeOffPreview* drawn = nullptr, const PreviewStop& stopped = {});
NoisePreview previewNoise(const Study& study, const PreviewCache& cache);
IntervalPreview previewInterval(const Study& study, const PreviewCache& cache,
                                const PreviewStop& stopped = {});
/// Whether the studies differ at most in what is looked at on the same curves: epsilon, labels, wanted error.
bool haveSameCurves(const Study& one, const Study& other);

/// False where a preview takes longer than a slider can wait (the linear programmes of unbiased, noisy-labels
/// or random features on large data, very many bins or values of randomized response): then it belongs on the
/// worker thread.
bool previewIsInstant(const Study& study, const PreviewCache& cache);

}  // namespace epsiscope
