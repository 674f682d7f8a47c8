#include "core/staged/staged_learner.h"

#include <algorithm>

#include "core/base/numbers.h"
#include "core/learners/learner_features.h"
#include "core/staged/expected_error.h"
#include "core/staged/local_fit.h"
#include "core/staged/shrinkage.h"
#include "core/staged/stage_plan.h"
#include "core/staged/staged_sums.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// People times epsilon from which on the rich features are worth their noise.
constexpr double kPeopleForRich = 5000;
constexpr ComponentFeatures kSmooth{.plainShare = 2, .gammaShare = 0.25};
constexpr ComponentFeatures kRich{.plainShare = 1, .gammaShare = 1, .leastComponents = 128};

std::vector<double> clampedLabels(const ComponentRows& rows, std::span<const double> target,
                                  const LabelBounds& bounds) {
  std::vector<double> labels;
  for (const std::uint32_t row : rows.trainRows()) labels.push_back(bounds.clamp(target[row]));
  return labels;
}

}  // namespace

std::unique_ptr<const StagedLearner> StagedLearner::build(const PreparedData& data, const Split& split,
                                                          const Features& features, const LabelBounds& bounds,
                                                          unsigned threads, const GoOn& goOn) {
  const GoOn ask = goOn.oneAtATime();
  const auto rowsOf = [&](ComponentFeatures wanted, double from, double to) {
    wanted.randomColumns = features.randomColumns;
    wanted.gamma = features.gamma;
    wanted.seed = features.seed;
    return ComponentRows::build(data, split, wanted, threads, ask.part(from, to));
  };
  std::unique_ptr<StagedLearner> made(new StagedLearner);
  made->m_bounds = bounds;
  made->m_trainRows = split.train.size();
  made->m_smooth = rowsOf(kSmooth, 0, 0.5);
  if (!made->m_smooth) return nullptr;
  made->m_rich = rowsOf(kRich, 0.5, 1);
  if (!made->m_rich) return nullptr;
  made->m_smoothLabels = clampedLabels(*made->m_smooth, data.target, bounds);
  made->m_richLabels = clampedLabels(*made->m_rich, data.target, bounds);
  for (const std::uint32_t row : split.test) made->m_testLabels.push_back(data.target[row]);
  return made;
}

const ComponentRows& StagedLearner::rowsAt(StagedMethod method, double epsilon) const {
  const double people = static_cast<double>(m_trainRows) * epsilon;
  return method != StagedMethod::bestLocal && people < kPeopleForRich ? *m_smooth : *m_rich;
}

StagedFit StagedLearner::fit(StagedMethod method, double epsilon, const Custodian& custodian) const {
  const ComponentRows& rows = rowsAt(method, epsilon);
  const HeldLabels labels(&rows == m_smooth.get() ? m_smoothLabels : m_richLabels, custodian);
  if (method == StagedMethod::bestLocal) return localFit(rows, labels, m_bounds, epsilon);
  return stagedFit(rows, labels, m_bounds, method, epsilon);
}

double StagedLearner::testError(const StagedFit& fit, StagedMethod method, double epsilon,
                                bool clipPredictions) const {
  return epsiscope::testError(fit, rowsAt(method, epsilon), m_testLabels, m_bounds, clipPredictions);
}

double StagedLearner::errorWithoutNoise(StagedMethod method, bool clipPredictions) const {
  const ComponentRows& rows = rowsAt(method, kInfinity);
  const auto n = static_cast<double>(m_richLabels.size());
  const Eigen::VectorXd labels = Eigen::Map<const Eigen::VectorXd>(m_richLabels.data(), rows.train().rows());
  const Eigen::VectorXf centred = (labels.array() - m_bounds.middle()).cast<float>();
  // Nothing is added, but a rest of the labels stays in the weights; its share of their variance is unknown.
  const Eigen::VectorXd weights = (rows.train().transpose() * centred).cast<double>() / n;
  const double variance = (labels.array() - labels.mean()).square().mean();
  const double rest = std::max(variance - weights.tail(rows.components()).squaredNorm(), 0.0);
  const std::vector<Measurement> measured{
      {weights, Eigen::VectorXd::Constant(weights.size(), std::max(1e-9 * variance, 1e-300))}};
  const ShrunkenWeights found = shrunkenWeights(measured, {.spread = rows.spread(),
                                                           .signal = std::max(variance, 1e-300),
                                                           .offsetVariance = variance,
                                                           .samplingVariance = rest / n});
  return epsiscope::testError({m_bounds.middle(), found.weights, {}}, rows, m_testLabels, m_bounds,
                              clipPredictions);
}

double StagedLearner::epsilonOfRange(StagedMethod method, double epsilon) const {
  if (method != StagedMethod::bestCentral) return 0;
  const StagePlan plan = planStages(rowsAt(method, epsilon), m_bounds, epsilon);
  return (plan.mean + plan.width) / (plan.asksOthers ? 1 - plan.residuals : 1) * epsilon;
}

std::string descriptionOf(const StagedFit& fit) {
  std::string words;
  for (const Stage& stage : fit.stages) {
    const std::string epsilon = roundedText(stage.epsilon, 3), half = roundedText(stage.half, 3);
    switch (stage.kind) {
      case Stage::Kind::mean:
        addSentence(words, filled(sentence("Core", "A noisy mean of the labels for epsilon %1."), epsilon));
        break;
      case Stage::Kind::width:
        addSentence(words, filled(sentence("Core",
                                           "Their location, for epsilon %1: they are moved into an interval "
                                           "of half-width %2."),
                                  epsilon, half));
        break;
      case Stage::Kind::sums:
        addSentence(words, stage.components == 0
                               ? filled(sentence("Core",
                                                 "Their mean alone for epsilon %1: more would drown in the "
                                                 "noise."),
                                        epsilon)
                               : filled(sentence("Core",
                                                 "Noisy sums along %2 directions of the features for "
                                                 "epsilon %1."),
                                        epsilon, stage.components));
        break;
      case Stage::Kind::histogram:
        addSentence(
            words,
            filled(sentence("Core",
                            "The distance of labels from the predictions of these sums, for epsilon %1."),
                   epsilon));
        break;
      case Stage::Kind::residualSums:
        addSentence(words, filled(sentence("Core",
                                           "Noisy sums of what is left along %2 directions for epsilon %1, "
                                           "cut at %3; about %4 % were not cut."),
                                  epsilon, stage.components, half, roundedText(100 * stage.inside, 3)));
        break;
      case Stage::Kind::residualAnswers:
        addSentence(words, filled(sentence("Core",
                                           "The rest of each label, randomized for epsilon %1, cut at "
                                           "%2; about %3 % were not cut."),
                                  epsilon, half, roundedText(100 * stage.inside, 3)));
        break;
      case Stage::Kind::answers:
        addSentence(
            words,
            filled(sentence(
                       "Core",
                       "Some people answered once with epsilon %1, within %2 of their earlier predictions."),
                   epsilon, half));
        break;
    }
    if (stage.ofOthers) addSentence(words, sentence("Core", "These people were not asked before."));
  }
  return words;
}

}  // namespace epsiscope
