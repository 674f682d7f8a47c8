#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <Eigen/Dense>

#include "core/data/prepare.h"
#include "core/data/split.h"
#include "core/mechanisms/moments.h"
#include "core/random/rng.h"

namespace epsiscope::test {

/// Columns and a target as prepared data: every row in use.
inline PreparedData preparedFrom(const std::vector<std::vector<double>>& columns,
                                 const std::vector<double>& target) {
  auto dataset = std::make_shared<Dataset>();
  for (std::size_t j = 0; j <= columns.size(); ++j) {
    Column column;
    column.name = j < columns.size() ? "x" + std::to_string(j + 1) : "target";
    column.values = j < columns.size() ? columns[j] : target;
    dataset->columns.push_back(std::move(column));
  }
  PreparedData data;
  for (std::size_t j = 0; j < columns.size(); ++j)
    data.features.push_back(
        {.name = dataset->columns[j].name, .values = dataset->columns[j].values, .codes = {}});
  data.target = dataset->columns.back().values;
  for (std::uint32_t row = 0; row < target.size(); ++row) data.rows.push_back(row);
  data.dataset = std::move(dataset);
  return data;
}

/// Correlated features on odd scales and a target that is nearly linear in them.
inline PreparedData randomData(std::size_t rows, std::size_t features, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<std::vector<double>> columns(features, std::vector<double>(rows));
  std::vector<double> target(rows);
  for (std::size_t i = 0; i < rows; ++i) {
    const double shared = rng.normal();
    target[i] = 2 + 0.3 * rng.normal();
    for (std::size_t j = 0; j < features; ++j) {
      columns[j][i] = 1000.0 * static_cast<double>(j) + (shared + rng.normal()) * static_cast<double>(j + 1);
      target[i] += (j % 2 == 0 ? 0.5 : -0.3) * (columns[j][i] - 1000.0 * static_cast<double>(j)) /
                   static_cast<double>(j + 1);
    }
  }
  return preparedFrom(columns, target);
}

/// Every fourth row, from the second on, is for testing.
inline Split everyFourth(const PreparedData& data) {
  Split split;
  for (const std::uint32_t row : data.rows) (row % 4 == 1 ? split.test : split.train).push_back(row);
  return split;
}

/// Ridge by its definition: predictions on the test rows are H t, with the matrix H written out.
inline Eigen::MatrixXd ridgeMatrix(const PreparedData& data, const Split& split, double lambda) {
  const auto n = static_cast<Eigen::Index>(split.train.size());
  const auto d = static_cast<Eigen::Index>(data.features.size());
  Eigen::MatrixXd train(n, d), test(static_cast<Eigen::Index>(split.test.size()), d);
  for (Eigen::Index j = 0; j < d; ++j) {
    const Feature& feature = data.features[static_cast<std::size_t>(j)];
    for (Eigen::Index i = 0; i < n; ++i) train(i, j) = feature.at(split.train[static_cast<std::size_t>(i)]);
    for (Eigen::Index i = 0; i < test.rows(); ++i)
      test(i, j) = feature.at(split.test[static_cast<std::size_t>(i)]);
    const double mean = train.col(j).mean();
    const double sd = std::sqrt((train.col(j).array() - mean).square().mean());
    train.col(j) = (train.col(j).array() - mean) / sd;
    test.col(j) = (test.col(j).array() - mean) / sd;
  }
  const Eigen::MatrixXd s =
      train.transpose() * train / static_cast<double>(n) + lambda * Eigen::MatrixXd::Identity(d, d);
  return test * s.ldlt().solve(train.transpose()) / static_cast<double>(n) +
         Eigen::MatrixXd::Constant(test.rows(), n, 1.0 / static_cast<double>(n));
}

/// ( |H m - y|^2 + sum_i v_i |H_i|^2 ) / n_test, sum by sum.
inline double expectedErrorByDefinition(const PreparedData& data, const Split& split,
                                        const MomentCurve& moments, double lambda) {
  const Eigen::MatrixXd h = ridgeMatrix(data, split, lambda);
  Eigen::VectorXd mean(h.cols()), truth(h.rows());
  double noise = 0;
  for (Eigen::Index i = 0; i < h.cols(); ++i) {
    const double label = moments.bounds.clamp(data.target[split.train[static_cast<std::size_t>(i)]]);
    mean(i) = moments.mean(label);
    noise += moments.variance(label) * h.col(i).squaredNorm();
  }
  for (Eigen::Index i = 0; i < h.rows(); ++i) truth(i) = data.target[split.test[static_cast<std::size_t>(i)]];
  return ((h * mean - truth).squaredNorm() + noise) / static_cast<double>(h.rows());
}

}  // namespace epsiscope::test
