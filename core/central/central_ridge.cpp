#include "core/central/central_ridge.h"

#include "core/base/numbers.h"
#include "core/central/basis_rows.h"
#include "core/central/central_candidates.h"
#include "core/central/central_estimate.h"
#include "core/central/central_sums_law.h"
#include "core/privacy/concentrated_calibration.h"
#include "core/privacy/custody.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <vector>

namespace epsiscope {

namespace {

std::vector<double> centredLabels(std::span<const double> target, std::span<const std::uint32_t> rows,
                                  const LabelBounds& bounds) {
  std::vector<double> labels(rows.size());
  std::transform(rows.begin(), rows.end(), labels.begin(),
                 [&](std::uint32_t row) { return bounds.clamp(target[row]) - bounds.middle(); });
  return labels;
}

RowSums inComponents(const RowSums& sums, const Eigen::MatrixXd& map) {
  return {map.transpose() * sums.xx * map, map.transpose() * sums.xr, sums.rr};
}

RowSums leading(const RowSums& sums, Eigen::Index size) {
  return {sums.xx.topLeftCorner(size, size), sums.xr.head(size), sums.rr};
}

}  // namespace

struct CentralRidge::State {
  /// An estimate that is made when it is first needed.
  struct LateEstimate {
    std::once_flag once;
    std::optional<CentralEstimate> estimate;
  };

  State(const std::shared_ptr<const FeatureRows>& features, const Split& wholeSplit,
        std::span<const double> wholeTarget, const LabelBounds& labelBounds, const PublicModel& model,
        unsigned threads, const GoOn& goOn);

  std::size_t chosen(const CentralNoise& noise) const;
  const CentralEstimate& estimate(std::size_t candidate) const;
  double noiseScale(const CentralRelease& release, const CentralNoise& noise) const;
  /// The variance of each coordinate of the released vector / n.
  double noiseVariance(const CentralRelease& release, const CentralNoise& noise) const;
  std::shared_ptr<const ClampedNoise> law(const CentralNoise& noise, Eigen::Index dimension) const;
  std::size_t chosenForWholeNoise(const CentralNoise& noise) const;
  std::vector<double> clippedRows(const CentralRelease& release) const;
  std::vector<double> predictions(const Eigen::VectorXd& weights) const;
  double expectedErrorClipped(std::size_t candidate, const CentralNoise& noise) const;
  double testError(const Eigen::VectorXd& weights) const;
  double testErrorClipped(const Eigen::VectorXd& weights) const;

  LabelBounds bounds;
  Split split;
  std::span<const double> target;
  std::vector<double> labels;  ///< clipped, from the middle
  WhitenedRows rows;
  RowSums test;
  std::vector<CentralCandidate> candidates;
  CentralPrior prior;
  std::vector<LateEstimate> mutable estimates;
  BasisRows testRows;
  unsigned mostThreads;
  std::mutex mutable guard;
  /// By dimension; the normal one, which is the same in all dimensions, by 0.
  std::map<Eigen::Index, std::shared_ptr<const ClampedNoise>> mutable laws;
};

CentralRidge::State::State(const std::shared_ptr<const FeatureRows>& features, const Split& wholeSplit,
                           std::span<const double> wholeTarget, const LabelBounds& labelBounds,
                           const PublicModel& model, unsigned threads, const GoOn& goOn)
    : bounds(labelBounds),
      split(wholeSplit),
      target(wholeTarget),
      labels(centredLabels(target, split.train, bounds)),
      rows(features, split.train,
           sumRows(*features, split.train, target, bounds.middle(), threads, goOn.at(0.1)).xx, threads,
           goOn.at(0.3)),
      test(inComponents(sumRows(*features, split.test, target, bounds.middle(), threads, goOn.at(0.6)),
                        rows.map())),
      candidates(centralCandidates(rows, threads, goOn.at(0.8))),
      prior{coefficientVariances(model, rows.eigenvalues(), bounds),
            model.residual * bounds.width() * bounds.width(), model.misfit},
      estimates(candidates.size()),
      testRows(rows, split.test, threads),
      mostThreads(threads) {}

std::size_t CentralRidge::State::chosen(const CentralNoise& noise) const {
  std::size_t best = 0;
  double least = kInfinity;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const double predicted =
        quickPrediction(candidates[i], prior, labels.size(), noiseVariance(candidates[i].release, noise));
    if (predicted < least) {
      least = predicted;
      best = i;
    }
  }
  return best;
}

