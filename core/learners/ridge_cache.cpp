#include "core/learners/ridge_cache.h"

#include "core/base/go_on.h"
#include "core/base/numbers.h"
#include "core/learners/influence.h"
#include "core/learners/label_sums.h"
#include "core/learners/learner_features.h"
#include "core/learners/ridge_basis.h"
#include "core/learners/row_sums.h"
#include "core/learners/test_sample.h"
#include "core/prior/prior.h"
#include "core/privacy/clamped_laplace.h"
#include "core/text/sentence.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

namespace {

std::vector<double> clippedLabels(std::span<const double> target, std::span<const std::uint32_t> rows,
                                  const LabelBounds& bounds) {
  std::vector<double> labels(rows.size());
  std::transform(rows.begin(), rows.end(), labels.begin(),
                 [&](std::uint32_t row) { return bounds.clamp(target[row]); });
  return labels;
}

Basis trainBasis(const FeatureRows& features, std::span<const std::uint32_t> rows,
                 std::span<const double> target, double origin, unsigned threads, const GoOn& goOn) {
  const RowSums sums = sumRows(features, rows, target, origin, threads, goOn.at(0.1));
  // The eigenvectors take too long for someone who has pressed Stop.
  if (!goOn(0.1)) return {.eigenvalues = {}, .rotation = Eigen::MatrixXd::Identity(sums.xx.rows(), 1)};
  return basisOf(sums, rows.size());
}

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kNamed = 5;
  std::string text;
  for (std::size_t i = 0; i < std::min(kNamed, names.size()); ++i) text += (i > 0 ? ", " : "") + names[i];
  if (names.size() > kNamed) text += filled(sentence("Core", " and %1 more"), names.size() - kNamed);
  return text;
}

std::vector<std::string> notesOf(const FeatureRows& features, const LearnerFeatures& learner,
                                 const Basis& basis, std::size_t rows) {
  std::vector<std::string> notes;
  if (!features.dropped().empty())
    notes.push_back(filled(sentence("Core", "Left out because they have one value in the training part: %1."),
                           listed(features.dropped())));
  const std::size_t columns = features.width() - 1;
  if (learner.random && basis.eigenvalues.size() == 0)
    notes.push_back(
        sentence("Core", "No random feature varies over the training part: every prediction is the mean."));
  else if (learner.random && columns > rows)
    notes.push_back(filled(sentence("Core",
                                    "There are more random features (%1) than training rows (%2): without "
                                    "noise and with a small lambda they repeat the training labels."),
                           columns, rows));
  else if (basis.flat > 0)
    notes.push_back(filled(sentence("Core",
                                    "Some features repeat what others say (%1 of %2 directions have no "
                                    "spread): with lambda 0 these directions are left out."),
                           basis.flat, columns));
  return notes;
}

}  // namespace

struct RidgeCache::State {
  /// Sums over the training labels beyond one bound of (file label - bound)^p, p = 1, 2: what clipping took
  /// away.
  struct ClippedAway {
    std::size_t count = 0;
    double sum = 0;
    double squares = 0;

    void add(double excess) {
      ++count;
      sum += excess;
      squares += excess * excess;
    }
    /// The excess of the squared error against the file's labels over that against the bound, if `mean` is
    /// released.
    double extraError(double mean, double bound) const { return -2 * (mean - bound) * sum + squares; }
  };

  State(const PreparedData& data, const Split& wholeSplit, const LabelBounds& labelBounds,
        const LearnerFeatures& learner, unsigned threads, const GoOn& goOn);

  double testError(const Eigen::VectorXd& weights) const;
  /// Mean squared error on the test rows of predictions x'w, w along the directions of the basis.
  double readTestError(const Eigen::VectorXd& weights, bool clipPredictions) const;
  /// The weights of the fit to clipped, noiseless labels.
  Eigen::VectorXd weightsWithoutNoise(double lambda) const;
  /// Its predictions on the test rows, clipped; remembered.
  std::shared_ptr<const ClippedFit> withoutNoise(double lambda) const;

