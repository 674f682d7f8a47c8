#include "core/learners/perceptron.h"

#include "core/learners/adam.h"
#include "core/random/shuffle.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#ifdef __x86_64__
#include <xmmintrin.h>
#endif

namespace epsiscope {

namespace {

using Eigen::Index;

/// While it lives, results of this thread below the smallest normal float are 0. Weight decay shrinks the
/// weights of units that are always off without end, and sums of subnormal numbers take ten times the time.
class SubnormalsAreZero {
public:
#ifdef __x86_64__
  SubnormalsAreZero() : m_before(_MM_GET_FLUSH_ZERO_MODE()) { _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON); }
  ~SubnormalsAreZero() { _MM_SET_FLUSH_ZERO_MODE(m_before); }

private:
  unsigned m_before;
#else
  SubnormalsAreZero() {}
#endif
};

/// Makes these rows the pass's inputs.
void gather(const SampleRows& features, std::span<const Index> rows, Pass& pass) {
  pass.levels.resize(1);
  Eigen::MatrixXf& inputs = pass.levels.front();
  inputs.resize(features.cols() + 1, static_cast<Index>(rows.size()));
  for (std::size_t s = 0; s < rows.size(); ++s)
    inputs.col(static_cast<Index>(s)) << features.row(rows[s]).transpose(), 1;
}

/// As the network learns them.
std::vector<float> scaled(std::span<const double> labels, const PerceptronSettings& settings) {
  std::vector<float> result(labels.size());
  std::transform(labels.begin(), labels.end(), result.begin(), [&](double label) {
    return static_cast<float>((label - settings.labelCentre) / settings.labelScale);
  });
  return result;
}

class Trainer {
public:
  Trainer(const SampleRows& features, std::span<const double> labels, const PerceptronSettings& settings,
          Rng& rng)
      : perceptron{Network(features.cols(), rng), settings.labelCentre, settings.labelScale},
        m_features(features),
        m_targets(scaled(labels, settings)),
        m_weightDecay(settings.weightDecay),
        m_adam(perceptron.network.weights.size()) {}

  /// One step of Adam; returns the loss before it, in squared units of the labels.
  double learn(std::span<const Index> rows, double rate) {
    const SubnormalsAreZero mode;
    gather(m_features, rows, m_pass);
    m_batchTargets.resize(rows.size());
    for (std::size_t s = 0; s < rows.size(); ++s)
      m_batchTargets[s] = m_targets[static_cast<std::size_t>(rows[s])];
    forward(perceptron.network, m_pass);
    const double loss = backward(perceptron.network, m_pass, m_batchTargets, m_gradient);
    m_adam.step(perceptron.network.weights, m_gradient, rate, m_weightDecay);
    perceptron.diverged = !m_adam.finite();
    return loss * perceptron.labelScale * perceptron.labelScale;
  }

  Perceptron perceptron;

private:
  const SampleRows& m_features;
  std::vector<float> m_targets;
  double m_weightDecay;
  Adam m_adam;
  Pass m_pass;
  Eigen::VectorXf m_gradient;
  std::vector<float> m_batchTargets;
};

}  // namespace

std::optional<Perceptron> trainPerceptron(const SampleRows& features, std::span<const double> labels,
                                          const PerceptronSettings& settings, Rng& rng,
                                          const std::function<bool(const TrainingStep&)>& goOn) {
  assert(!labels.empty() && features.rows() == static_cast<Index>(labels.size()));
  Trainer trainer(features, labels, settings, rng);
  std::vector<Index> order(labels.size());
  std::iota(order.begin(), order.end(), Index{0});
  for (int epoch = 0; epoch < settings.epochs; ++epoch) {
    const double rate = epoch < settings.slowFrom ? settings.rate : settings.rate / 10;
    shuffleFromBack(std::span(order), rng);
    for (std::size_t end = 0; end < order.size();) {
      const std::size_t begin = std::exchange(end, std::min(end + settings.batch, order.size()));
      const double loss = trainer.learn(std::span(order).subspan(begin, end - begin), rate);
      if (trainer.perceptron.diverged) return trainer.perceptron;
      const double epochDone = static_cast<double>(end) / static_cast<double>(order.size());
      if (goOn && !goOn({(epoch + epochDone) / settings.epochs, epoch + 1, loss})) return std::nullopt;
    }
  }
  return std::move(trainer.perceptron);
}

std::vector<double> predict(const Perceptron& perceptron, const SampleRows& features) {
  constexpr Index kTogether = 256;
  std::vector<Index> rows(static_cast<std::size_t>(features.rows()));
  std::iota(rows.begin(), rows.end(), Index{0});
  std::vector<double> predictions;
  Pass pass;
  for (Index begin = 0; begin < features.rows(); begin += kTogether) {
    const Index count = std::min(kTogether, features.rows() - begin);
    gather(features,
           std::span(rows).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(count)), pass);
    forward(perceptron.network, pass);
    for (Index s = 0; s < count; ++s)
      predictions.push_back(perceptron.labelCentre +
                            perceptron.labelScale * static_cast<double>(pass.levels.back()(0, s)));
  }
  return predictions;
}

}  // namespace epsiscope