/// Noise for the 1-norm, or for the 2-norm by concentrated privacy, as about WholeCentralPlan has it.
std::size_t CentralRidge::State::chosenForWholeNoise(const CentralNoise& noise) const {
  std::size_t best = 0;
  double least = kInfinity;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const CentralRelease& release = candidates[i].release;
    const double moved = noise.rows() * release.sensitivity(bounds) / static_cast<double>(labels.size());
    const double variance =
        noise.isNormal()
            ? moved * moved / (2 * largestRho(noise.epsilon(), noise.delta()))
            : 2 * static_cast<double>(release.dimension()) * std::pow(moved / noise.epsilon(), 2);
    const double predicted = quickPrediction(candidates[i], prior, labels.size(), variance);
    if (predicted < least) {
      least = predicted;
      best = i;
    }
  }
  return best;
}

/// The training rows as they are summed, row by row.
std::vector<double> CentralRidge::State::clippedRows(const CentralRelease& release) const {
  Eigen::MatrixXd x;
  rows.train(0, labels.size(), release.components, x);
  using RowByRow = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  std::vector<double> entries(labels.size() * static_cast<std::size_t>(release.dimension()));
  Eigen::Map<RowByRow>(entries.data(), x.rows(), x.cols()) = clipFactors(x, release.rowNorm).asDiagonal() * x;
  return entries;
}

std::vector<double> CentralRidge::State::predictions(const Eigen::VectorXd& weights) const {
  constexpr std::size_t kRowsTogether = 1024;
  std::vector<double> found;
  Eigen::MatrixXd x;
  for (std::size_t begin = 0; begin < labels.size(); begin += kRowsTogether) {
    rows.train(begin, std::min(begin + kRowsTogether, labels.size()),
               static_cast<std::size_t>(weights.size()) - 1, x);
    const Eigen::VectorXd predicted = x * weights;
    for (const double one : predicted) found.push_back(bounds.clamp(one + bounds.middle()));
  }
  return found;
}

const CentralEstimate& CentralRidge::State::estimate(std::size_t candidate) const {
  LateEstimate& late = estimates[candidate];
  std::call_once(late.once, [&] {
    const CentralCandidate& made = candidates[candidate];
    const Eigen::Index size = made.release.dimension();
    late.estimate.emplace(clippedSums(rows, made.release, made.longestRow, labels, mostThreads),
                          prior.coefficients.head(size), prior.residual / static_cast<double>(labels.size()),
                          leading(test, size));
  });
  return *late.estimate;
}

double CentralRidge::State::noiseScale(const CentralRelease& release, const CentralNoise& noise) const {
  return noise.scale(release.sensitivity(bounds));
}

double CentralRidge::State::noiseVariance(const CentralRelease& release, const CentralNoise& noise) const {
  return noise.variance(noiseScale(release, noise) / static_cast<double>(labels.size()), release.dimension());
}

std::shared_ptr<const ClampedNoise> CentralRidge::State::law(const CentralNoise& noise,
                                                             Eigen::Index dimension) const {
  const std::lock_guard lock(guard);
  std::shared_ptr<const ClampedNoise>& found = laws[noise.isNormal() ? 0 : dimension];
  if (!found) found = std::make_shared<const ClampedNoise>(noise.projected(dimension));
  return found;
}