  LabelBounds bounds;
  Split split;
  std::span<const double> target;
  std::vector<double> labels;  ///< clipped
  double meanLabel = 0;
  double meanTestResidual = 0, meanSquaredTestResidual = 0;  ///< of the mean, less the label
  ClippedAway below, above;
  std::unique_ptr<const FeatureRows> features;
  Basis basis;
  RowSums test;  ///< of x
  TestSample testSample;
  Influence influence;
  LabelSums sums;
  std::vector<std::string> notes;

  mutable std::mutex fitsGuard;
  mutable std::map<double, std::shared_ptr<const ClippedFit>> fitsWithoutNoise;  ///< by lambda
  mutable std::mutex countsGuard;
  mutable std::map<std::size_t, std::vector<double>> counts;  ///< by the number of bins
};

RidgeCache::State::State(const PreparedData& data, const Split& wholeSplit, const LabelBounds& labelBounds,
                         const LearnerFeatures& learner, unsigned threads, const GoOn& goOn)
    : bounds(labelBounds),
      split(wholeSplit),
      target(data.target),
      labels(clippedLabels(data.target, wholeSplit.train, labelBounds)),
      features(makeFeatureRows(data, split, learner, threads, goOn.at(0.05))),
      basis(trainBasis(*features, split.train, target, bounds.middle(), threads, goOn)),
      test(rotated(sumRows(*features, split.test, target, bounds.middle(), threads, goOn.at(0.2)), basis)),
      testSample(*features, basis, split.test, target, bounds, threads, goOn.at(0.25)),
      influence(basis, test.xx),
      sums(*features, influence, split.train, labels, bounds, threads, goOn.part(0.25, 1)) {
  if (!goOn(1)) return;
  for (const double label : labels)
    meanLabel += (label - bounds.middle()) / static_cast<double>(labels.size());
  meanLabel += bounds.middle();
  for (const std::uint32_t row : split.train) {
    if (target[row] < bounds.lower) below.add(target[row] - bounds.lower);
    if (target[row] > bounds.upper) above.add(target[row] - bounds.upper);
  }
  for (const std::uint32_t row : split.test) {
    const double residual = meanLabel - target[row];
    meanTestResidual += residual / static_cast<double>(split.test.size());
    meanSquaredTestResidual += residual * residual / static_cast<double>(split.test.size());
  }
  notes = notesOf(*features, learner, basis, labels.size());
  if (!test.xx.allFinite() || !std::isfinite(test.rr))
    notes.push_back(sentence("Core",
                             "The test part holds values so far from the training part that squared errors "
                             "overflow: no error is shown."));
}

double RidgeCache::State::testError(const Eigen::VectorXd& weights) const {
  const double error = weights.dot(test.xx * weights) - 2 * weights.dot(test.xr) + test.rr;
  return error < 0 ? 0 : error;  // rounding where the error is 0; NaN stays NaN
}

double RidgeCache::State::readTestError(const Eigen::VectorXd& weights, bool clipPredictions) const {
  const Eigen::VectorXd predicted = features->times(split.test, basis.rotation * weights);
  double squares = 0;
  for (std::size_t i = 0; i < split.test.size(); ++i) {
    const double prediction = predicted(static_cast<Eigen::Index>(i)) + bounds.middle();
    const double residual = (clipPredictions ? bounds.clamp(prediction) : prediction) - target[split.test[i]];
    squares += residual * residual;
  }
  return finiteOrNaN(squares / static_cast<double>(split.test.size()));
}

