#include "core/study/split_learners.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/learners/perceptron.h"
#include "core/learners/standardised_rows.h"
#include "core/study/methods.h"
#include "core/study/streams.h"

namespace epsiscope {

namespace {

/// The rows' features without the constant, as single precision numbers.
SampleRows sampleRows(const StandardisedRows& features, std::span<const std::uint32_t> rows) {
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

}  // namespace

SplitLearners::Use SplitLearners::use(const Study& study) {
  const std::vector<std::string>& learners = study.labelPrivacy.learners;
  const auto asksFor = [&](const char* learner) {
    return std::find(learners.begin(), learners.end(), learner) != learners.end();
  };
  const bool best = usesMethod(study, kMethodBest);
  return {.randomFeatures = best || asksFor(kLearnerRandomFeatures),
          .centralRidge = best || usesMethod(study, kMethodCentralRidge),
          .perceptron = asksFor(kLearnerPerceptron)};
}

std::unique_ptr<const SplitLearners> SplitLearners::build(const Study& study, const PreparedData& data,
                                                          int trial, unsigned threads,
                                                          const std::function<bool(double)>& progress) {
  std::unique_ptr<SplitLearners> made(new SplitLearners);
  const Use used = use(study);
  const int parts = 1 + (used.randomFeatures ? 3 : 0);
  double done = 0;
  const auto part = [&](double share) {
    return [&, share](double inside) { return !progress || progress(done + share / parts * inside); };
  };
  Rng rng = splitStream(study.seed, trial);
  const Split split = randomSplit(data.rows, study.testFraction, rng);
  made->m_bounds = bounds(study.data);
  made->m_ridge = RidgeCache::build(data, split, made->m_bounds, threads, part(1));
  if (!made->m_ridge) return nullptr;
  done = 1.0 / parts;
  if (used.randomFeatures) {
    made->m_randomFeatures =
        RidgeCache::build(data, split, made->m_bounds, threads, part(3), randomFeatures(study, trial));
    if (!made->m_randomFeatures) return nullptr;
  }
  return made;
}

const RidgeCache& SplitLearners::linear(const std::string& learner) const {
  return learner == kLearnerRandomFeatures ? *m_randomFeatures : *m_ridge;
}

const CentralRidge& SplitLearners::central(const std::string& learner) const {
  return learner == kLearnerRandomFeatures ? *m_centralRandomFeatures : *m_centralRidge;
}

std::optional<double> SplitLearners::perceptronError(std::span<const double> labels, bool clipPredictions,
                                                     Rng& rng,
                                                     const std::function<bool(double)>& goOn) const {
  const PerceptronSettings settings;
  const auto fitted = trainPerceptron(m_trainRows, labels, settings, rng,
                                      [&](const TrainingStep& step) { return !goOn || goOn(step.done); });
  if (!fitted) return std::nullopt;
  constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
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
  if (m_randomFeatures)
    for (const std::string& note : m_randomFeatures->notes())
      if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
  return notes;
}

}  // namespace epsiscope
