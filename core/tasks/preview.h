#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/prepare/prepare.h"
#include "core/interval/optimal_interval.h"
#include "core/learners/ridge_cache.h"
#include "core/prior/prior.h"
#include "core/tasks/label_privacy/pipeline.h"
#include "core/tasks/smallest_epsilon.h"
#include "core/tasks/label_privacy/split_learners.h"
#include "core/study/study.h"

namespace epsiscope {

class ClassifierSplit;
class KernelSplit;

/// What previews are computed from: the data, prepared, and the cache of trial 1. Immutable once built,
/// shared by pointer. Rebuild it when cacheKey() changes. Which parts are there depends on the task.
struct PreviewCache {
  PreparedData data;
  std::shared_ptr<const SplitLearners> learners;      ///< of label privacy
  std::shared_ptr<const RidgeCache> ridge;            ///< that of the learners
  std::optional<Prior> filePrior;                     ///< of the study's prior_file
  std::shared_ptr<const KernelSplit> kernel;          ///< of kernel release
  std::shared_ptr<const ClassifierSplit> classifier;  ///< of private classifiers
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
  /// Where the curve is the median of a few draws: their quantiles; else empty.
  std::vector<double> q05 = {}, q25 = {}, q75 = {}, q95 = {};
  bool isPrivate = true;  ///< at every point
  std::vector<std::string> notes = {};
};

/// A vertical line that says something about a value of x: the recommended lambda, a change of phase.
struct CurveMark {
  std::string id;
  std::string label;
  double x = 0;
};

/// Error over epsilon, or over lambda at the current epsilon where view.trade_off_axis says so.
struct TradeOffPreview {
  bool overLambda = false;
  std::string metric = "test_mse";  ///< as in ResultRow
  /// Exact expectations, without yardsticks; medians of draws where a curve has quantiles. Over lambda the
  /// curve of "none" is one of them.
  std::vector<MethodCurve> curves;
  MethodCurve predictMean;      ///< the best that ignores the features; for classes the better constant guess
  double none = 0;              ///< without privacy, at the study's lambda
  double low = 0.05, high = 8;  ///< range of x
  std::vector<CurveMark> marks;
  /// The same at the study's current epsilon (view.epsilon) and lambda, one per curve; NaN where it does not
  /// exist.
  std::vector<double> atEpsilon;
  double predictMeanAtEpsilon = 0;
  /// The same two at view.compare_epsilon; none without it.
  std::vector<double> atCompared;
  double predictMeanAtCompared = 0;
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

/// The bound on the error of kernel release, term by term (core/theory/error_terms.h), over epsilon, lambda
/// or the number of rows as view.theory_axis says; as the papers print it where view.as_printed says so.
struct TheoryPreview {
  std::string axis = "epsilon";    ///< or lambda, or rows
  std::vector<MethodCurve> terms;  ///< ids: random-error-1, random-error-2, sample-error, approximation, sum
  /// Exact expected squared error of what is released, minus that without privacy, on the same axis; no
  /// curve over rows. Ids as in Trade-off.
  std::vector<MethodCurve> measured;
  double low = 0, high = 1;            ///< range of x
  double current = 0;                  ///< the study's value on the axis
  double validLow = 0, validHigh = 1;  ///< where the bound is proved
  std::string validity;                ///< why not beyond, in a sentence
  double lambdaStar = 0, epsilonStar = 0,
         rate = 0;  ///< recommended, and the exponent of the rows in the bound
  std::vector<CurveMark> marks;
  struct Scale {
    std::string id, label;
    double sensitivity = 0, scale = 0;  ///< of one prediction; of its Laplace noise
    double timesPaper = 1;              ///< the scale over that of the paper's bound, corrected
    bool proved = true;
    std::string obstacle;  ///< why it is not proved
  };
  std::vector<Scale> scales;  ///< as corrected, tight, and as printed, at the current parameters
  std::vector<std::string> notes;
};

/// Where a classifier of two features changes its mind, in the file's units.
struct BoundaryPreview {
  std::string xName, yName;
  double xLow = 0, xHigh = 1, yLow = 0, yHigh = 1;
  std::vector<double> positiveX, positiveY, negativeX, negativeY;  ///< training rows, at most about 2,000
  struct Line {
    std::vector<double> x, y;  ///< NaN between pieces
  };
  Line withoutPrivacy;
  std::string method;       ///< whose draws follow
  std::vector<Line> draws;  ///< at view.epsilon
  std::string obstacle;     ///< why there is no picture: the study has not two features; else empty
  std::vector<std::string> notes;
};

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
  std::string obstacle;  ///< why there is nothing to show: no candidates, too few rows; else empty
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
TheoryPreview previewTheory(const Study& study, const PreviewCache& cache, const PreviewStop& stopped = {});
BoundaryPreview previewBoundary(const Study& study, const PreviewCache& cache,
                                const PreviewStop& stopped = {});
TuningPreview previewTuning(const Study& study, const PreviewCache& cache, const PreviewStop& stopped = {});
/// Whether the studies differ at most in what is looked at on the same curves: epsilon, labels, wanted error.
bool haveSameCurves(const Study& one, const Study& other);

/// False where a preview takes longer than a slider can wait (the linear programmes of unbiased, noisy-labels
/// or random features on large data, very many bins or values of randomized response): then it belongs on the
/// worker thread.
bool previewIsInstant(const Study& study, const PreviewCache& cache);

}  // namespace epsiscope
