#pragma once

#include "core/mechanisms/moments.h"
#include "core/prepare/prepare.h"
#include "core/prepare/split.h"
#include "core/random/rng.h"

#include <Eigen/Dense>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace epsiscope::test {

/// Columns and a target as prepared data with every row in use.
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

/// A split in which every fourth row, from the second on, is for testing.
inline Split everyFourth(const PreparedData& data) {
  Split split;
  for (const std::uint32_t row : data.rows) (row % 4 == 1 ? split.test : split.train).push_back(row);
  return split;
}

/// Features of the training and the test rows, centred by the means of the training rows.
struct FeatureMatrices {
  Eigen::MatrixXd train, test;
};

inline FeatureMatrices standardised(const PreparedData& data, const Split& split) {
  const auto d = static_cast<Eigen::Index>(data.features.size());
  FeatureMatrices z{Eigen::MatrixXd(split.train.size(), d), Eigen::MatrixXd(split.test.size(), d)};
  for (Eigen::Index j = 0; j < d; ++j) {
    const Feature& feature = data.features[static_cast<std::size_t>(j)];
    for (Eigen::Index i = 0; i < z.train.rows(); ++i)
      z.train(i, j) = feature.at(split.train[static_cast<std::size_t>(i)]);
    for (Eigen::Index i = 0; i < z.test.rows(); ++i)
      z.test(i, j) = feature.at(split.test[static_cast<std::size_t>(i)]);
    const double mean = z.train.col(j).mean();
    const double sd = std::sqrt((z.train.col(j).array() - mean).square().mean());
    z.train.col(j) = (z.train.col(j).array() - mean) / sd;
    z.test.col(j) = (z.test.col(j).array() - mean) / sd;
  }
  return z;
}

/// Features clamped to +-3, then centred and scaled to variance 1 on the training rows again.
inline FeatureMatrices winsorised(const FeatureMatrices& z) {
  FeatureMatrices moved{z.train.cwiseMax(-3).cwiseMin(3), z.test.cwiseMax(-3).cwiseMin(3)};
  for (Eigen::Index j = 0; j < z.train.cols(); ++j) {
    const double mean = moved.train.col(j).mean();
    const double sd = std::sqrt((moved.train.col(j).array() - mean).square().mean());
    moved.train.col(j) = (moved.train.col(j).array() - mean) / sd;
    moved.test.col(j) = (moved.test.col(j).array() - mean) / sd;
  }
  return moved;
}

/// D^-1/2 (cos(W z), sin(W z)); `frequencies` is d by D.
inline Eigen::MatrixXd pairedMap(const Eigen::MatrixXd& z, const Eigen::MatrixXd& frequencies) {
  const Eigen::MatrixXd angles = z * frequencies;
  Eigen::MatrixXd v(z.rows(), 2 * frequencies.cols());
  v << angles.array().cos().matrix(), angles.array().sin().matrix();
  return v / std::sqrt(static_cast<double>(frequencies.cols()));
}

inline FeatureMatrices randomFeatures(const FeatureMatrices& z, const Eigen::MatrixXd& frequencies) {
  FeatureMatrices v{pairedMap(z.train, frequencies), pairedMap(z.test, frequencies)};
  const Eigen::RowVectorXd mean = v.train.colwise().mean();
  v.train.rowwise() -= mean;
  v.test.rowwise() -= mean;
  return v;
}

/// The matrix H of ridge by its definition, written out: predictions on the test rows are H t.
inline Eigen::MatrixXd ridgeMatrix(const FeatureMatrices& features, double lambda) {
  const Eigen::Index n = features.train.rows();
  const Eigen::Index d = features.train.cols();
  const Eigen::MatrixXd s = features.train.transpose() * features.train / static_cast<double>(n) +
                            lambda * Eigen::MatrixXd::Identity(d, d);
  return features.test * s.ldlt().solve(features.train.transpose()) / static_cast<double>(n) +
         Eigen::MatrixXd::Constant(features.test.rows(), n, 1.0 / static_cast<double>(n));
}

/// ( |H m - y|^2 + sum_i v_i |H_i|^2 ) / n_test, sum by sum.
inline double expectedErrorByDefinition(const PreparedData& data, const Split& split,
                                        const FeatureMatrices& features, const MomentCurve& moments,
                                        double lambda) {
  const Eigen::MatrixXd h = ridgeMatrix(features, lambda);
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

inline double expectedErrorByDefinition(const PreparedData& data, const Split& split,
                                        const MomentCurve& moments, double lambda) {
  return expectedErrorByDefinition(data, split, standardised(data, split), moments, lambda);
}

}  // namespace epsiscope::test
