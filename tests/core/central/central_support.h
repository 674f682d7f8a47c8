#pragma once

#include "core/central/central_ridge.h"
#include "core/central/whitened_rows.h"
#include "core/learners/learner_features.h"
#include "core/learners/row_sums.h"
#include "tests/core/learners/brute_ridge.h"

namespace epsiscope::test {

inline bool always() {
  return true;
}

inline WhitenedRows whitened(const PreparedData& data, const Split& split) {
  const auto features = winsorisedRows(data, split, 1, always);
  const RowSums sums = sumRows(*features, split.train, data.target, 0, 1, always);
  return WhitenedRows(features, split.train, sums.xx, 1, always);
}

inline CentralRidge centralRidge(const PreparedData& data, const Split& split, const LabelBounds& bounds,
                                 const PublicModel& model = kModelOfPlainFeatures, unsigned threads = 1) {
  return std::move(*CentralRidge::build(winsorisedRows(data, split, 1, always), split, data.target, bounds,
                                        model, threads));
}

/// The labels, clipped and measured from the middle of the bounds.
inline std::vector<double> centredLabels(const PreparedData& data, const std::vector<std::uint32_t>& rows,
                                         const LabelBounds& bounds) {
  std::vector<double> labels;
  for (const std::uint32_t row : rows) labels.push_back(bounds.clamp(data.target[row]) - bounds.middle());
  return labels;
}

/// The same features with other labels.
inline PreparedData withTarget(const PreparedData& data, const std::vector<double>& target) {
  std::vector<std::vector<double>> columns;
  for (const Feature& feature : data.features)
    columns.emplace_back(feature.values.begin(), feature.values.end());
  return preparedFrom(columns, target);
}

}  // namespace epsiscope::test
