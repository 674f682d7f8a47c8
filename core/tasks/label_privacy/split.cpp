#include "core/tasks/label_privacy/split.h"

#include <algorithm>
#include <cmath>

#include "core/base/evenly_spread.h"
#include "core/base/numbers.h"
#include "core/central/central_ridge.h"
#include "core/learners/standardised_rows.h"
#include "core/tasks/methods.h"
#include "core/tasks/split_rows.h"
#include "core/tasks/streams.h"
#include "core/text/sentence.h"
#include "core/text/wording.h"

namespace epsiscope {

namespace {

/// The rows' features without the constant, as single precision numbers.
SampleRows sampleRows(const FeatureRows& features, std::span<const std::uint32_t> rows) {
  constexpr std::size_t kRowsTogether = 1024;
  SampleRows samples(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(features.width()) - 1);
  Eigen::MatrixXd x;
  for (std::size_t begin = 0; begin < rows.size(); begin += kRowsTogether) {
    const auto some = rows.subspan(begin, std::min(kRowsTogether, rows.size() - begin));
    features.gather(some, x);
    samples.middleRows(static_cast<Eigen::Index>(begin), x.rows()) = x.rightCols(x.cols() - 1).cast<float>();
  }
  return samples;
}

/// The rows' features as they are in the file.
SampleRows rawRows(const PreparedData& data, std::span<const std::uint32_t> rows) {
  SampleRows samples(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(data.features.size()));
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t j = 0; j < data.features.size(); ++j)
      samples(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
          static_cast<float>(data.features[j].at(rows[i]));
  return samples;
}

/// The limits of random features' numbers that take a few seconds, and that are kept together ready to read
/// (see makeFeatureRows()). A test error needs fewer rows than a fit.
constexpr std::size_t kMostTestNumbers = std::size_t{1} << 23, kMostTrainNumbers = 3 * kMostTestNumbers;
constexpr std::size_t kFewestTrainRows = 16384, kFewestTestRows = 4096;

}  // namespace

LearnerFeatures randomFeaturesOf(const LabelPrivacyInputs& inputs) {
  return {.random = true,
          .count = static_cast<std::size_t>(inputs.randomFeatures),
          .gamma = inputs.featureGamma,
          .seed = featureStream(inputs.split.seed, inputs.split.trial).bits()};
}

Split rowsForRandomFeatures(const Split& split, std::size_t features) {
  const std::size_t train = std::max(kFewestTrainRows, kMostTrainNumbers / (features + 2));
  const std::size_t test = std::max(kFewestTestRows, kMostTestNumbers / (features + 2));
  return {.train = evenlySpread<std::uint32_t>(split.train, train),
          .test = evenlySpread<std::uint32_t>(split.test, test)};
}

std::string rowsLeftOutNote(const Split& used, const Split& all) {
  if (used.train.size() == all.train.size() && used.test.size() == all.test.size()) return {};
  return filled(sentence("Core",
                         "Random features are fitted to %1 of %2 training rows and tested on %3 of %4 test "
                         "rows, evenly spread: all of them would take too long. The labels of the others are "
                         "not used."),
                used.train.size(), all.train.size(), used.test.size(), all.test.size());
}

/// Builds the parts one after the other; false if cancelled.
class SplitLearners::Builder {
public:
  Builder(const LabelPrivacyInputs& inputs, const PreparedData& data, unsigned threads, const GoOn& goOn)
      : m_inputs(inputs), m_data(data), m_threads(threads), m_goOn(goOn) {}

  std::unique_ptr<const SplitLearners> all() {
    const LearnerUse& used = m_inputs.use;
    m_split = splitRows(m_data.rows, m_data.persons, m_inputs.split);
    m_made->m_bounds = m_inputs.bounds;
    m_made->m_trial = m_inputs.split.trial;
    m_made->m_counts = m_data.counts;
    m_parts = 1 + (used.centralRidge ? 1 : 0) + (used.randomFeatures ? (used.centralRidge ? 8 : 4) : 0) +
              (used.staged ? 8 : 0);
    if (!linear({}, m_split, m_made->m_ridge, 1)) return nullptr;
    if (used.centralRidge && !central({}, m_split, m_made->m_centralRidge, 1)) return nullptr;
    if (used.randomFeatures) {
      const LearnerFeatures random = randomFeaturesOf(m_inputs);
      const Split some = rowsForRandomFeatures(m_split, random.count);
      m_made->m_rowsLeftOut = rowsLeftOutNote(some, m_split);
      if (!linear(random, some, m_made->m_randomFeatures, 4)) return nullptr;
      if (used.centralRidge && !central(random, some, m_made->m_centralRandomFeatures, 4)) return nullptr;
    }
    if (used.staged && !staged(8)) return nullptr;
    if (used.perceptron) perceptron();
    return std::move(m_made);
  }

private:
  GoOn part(double parts) {
    const double begin = m_done;
    m_done += parts;
    return m_goOn.part(begin / m_parts, m_done / m_parts);
  }