double CentralRidge::State::expectedErrorClipped(std::size_t candidate, const CentralNoise& noise) const {
  const CentralRelease& release = candidates[candidate].release;
  const CentralEstimate& made = estimate(candidate);
  const std::shared_ptr<const ClampedNoise> projected = law(noise, release.dimension());
  const CentralEstimate::Prediction linear = made.prediction(noiseVariance(release, noise));
  return testRows.sum(candidate, made.basis(), [&](std::size_t begin, const Eigen::MatrixXd& z) {
    const Eigen::VectorXd predicted = z * linear.means;
    Eigen::ArrayXd variance = Eigen::ArrayXd::Zero(z.rows());
    for (Eigen::Index j = 0; j < z.cols(); ++j) variance += z.col(j).array().square() * linear.variances(j);
    double squares = 0;
    for (Eigen::Index i = 0; i < z.rows(); ++i)
      squares +=
          projected->expectedSquaredError(predicted(i) + bounds.middle(), std::sqrt(variance(i)), bounds,
                                          target[split.test[begin + static_cast<std::size_t>(i)]]);
    return squares;
  }) / static_cast<double>(split.test.size());
}

double CentralRidge::State::testError(const Eigen::VectorXd& weights) const {
  const RowSums sums = leading(test, weights.size());
  const double error = weights.dot(sums.xx * weights) - 2 * weights.dot(sums.xr) + sums.rr;
  return error < 0 ? 0 : error;  // rounding where the error is 0; NaN stays NaN
}

double CentralRidge::State::testErrorClipped(const Eigen::VectorXd& weights) const {
  constexpr std::size_t kRowsTogether = 1024;
  const auto components = static_cast<std::size_t>(weights.size()) - 1;
  double squares = 0;
  Eigen::MatrixXd x;
  const std::span<const std::uint32_t> all = split.test;
  for (std::size_t begin = 0; begin < all.size(); begin += kRowsTogether) {
    const auto some = all.subspan(begin, std::min(kRowsTogether, all.size() - begin));
    rows.gather(some, components, x);
    const Eigen::VectorXd predicted = x * weights;
    for (std::size_t i = 0; i < some.size(); ++i) {
      const double prediction = bounds.clamp(predicted(static_cast<Eigen::Index>(i)) + bounds.middle());
      squares += (prediction - target[some[i]]) * (prediction - target[some[i]]);
    }
  }
  return squares / static_cast<double>(all.size());
}

CentralRidge::CentralRidge(std::unique_ptr<State> state) : m_state(std::move(state)) {}
CentralRidge::CentralRidge(CentralRidge&&) noexcept = default;
CentralRidge& CentralRidge::operator=(CentralRidge&&) noexcept = default;
CentralRidge::~CentralRidge() = default;

std::optional<CentralRidge> CentralRidge::build(const std::shared_ptr<const FeatureRows>& features,
                                                const Split& split, std::span<const double> target,
                                                const LabelBounds& bounds, const PublicModel& model,
                                                unsigned threads, const GoOn& goOn) {
  const GoOn ask = goOn.oneAtATime();
  if (!ask(0)) return std::nullopt;
  auto state = std::make_unique<State>(features, split, target, bounds, model, threads, ask);
  if (!ask(1)) return std::nullopt;
  return CentralRidge(std::move(state));
}

CentralPlan CentralRidge::plan(const CentralNoise& noise) const {
  const State& state = *m_state;
  const std::size_t choice = state.chosen(noise);
  const CentralCandidate& candidate = state.candidates[choice];
  const CentralRelease& release = candidate.release;
  const Eigen::VectorXd& variances = state.prior.coefficients;
  const double predicted = state.prior.residual +
                           variances.tail(variances.size() - release.dimension()).sum() +
                           state.estimate(choice).predictedWeightError(state.noiseVariance(release, noise)) +
                           chargeForClipping(candidate, state.prior);
  return {.trainRows = state.labels.size(),
          .components = release.components,
          .rowNorm = release.rowNorm,
          .clippedShare = candidate.clippedShare,
          .noiseScale = state.noiseScale(release, noise),
          .residualSd = std::sqrt(state.prior.residual),
          .signalSd = std::sqrt(variances.tail(variances.size() - 1).sum()),
          .predictedError = predicted};
}

