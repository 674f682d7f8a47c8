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
                                            const LabelBounds& bounds, unsigned threads,
                                            const Progress& progress) {
  ProgressGate gate(progress);
  if (!gate(0)) return std::nullopt;
  auto state = std::make_unique<State>(data, split, bounds, threads, gate);
  if (!gate(1)) return std::nullopt;
  return RidgeCache(std::move(state));
}

namespace {

/// Sums over all training rows of the mean m_i x_i (measured from the middle of the bounds) and, packed, v_i
/// x_i x_i'.
struct MomentSums {
  Eigen::VectorXd mean;
  std::vector<double> variance;
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

MomentSums momentSums(const LabelSums& sums, const MomentCurve& moments) {
  const std::size_t packed = packedSize(sums.width());
  MomentSums result{.mean = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(sums.width())),
                    .variance = std::vector<double>(packed, 0.0)};
  forEachPiece(
      sums, moments,
      [&](const MomentPiece& piece, const std::vector<double>& low, const std::vector<double>& high) {
        const std::array<double, 2> mean{piece.mean[0] - moments.bounds.middle(), piece.mean[1]};
        for (std::size_t power = 0; power < mean.size(); ++power)
          for (std::size_t j = 0; j < sums.width(); ++j) {
            const std::size_t at = power * packed + packedIndex(j, 0);
            result.mean(static_cast<Eigen::Index>(j)) += mean[power] * (high[at] - low[at]);
          }
        for (std::size_t power = 0; power < LabelSums::kPowers; ++power) {
          if (piece.variance[power] == 0) continue;
          const double* from = low.data() + power * packed;
          const double* to = high.data() + power * packed;
          for (std::size_t i = 0; i < packed; ++i)
            result.variance[i] += piece.variance[power] * (to[i] - from[i]);
        }
      });
  return result;
}

}  // namespace

double RidgeCache::expectedError(const MomentCurve& moments, double lambda) const {
  const State& state = *m_state;
  const MomentSums given = momentSums(state.sums, moments);
  const Eigen::VectorXd shrink = state.shrinkage(lambda);
  const auto n = static_cast<double>(trainRows());
  // sum_i v_i |H_i|^2 / n_test = trace(D G D sum_i v_i x_i x_i') / n^2 with D = diag(shrink).
  double fromNoise = 0;
  std::size_t at = 0;
  for (Eigen::Index j = 0; j < shrink.size(); ++j)
    for (Eigen::Index k = 0; k <= j; ++k)
      fromNoise +=
          (j == k ? 1 : 2) * shrink(j) * shrink(k) * state.test.xx(j, k) * (given.variance[at++] / n);
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
  const std::size_t packed = packedSize(state.sums.width());
  double sum = 0;
  forEachPiece(
      state.sums, moments,
      [&](const MomentPiece& piece, const std::vector<double>& low, const std::vector<double>& high) {
        const std::array<double, 3> error = squaredErrorOf(piece, state.bounds);
        for (std::size_t power = 0; power < error.size(); ++power)
          sum += error[power] * (high[power * packed] - low[power * packed]);
      });
  const LabelBounds& bounds = state.bounds;
  sum += state.below.extraError(moments.mean(bounds.lower), bounds.lower);
  sum += state.above.extraError(moments.mean(bounds.upper), bounds.upper);
  return finiteOrNaN(sum / static_cast<double>(trainRows()));
}

double RidgeCache::sampledError(std::span<const double> releasedLabels, double lambda,
                                bool clipPredictions) const {
  const State& state = *m_state;
  constexpr std::size_t kRowsTogether = 1024;
  const double middle = state.bounds.middle();
  const auto n = static_cast<double>(trainRows());
  Eigen::MatrixXd x;
  Eigen::VectorXd xt = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(state.sums.width()));
  const std::span<const std::uint32_t> train = state.split.train;
  for (std::size_t begin = 0; begin < train.size(); begin += kRowsTogether) {
    const auto some = train.subspan(begin, std::min(kRowsTogether, train.size() - begin));
    state.features.gather(some, x);
    const Eigen::Map<const Eigen::VectorXd> t(releasedLabels.data() + begin, x.rows());
    xt += x.transpose() * (t.array() - middle).matrix();
  }
  const Eigen::MatrixXd& rotation = state.basis.rotation;
  const Eigen::VectorXd weights =
      rotation * state.shrinkage(lambda).cwiseProduct(rotation.transpose() * (xt / n));
  double squares = 0;
  const std::span<const std::uint32_t> test = state.split.test;
  for (std::size_t begin = 0; begin < test.size(); begin += kRowsTogether) {
    const auto some = test.subspan(begin, std::min(kRowsTogether, test.size() - begin));
    state.features.gather(some, x);
    const Eigen::VectorXd predicted = x * weights;
    for (std::size_t i = 0; i < some.size(); ++i) {
      const double prediction = predicted(static_cast<Eigen::Index>(i)) + middle;
      const double residual =
          (clipPredictions ? state.bounds.clamp(prediction) : prediction) - state.target[some[i]];
      squares += residual * residual;
    }
  }
  return finiteOrNaN(squares / static_cast<double>(test.size()));
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
  return m_state->sums.width() - 1;
}
const std::vector<std::string>& RidgeCache::droppedFeatures() const {
  return m_state->features.dropped();
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
  if (m_state->counts.size() != bins) m_state->counts = binCounts(m_state->labels, m_state->bounds, bins);
  return m_state->counts;
}

double RidgeCache::costOfNewThreshold() const {
  const auto width = static_cast<double>(m_state->sums.width());
  return static_cast<double>(m_state->sums.blockRows()) / 2 * width * width * 5;
}

}  // namespace epsiscope