std::shared_ptr<const ClippedFit> RidgeCache::State::withoutNoise(double lambda) const {
  constexpr std::size_t kMostFits = 16;  // lambda is dragged
  const std::lock_guard lock(fitsGuard);
  std::shared_ptr<const ClippedFit>& found = fitsWithoutNoise[lambda];
  if (found) return found;
  const Eigen::VectorXd weights = weightsWithoutNoise(lambda);
  const Eigen::VectorXd predicted = features->times(split.test, basis.rotation * weights);
  ClippedFit fit{.ofSample = testSample.predictions(weights).array().max(-1).min(1)};
  const double half = bounds.width() / 2, rows = static_cast<double>(split.test.size());
  for (std::size_t i = 0; i < split.test.size(); ++i) {
    const double label = target[split.test[i]];
    const double prediction = bounds.clamp(predicted(static_cast<Eigen::Index>(i)) + bounds.middle());
    const double c = (prediction - bounds.middle()) / half;
    fit.error += (prediction - label) * (prediction - label);
    fit.prediction += c / rows;
    fit.predictionSquare += c * c / rows;
    fit.product += c * ((label - bounds.middle()) / half) / rows;
  }
  fit.error /= rows;
  found = std::make_shared<const ClippedFit>(std::move(fit));
  std::shared_ptr<const ClippedFit> made = found;
  if (fitsWithoutNoise.size() > kMostFits) fitsWithoutNoise.clear();
  return made;
}

RidgeCache::RidgeCache(std::unique_ptr<State> state) : m_state(std::move(state)) {}
RidgeCache::RidgeCache(RidgeCache&&) noexcept = default;
RidgeCache& RidgeCache::operator=(RidgeCache&&) noexcept = default;
RidgeCache::~RidgeCache() = default;

std::optional<RidgeCache> RidgeCache::build(const PreparedData& data, const Split& split,
                                            const LabelBounds& bounds, unsigned threads, const GoOn& goOn,
                                            const LearnerFeatures& learner) {
  const GoOn ask = goOn.oneAtATime();
  if (!ask(0)) return std::nullopt;
  auto state = std::make_unique<State>(data, split, bounds, learner, threads, ask);
  if (!ask(1)) return std::nullopt;
  return RidgeCache(std::move(state));
}

namespace {

template <class Use>
void forEachPiece(const LabelSums& sums, const MomentCurve& moments, const Use& use) {
  std::size_t begin = 0;
  for (const MomentPiece& piece : moments.pieces) {
    const bool last = &piece == &moments.pieces.back();
    const std::size_t end =
        last ? sums.count() : std::max(begin, sums.countBelow(piece.end, piece.includesEnd));
    if (end > begin) use(piece, *sums.first(begin), *sums.first(end));
    begin = end;
  }
}

ReleasedSums momentSums(const LabelSums& sums, Eigen::Index xWidth, const MomentCurve& moments) {
  const auto width = static_cast<Eigen::Index>(sums.width());
  ReleasedSums result{.mean = Eigen::VectorXd::Zero(xWidth), .variance = Eigen::VectorXd::Zero(width)};
  forEachPiece(
      sums, moments,
      [&](const MomentPiece& piece, const std::vector<double>& low, const std::vector<double>& high) {
        const Eigen::Map<const Eigen::MatrixXd> from(low.data(), width, LabelSums::kPowers);
        const Eigen::Map<const Eigen::MatrixXd> to(high.data(), width, LabelSums::kPowers);
        const std::array<double, 2> mean{piece.mean[0] - moments.bounds.middle(), piece.mean[1]};
        for (Eigen::Index power = 0; power < 2; ++power)
          result.mean += mean[static_cast<std::size_t>(power)] * (to - from).col(power).head(xWidth);
        for (Eigen::Index power = 0; power < from.cols(); ++power) {
          const double variance = piece.variance[static_cast<std::size_t>(power)];
          if (variance != 0) result.variance += variance * (to - from).col(power);
        }
      });
  return result;
}

}  // namespace

double RidgeCache::expectedError(const MomentCurve& moments, double lambda) const {
  return expectedError(releasedSums(moments), lambda);
}

ReleasedSums RidgeCache::releasedSums(const MomentCurve& moments) const {
  return momentSums(m_state->sums, m_state->basis.eigenvalues.size() + 1, moments);
}

namespace {

/// The mean weights of a fit along the directions of the basis, and the share of the noise in the mean error.
struct ExpectedFit {
  Eigen::VectorXd shrink, weights;
  double fromNoise = 0;
};

ExpectedFit expectedFit(const ReleasedSums& given, const Basis& basis, const Influence& influence,
                        double rows, double lambda) {
  ExpectedFit fit{.shrink = basis.shrinkage(lambda), .weights = {}};
  fit.weights = fit.shrink.cwiseProduct(given.mean / rows);
  fit.fromNoise = influence.total(given.variance / rows, fit.shrink, lambda) / rows;
  return fit;
}

}  // namespace

