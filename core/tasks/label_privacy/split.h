#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/prepare/prepare.h"
#include "core/prepare/split.h"
#include "core/central/central_ridge.h"
#include "core/learners/perceptron.h"
#include "core/learners/ridge_cache.h"
#include "core/random/rng.h"
#include "core/staged/staged_learner.h"
#include "core/tasks/label_privacy/inputs.h"

namespace epsiscope {

/// The random features of the study's learner, for its public seed.
LearnerFeatures randomFeaturesOf(const LabelPrivacyInputs& inputs);
/// The rows of the split for which so many random features are made: all, or where they would take longer
/// than a few seconds some, evenly spread. Public: only the number of rows and of features decide.
Split rowsForRandomFeatures(const Split& split, std::size_t features);
/// The note for people about the rows that were left out; empty if none were.
std::string rowsLeftOutNote(const Split& used, const Split& all);

/// Everything that the learners of a study compute from one split before a label is released. Nothing in it
/// depends on a slider or on epsilon; immutable, so threads may share it.
class SplitLearners {
public:
  /// Null if cancelled; goOn is never called from two threads at once.
  static std::unique_ptr<const SplitLearners> build(const LabelPrivacyInputs& inputs,
                                                    const PreparedData& data, unsigned threads,
                                                    const GoOn& goOn = {});

  /// Standardised features: always there, also for labels and baselines.
  const RidgeCache& ridge() const { return *m_ridge; }
  /// Returns the cache with which a linear learner of the study is fitted.
  const RidgeCache& linear(const std::string& learner) const;
  const CentralRidge& central(const std::string& learner) const;
  const StagedLearner& staged() const { return *m_staged; }
  int trial() const { return m_trial; }
  /// The counts of the table's rows, including those for testing.
  const RowCounts& counts() const { return m_counts; }
  /// The part of `labels`, one per training row, to which the learner is fitted: random features of many rows
  /// would take too long, so that rows are left out, evenly spread and whatever their labels are.
  std::vector<double> labelsFor(const std::string& learner, std::vector<double> labels) const;

  /// The mean squared test error of the perceptron fitted to these labels, one per training row; NaN where
  /// its weights overflow. Null if cancelled.
  std::optional<double> perceptronError(std::span<const double> labels, bool clipPredictions, Rng& rng,
                                        const GoOn& goOn) const;

  /// Notes for people about the learners in use, one sentence each.
  std::vector<std::string> notes() const;

private:
  class Builder;
  SplitLearners() = default;

  LabelBounds m_bounds;
  int m_trial = 1;
  RowCounts m_counts;
  std::unique_ptr<const StagedLearner> m_staged;
  std::optional<RidgeCache> m_ridge, m_randomFeatures;
  std::optional<CentralRidge> m_centralRidge, m_centralRandomFeatures;
  SampleRows m_trainRows, m_testRows;  ///< for the perceptron: standardised features
  std::vector<double> m_testLabels;
  std::string m_rowsLeftOut;  ///< the note for people about them
};

}  // namespace epsiscope