  bool linear(const LearnerFeatures& features, const Split& split, std::optional<RidgeCache>& cache,
              double parts) {
    cache = RidgeCache::build(m_data, split, m_made->m_bounds, m_threads, part(parts), features);
    return cache.has_value();
  }

  bool central(const LearnerFeatures& features, const Split& split, std::optional<CentralRidge>& release,
               double parts) {
    const GoOn goOn = part(parts);
    const GoOn gate = goOn.oneAtATime().at(0);
    const std::shared_ptr<const FeatureRows> rows =
        makeCentralFeatures(m_data, split, features, m_threads, gate);
    if (!gate()) return false;
    release = CentralRidge::build(rows, split, m_data.target, m_made->m_bounds, centralModel(features),
                                  m_threads, goOn);
    return release.has_value();
  }

  bool staged(double parts) {
    const LearnerFeatures random = randomFeaturesOf(m_inputs);
    m_made->m_staged = StagedLearner::build(
        m_data, m_split, {.randomColumns = random.count, .gamma = random.gamma, .seed = random.seed},
        m_made->m_bounds, m_threads, part(parts));
    return m_made->m_staged != nullptr;
  }

  void perceptron() {
    if (m_inputs.rawPerceptron) {
      m_made->m_trainRows = rawRows(m_data, m_split.train);
      m_made->m_testRows = rawRows(m_data, m_split.test);
    } else {
      const StandardisedRows features(m_data, m_split.train, m_threads, [] { return true; });
      m_made->m_trainRows = sampleRows(features, m_split.train);
      m_made->m_testRows = sampleRows(features, m_split.test);
    }
    for (const std::uint32_t row : m_split.test) m_made->m_testLabels.push_back(m_data.target[row]);
  }

  const LabelPrivacyInputs& m_inputs;
  const PreparedData& m_data;
  const unsigned m_threads;
  const GoOn& m_goOn;
  Split m_split;
  double m_done = 0, m_parts = 1;
  std::unique_ptr<SplitLearners> m_made{new SplitLearners};
};

std::unique_ptr<const SplitLearners> SplitLearners::build(const LabelPrivacyInputs& inputs,
                                                          const PreparedData& data, unsigned threads,
                                                          const GoOn& goOn) {
  return Builder(inputs, data, threads, goOn).all();
}

const RidgeCache& SplitLearners::linear(const std::string& learner) const {
  return learner == kLearnerRandomFeatures ? *m_randomFeatures : *m_ridge;
}

const CentralRidge& SplitLearners::central(const std::string& learner) const {
  return learner == kLearnerRandomFeatures ? *m_centralRandomFeatures : *m_centralRidge;
}

std::vector<double> SplitLearners::labelsFor(const std::string& learner, std::vector<double> labels) const {
  const std::size_t used = linear(learner).trainRows();
  return used == labels.size() ? std::move(labels) : evenlySpread<double>(labels, used);
}

std::optional<double> SplitLearners::perceptronError(std::span<const double> labels, bool clipPredictions,
                                                     Rng& rng, const GoOn& goOn) const {
  // Labels with much noise are large; the network learns them in units of the public bounds.
  const PerceptronSettings settings{.labelCentre = m_bounds.middle(), .labelScale = m_bounds.width() / 2};
  const auto fitted = trainPerceptron(m_trainRows, labels, settings, rng,
                                      [&](const TrainingStep& step) { return goOn(step.done); });
  if (!fitted) return std::nullopt;
  if (fitted->diverged) return kNaN;
  const std::vector<double> predictions = predict(*fitted, m_testRows);
  double squares = 0;
  for (std::size_t i = 0; i < predictions.size(); ++i) {
    const double prediction = clipPredictions ? m_bounds.clamp(predictions[i]) : predictions[i];
    squares += (prediction - m_testLabels[i]) * (prediction - m_testLabels[i]);
  }
  const double error = squares / static_cast<double>(predictions.size());
  return std::isfinite(error) ? error : kNaN;
}

std::vector<std::string> SplitLearners::notes() const {
  std::vector<std::string> notes = m_ridge->notes();
  if (!m_rowsLeftOut.empty()) notes.push_back(m_rowsLeftOut);
  if (m_randomFeatures)
    for (const std::string& note : m_randomFeatures->notes()) addOnce(notes, note);
  return notes;
}

}  // namespace epsiscope