double RidgeCache::expectedError(const ReleasedSums& given, double lambda) const {
  const State& state = *m_state;
  const ExpectedFit fit =
      expectedFit(given, state.basis, state.influence, static_cast<double>(trainRows()), lambda);
  return finiteOrNaN(state.testError(fit.weights) + fit.fromNoise);
}

double RidgeCache::expectedClippedError(const ReleasedSums& given, double lambda,
                                        double lambdaWithoutNoise) const {
  const State& state = *m_state;
  const ExpectedFit fit =
      expectedFit(given, state.basis, state.influence, static_cast<double>(trainRows()), lambda);
  const double unclipped = state.testError(fit.weights) + fit.fromNoise;
  if (!std::isfinite(unclipped)) return kNaN;
  // Labels with variance 1 would give predictions x' diag(q) x / n, for Z'Z/n + lambda I is diagonal.
  Eigen::VectorXd q = fit.shrink.cwiseAbs2();
  q.tail(q.size() - 1).array() *= state.basis.eigenvalues.array();
  const double ofOne = q.dot(state.test.xx.diagonal());
  const double variance = std::max(0.0, fit.fromNoise);  // rounding where there is no noise
  q *= ofOne > 0 ? variance / ofOne : 0;
  const double half = state.bounds.width() / 2;
  const Eigen::VectorXd weights = fit.weights / half, labels = state.test.xr / half;
  const UnclippedMeans means{.prediction = weights.dot(state.test.xx.col(0)),
                             .label = labels(0),
                             .predictionSquare = weights.dot(state.test.xx * weights),
                             .product = weights.dot(labels),
                             .labelSquare = state.test.rr / half / half,
                             .variance = variance / half / half};
  if (state.testSample.isWhole()) return state.testSample.clippedError(fit.weights, q, means, {});
  return state.testSample.clippedError(fit.weights, q, means, *state.withoutNoise(lambdaWithoutNoise));
}

Eigen::VectorXd RidgeCache::State::weightsWithoutNoise(double lambda) const {
  const ReleasedSums clipped = momentSums(sums, basis.eigenvalues.size() + 1, unbiasedMoments(bounds, 0));
  return basis.shrinkage(lambda).cwiseProduct(clipped.mean / static_cast<double>(labels.size()));
}

double RidgeCache::errorWithoutNoise(double lambda, bool clipPredictions) const {
  const double unclipped = expectedError(unbiasedMoments(m_state->bounds, 0), lambda);
  if (!clipPredictions || std::isnan(unclipped)) return unclipped;
  return finiteOrNaN(m_state->withoutNoise(lambda)->error);
}

LaplaceLaw RidgeCache::lawOfMean(double epsilon) const {
  return {.centre = {m_state->meanLabel},
          .scale = m_state->bounds.width() / (static_cast<double>(trainRows()) * epsilon),
          .cost = {.epsilon = epsilon}};
}

double RidgeCache::expectedErrorOfMean(double epsilon) const {
  const LaplaceLaw law = lawOfMean(epsilon);
  const ClampedMove move = clampedLaplace(law.centre.front(), m_state->bounds, law.scale);
  return finiteOrNaN(m_state->meanSquaredTestResidual + 2 * m_state->meanTestResidual * move.mean +
                     move.meanSquare);
}

double RidgeCache::expectedLabelError(const MomentCurve& moments) const {
  const State& state = *m_state;
  const std::size_t width = state.sums.width();
  double sum = 0;
  forEachPiece(
      state.sums, moments,
      [&](const MomentPiece& piece, const std::vector<double>& low, const std::vector<double>& high) {
        const std::array<double, 3> error = squaredErrorOf(piece, state.bounds);
        for (std::size_t power = 0; power < error.size(); ++power)
          sum += error[power] * (high[power * width] - low[power * width]);
      });
  const LabelBounds& bounds = state.bounds;
  sum += state.below.extraError(moments.mean(bounds.lower), bounds.lower);
  sum += state.above.extraError(moments.mean(bounds.upper), bounds.upper);
  return finiteOrNaN(sum / static_cast<double>(trainRows()));
}