double CentralRidge::expectedError(const CentralNoise& noise, bool clipPredictions) const {
  const std::size_t choice = m_state->chosen(noise);
  if (clipPredictions) return finiteOrNaN(m_state->expectedErrorClipped(choice, noise));
  return finiteOrNaN(m_state->estimate(choice).expectedError(
      m_state->noiseVariance(m_state->candidates[choice].release, noise)));
}

double CentralRidge::sampledError(const CentralNoise& noise, const Custodian& custodian,
                                  bool clipPredictions) const {
  const State& state = *m_state;
  const std::size_t choice = state.chosen(noise);
  const CentralRelease& release = state.candidates[choice].release;
  const CentralEstimate& estimate = state.estimate(choice);
  const Eigen::VectorXd released = Custody<const Eigen::VectorXd&>(estimate.sums(), custodian)
                                       .ask(CentralSums{.directions = estimate.directions(),
                                                        .noise = noise,
                                                        .scale = state.noiseScale(release, noise),
                                                        .rows = static_cast<double>(state.labels.size())});
  const Eigen::VectorXd weights = estimate.weights(released, state.noiseVariance(release, noise));
  custodian.publish(weights);
  return finiteOrNaN(clipPredictions ? state.testErrorClipped(weights) : state.testError(weights));
}

std::optional<CentralReleased> CentralRidge::released(const CentralNoise& noise,
                                                      const Custodian& custodian) const {
  const State& state = *m_state;
  const std::size_t choice = state.chosenForWholeNoise(noise);
  const CentralRelease& release = state.candidates[choice].release;
  const CentralEstimate& estimate = state.estimate(choice);
  const auto made =
      planWholeCentral(state.clippedRows(release), static_cast<std::size_t>(release.dimension()), noise);
  if (!made) return std::nullopt;
  std::vector<double> own;
  for (const std::uint32_t row : state.split.train) own.push_back(state.target[row]);
  const std::vector<WideInteger> answer =
      Custody<std::span<const double>>(own, custodian)
          .ask(WholeCentralQuestion{*made, state.bounds, noise.booking()});
  const double step = std::ldexp(state.bounds.width() / 2, -2 * made->plan.bits);
  const double deviation = step * std::sqrt(made->plan.variance());
  const auto n = static_cast<double>(state.labels.size());
  Eigen::VectorXd sums(release.dimension());
  for (Eigen::Index j = 0; j < sums.size(); ++j)
    sums[j] = static_cast<double>(answer[static_cast<std::size_t>(j)]) * step / n;
  const Eigen::VectorXd weights =
      estimate.weights(estimate.directions().transpose() * sums, std::pow(deviation / n, 2));
  custodian.publish(weights);
  return CentralReleased{.predictions = state.predictions(weights),
                         .components = release.components,
                         .rowNorm = release.rowNorm,
                         .plan = made->plan,
                         .step = step,
                         .noiseDeviation = deviation};
}

double CentralRidge::costOfExpectedError(bool clipPredictions) const {
  const auto width = static_cast<double>(m_state->rows.components() + 1);
  const auto rows = static_cast<double>(m_state->split.test.size());
  return 3 * width * width + (clipPredictions ? rows * (3 * width + 100) : 0);
}

namespace {

constexpr double kShareOfGamma = 0.25;

}  // namespace

std::shared_ptr<const FeatureRows> makeCentralFeatures(const PreparedData& data, const Split& split,
                                                       const LearnerFeatures& learner, unsigned threads,
                                                       const GoOn& goOn) {
  auto plain = winsorisedRows(data, split, threads, goOn);
  if (!learner.random) return plain;
  LearnerFeatures smooth = learner;
  if (!smooth.gamma) smooth.gamma = kShareOfGamma * defaultGamma(plain->width() - 1, split.train.size());
  return makeFeatureRows(data, split, smooth, threads, goOn);
}

PublicModel centralModel(const LearnerFeatures& learner) {
  return learner.random ? kModelOfSmoothFeatures : kModelOfPlainFeatures;
}

}  // namespace epsiscope
