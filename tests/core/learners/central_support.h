#pragma once

#include <memory>

#include "core/learners/central_ridge.h"
#include "core/learners/row_sums.h"
#include "core/learners/standardised_rows.h"
#include "core/learners/whitened_rows.h"
#include "core/learners/winsorised_rows.h"
#include "tests/core/learners/brute_ridge.h"

namespace epsiscope::test {

inline std::shared_ptr<const FeatureRows> standardised(const PreparedData& data, const Split& split) {
  return std::make_shared<StandardisedRows>(data, split.train, 1, [] { return true; });
}

inline std::shared_ptr<const FeatureRows> winsorised(const PreparedData& data, const Split& split) {
  return std::make_shared<WinsorisedRows>(standardised(data, split), split.train, 1, [] { return true; });
}

inline WhitenedRows whitened(const PreparedData& data, const Split& split) {
  const auto features = winsorised(data, split);
  const RowSums sums = sumRows(*features, split.train, data.target, 0, 1, [] { return true; });
  return WhitenedRows(features, split.train, sums.xx, 1, [] { return true; });
}

inline CentralRidge centralRidge(const PreparedData& data, const Split& split, const LabelBounds& bounds,
                                 const PublicModel& model = kModelOfPlainFeatures, unsigned threads = 1) {
  return std::move(*CentralRidge::build(winsorised(data, split), split, data.target, bounds, model, threads));
}

/// Clipped and measured from the middle of the bounds.
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