double RidgeCache::sampledError(std::span<const double> releasedLabels, double lambda,
                                bool clipPredictions) const {
  const State& state = *m_state;
  const double middle = state.bounds.middle();
  const Eigen::Map<const Eigen::VectorXd> released(releasedLabels.data(),
                                                   static_cast<Eigen::Index>(releasedLabels.size()));
  const Eigen::VectorXd xt = state.features->transposedTimes(state.split.train, released.array() - middle);
  return state.readTestError(state.basis.shrinkage(lambda).cwiseProduct(
                                 state.basis.rotation.transpose() * (xt / static_cast<double>(trainRows()))),
                             clipPredictions);
}

double RidgeCache::sampledErrorOfConstant(double prediction) const {
  double squares = 0;
  for (const std::uint32_t row : m_state->split.test)
    squares += (prediction - m_state->target[row]) * (prediction - m_state->target[row]);
  return finiteOrNaN(squares / static_cast<double>(m_state->split.test.size()));
}

double RidgeCache::sampledLabelError(std::span<const double> releasedLabels) const {
  double squares = 0;
  for (std::size_t i = 0; i < releasedLabels.size(); ++i) {
    const double residual = releasedLabels[i] - m_state->target[m_state->split.train[i]];
    squares += residual * residual;
  }
  return finiteOrNaN(squares / static_cast<double>(releasedLabels.size()));
}

std::size_t RidgeCache::testRows() const {
  return m_state->split.test.size();
}

std::size_t RidgeCache::trainRows() const {
  return m_state->labels.size();
}
std::size_t RidgeCache::features() const {
  return m_state->features->width() - 1;
}
const std::vector<std::string>& RidgeCache::droppedFeatures() const {
  return m_state->features->dropped();
}
const std::vector<std::string>& RidgeCache::notes() const {
  return m_state->notes;
}
double RidgeCache::meanSquaredRowNorm() const {
  return m_state->basis.eigenvalues.sum();
}
std::span<const double> RidgeCache::trainLabels() const {
  return m_state->labels;
}
std::size_t RidgeCache::clippedTrainLabels() const {
  return m_state->below.count + m_state->above.count;
}
double RidgeCache::meanTrainLabel() const {
  return m_state->meanLabel;
}
const LabelBounds& RidgeCache::bounds() const {
  return m_state->bounds;
}

std::vector<double> RidgeCache::labelCounts(std::size_t bins) const {
  const std::lock_guard lock(m_state->countsGuard);
  constexpr std::size_t kMostKeptCounts = 8;  // a width is dragged
  auto& counts = m_state->counts;
  if (counts.size() >= kMostKeptCounts && !counts.contains(bins)) counts.clear();
  const auto [found, isNew] = counts.try_emplace(bins);
  if (isNew) found->second = binCounts(m_state->labels, m_state->bounds, bins);
  return found->second;
}

double RidgeCache::costOfNewThreshold() const {
  const auto features = static_cast<double>(m_state->features->width());
  const auto terms = static_cast<double>(m_state->sums.width());
  return static_cast<double>(m_state->sums.blockRows()) / 2 * terms * (4 * features / 3 + 6);
}

double RidgeCache::costOfClipping() const {
  return m_state->testSample.costOfError();
}

double RidgeCache::costOfClippingWithoutNoise() const {
  return 3 * static_cast<double>(testRows()) * static_cast<double>(m_state->features->width());
}

double matchedLambda(double meanVariance, std::size_t trainRows, double meanSquaredRowNorm,
                     const LabelBounds& bounds) {
  const double quarter = bounds.width() / 4;
  // Divided step by step: the square of the width may overflow where the quotient does not.
  return kLambdaWithoutNoise +
         meanVariance / quarter / quarter * meanSquaredRowNorm / static_cast<double>(trainRows);
}

}  // namespace epsiscope
