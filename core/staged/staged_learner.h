#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/prepare/prepare.h"
#include "core/prepare/split.h"
#include "core/privacy/bounds.h"
#include "core/privacy/custodian.h"
#include "core/staged/component_rows.h"
#include "core/staged/staged_fit.h"

namespace epsiscope {

/// Everything that staged releases need of one split: its rows in components, once of smooth features for few
/// people or a small epsilon and once of rich ones, and the labels. Threads may share it.
class StagedLearner {
public:
  struct Features {
    std::size_t randomColumns = 500;
    std::optional<double> gamma;  ///< of random features; absent: what suits smooth and rich ones
    std::uint64_t seed = 0;       ///< of their frequencies
  };
  /// Null if cancelled. `target` of the data: the table's column.
  static std::unique_ptr<const StagedLearner> build(const PreparedData& data, const Split& split,
                                                    const Features& features, const LabelBounds& bounds,
                                                    unsigned threads, const GoOn& goOn);

  /// The rows that a release with this epsilon works on; local ones have the rich features.
  const ComponentRows& rowsAt(StagedMethod method, double epsilon) const;
  StagedFit fit(StagedMethod method, double epsilon, const Custodian& custodian) const;
  /// Mean squared test error of a fit.
  double testError(const StagedFit& fit, StagedMethod method, double epsilon, bool clipPredictions) const;
  /// The error on the same components with nothing to pay for.
  double errorWithoutNoise(StagedMethod method, bool clipPredictions) const;
  /// The part of epsilon that goes to where labels lie, of those who are asked; 0 where nobody is.
  double epsilonOfRange(StagedMethod method, double epsilon) const;

  std::size_t trainRows() const { return m_trainRows; }
  /// Learned from; fewer than trainRows() where the table is very large.
  std::size_t usedRows() const { return m_rich->usedRows(); }

private:
  StagedLearner() = default;

  LabelBounds m_bounds;
  std::size_t m_trainRows = 0;
  std::shared_ptr<const ComponentRows> m_smooth, m_rich;
  std::vector<double> m_smoothLabels, m_richLabels;  ///< of the training rows in use, within the bounds
  std::vector<double> m_testLabels;
};

/// A description of the fit, for people: one sentence.
std::string descriptionOf(const StagedFit& fit);

}  // namespace epsiscope
