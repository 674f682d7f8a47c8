#include "core/learners/ridge_cache.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/learners/ridge_state.h"
#include "core/prior/prior.h"

namespace epsiscope {

namespace {

double finiteOrNaN(double value) {
  return std::isfinite(value) ? value : std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

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

/// Sums over all training rows of the mean m_i x_i (measured from the middle of the bounds) and of v_i times
/// the terms of Influence.
struct MomentSums {
  Eigen::VectorXd mean;
  Eigen::VectorXd variance;
};

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

MomentSums momentSums(const LabelSums& sums, Eigen::Index xWidth, const MomentCurve& moments) {
  const auto width = static_cast<Eigen::Index>(sums.width());
  MomentSums result{.mean = Eigen::VectorXd::Zero(xWidth), .variance = Eigen::VectorXd::Zero(width)};
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
  const State& state = *m_state;
  const Eigen::VectorXd shrink = state.basis.shrinkage(lambda);
  const MomentSums given = momentSums(state.sums, shrink.size(), moments);
  const auto n = static_cast<double>(trainRows());
  const double fromNoise = state.influence.total(given.variance / n, shrink, lambda);
  const Eigen::VectorXd weights = shrink.cwiseProduct(given.mean / n);
  return finiteOrNaN(state.testError(weights) + fromNoise / n);
}

double RidgeCache::errorWithoutNoise(double lambda) const {
  return expectedError(unbiasedMoments(m_state->bounds, 0), lambda);
}

double RidgeCache::expectedErrorOfMean(double epsilon) const {
  const double scale = m_state->bounds.width() / (static_cast<double>(trainRows()) * epsilon);
  return finiteOrNaN(m_state->meanSquaredTestResidual + 2 * scale * scale);
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
  const Eigen::MatrixXd& rotation = state.basis.rotation;
  const Eigen::VectorXd weights =
      rotation * state.basis.shrinkage(lambda).cwiseProduct(rotation.transpose() *
                                                            (xt / static_cast<double>(trainRows())));
  const Eigen::VectorXd predicted = state.features->times(state.split.test, weights);
  double squares = 0;
  for (std::size_t i = 0; i < state.split.test.size(); ++i) {
    const double prediction = predicted(static_cast<Eigen::Index>(i)) + middle;
    const double residual =
        (clipPredictions ? state.bounds.clamp(prediction) : prediction) - state.target[state.split.test[i]];
    squares += residual * residual;
  }
  return finiteOrNaN(squares / static_cast<double>(state.split.test.size()));
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
const Eigen::VectorXd& RidgeCache::eigenvalues() const {
  return m_state->basis.eigenvalues;
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
  if (m_state->counts.size() != bins) m_state->counts = binCounts(m_state->labels, m_state->bounds, bins);
  return m_state->counts;
}

double RidgeCache::costOfNewThreshold() const {
  const auto features = static_cast<double>(m_state->features->width());
  const auto terms = static_cast<double>(m_state->sums.width());
  return static_cast<double>(m_state->sums.blockRows()) / 2 * terms * (4 * features / 3 + 6);
}

}  // namespace epsiscope
