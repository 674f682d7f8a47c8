#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "core/staged/component_rows.h"
#include "tests/core/learners/brute_ridge.h"

namespace epsiscope::test {

/// Some rows in components, with labels within bounds.
struct StagedData {
  PreparedData data;
  Split split;
  LabelBounds bounds{-3, 7};
  std::shared_ptr<const ComponentRows> rows;
  std::vector<double> labels;      ///< of the training rows in use
  std::vector<double> testLabels;  ///< as they are

  explicit StagedData(PreparedData prepared, const ComponentFeatures& features = {.randomColumns = 30})
      : data(std::move(prepared)), split(everyFourth(data)) {
    rows = ComponentRows::build(data, split, features, 1, {});
    for (const std::uint32_t row : rows->trainRows()) labels.push_back(bounds.clamp(data.target[row]));
    for (const std::uint32_t row : rows->testRows()) testLabels.push_back(data.target[row]);
  }

  Eigen::VectorXd vector() const {
    return Eigen::Map<const Eigen::VectorXd>(labels.data(), static_cast<Eigen::Index>(labels.size()));
  }
};

inline StagedData stagedData(std::size_t rows, std::size_t features = 4, std::uint64_t seed = 5) {
  return StagedData(randomData(rows, features, seed));
}

/// The weights with which every row takes part.
inline Eigen::VectorXf everybody(const Eigen::VectorXd& values) {
  return Eigen::VectorXf::Ones(values.size());
}

}  // namespace epsiscope::test
