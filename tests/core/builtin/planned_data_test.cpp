#include "core/builtin/planned_data.h"

#include <Eigen/Dense>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace epsiscope::planned_data_test {

namespace {

constexpr std::array kShapes = {LabelShape::uniform, LabelShape::bell, LabelShape::skewed,
                                LabelShape::outliers, LabelShape::classes};

Dataset planned(const DataPlan& plan, const LabelBounds& range = {0, 1}, std::uint64_t table = 0) {
  return makePlannedData(plan, range, table).value();
}

std::vector<double> labelsOf(const Dataset& dataset) {
  const Column& label = dataset.columns.back();
  if (label.kind == ColumnKind::number) return label.values;
  std::vector<double> numbers;
  for (const std::int32_t code : label.codes)
    numbers.push_back(label.categories[static_cast<std::size_t>(code)] == kPlannedPositive ? 1 : 0);
  return numbers;
}

/// R² of least squares with a constant, on the table itself.
double measuredR2(const Dataset& dataset) {
  const auto rows = static_cast<Eigen::Index>(dataset.rows());
  const auto features = static_cast<Eigen::Index>(dataset.columns.size()) - 1;
  Eigen::MatrixXd x(rows, features + 1);
  for (Eigen::Index i = 0; i < features; ++i)
    x.col(i) =
        Eigen::Map<const Eigen::VectorXd>(dataset.columns[static_cast<std::size_t>(i)].values.data(), rows);
  x.col(features).setOnes();
  const std::vector<double> labels = labelsOf(dataset);
  const Eigen::VectorXd y = Eigen::Map<const Eigen::VectorXd>(labels.data(), rows);
  const Eigen::VectorXd w = (x.transpose() * x).ldlt().solve(x.transpose() * y);
  return 1 - (y - x * w).squaredNorm() / (y.array() - y.mean()).matrix().squaredNorm();
}

/// The share of labels that are at most t, on the interval from 0 to 1.
double shareBelow(LabelShape shape, double t) {
  const auto cutNormal = [](double z) {
    const auto phi = [](double at) { return 0.5 * std::erfc(-at / std::numbers::sqrt2); };
    return std::clamp((phi(std::clamp(z, -3.0, 3.0)) - phi(-3)) / (phi(3) - phi(-3)), 0.0, 1.0);
  };
  switch (shape) {
    case LabelShape::uniform:
      return t;
    case LabelShape::bell:
      return cutNormal(6 * (t - 0.5));
    case LabelShape::skewed:
      return 1 - std::pow(1 - t, 4);
    case LabelShape::outliers:
      return 0.98 * cutNormal((t - 0.25) / 0.1 * 3) + 0.02 * t;
    case LabelShape::classes:
      return t < 1 ? 0.5 : 1;
  }
  return 0;
}

}  // namespace

TEST(PlannedData, HasItsShape) {
  // Kolmogorov's D stays below 1.95/sqrt(n) with probability 0.999; the seed is fixed.
  constexpr int kRows = 100'000;
  for (const LabelShape shape : kShapes) {
    if (shape == LabelShape::classes) continue;
    std::vector<double> labels = labelsOf(planned({.rows = kRows, .features = 2, .shape = shape}));
    std::ranges::sort(labels);
    double distance = 0;
    for (std::size_t i = 0; i < labels.size(); ++i)
      distance =
          std::max(distance, std::abs(shareBelow(shape, labels[i]) - (static_cast<double>(i) + 0.5) / kRows));
    EXPECT_LT(distance, 1.95 / std::sqrt(kRows)) << static_cast<int>(shape);
  }
}

TEST(PlannedData, KnowsTheMomentsOfEveryShape) {
  // By the midpoint rule over 100,000 cells, right to 1e-6 for these laws.
  constexpr int kCells = 100'000;
  for (const LabelShape shape : kShapes) {
    double mean = 0, square = 0;
    for (int i = 0; i < kCells; ++i) {
      const double low = static_cast<double>(i) / kCells, high = (i + 1.0) / kCells;
      double mass = shareBelow(shape, high) - (i == 0 ? 0 : shareBelow(shape, low));
      double at = (low + high) / 2;
      if (shape == LabelShape::classes) at = i == 0 ? 0 : 1;
      mean += mass * at;
      square += mass * at * at;
    }
    EXPECT_NEAR(momentsOf(shape).mean, mean, 1e-6) << static_cast<int>(shape);
    EXPECT_NEAR(momentsOf(shape).sd, std::sqrt(square - mean * mean), 1e-6) << static_cast<int>(shape);
  }
}

TEST(PlannedData, ExplainsThePlannedShareOfTheVariance) {
  // R² of n rows has a standard deviation of at most 2/sqrt(n) and a bias of d/n.
  constexpr int kRows = 100'000;
  for (const LabelShape shape : kShapes)
    for (const double r2 : {0.0, 0.3, 0.9, 0.999})
      for (const int features : {1, 4})
        EXPECT_NEAR(measuredR2(planned({.rows = kRows, .features = features, .r2 = r2, .shape = shape})), r2,
                    6 / std::sqrt(kRows))
            << static_cast<int>(shape) << " " << features;
}

TEST(PlannedData, GivesEveryFeatureTheSameShare) {
  const Dataset dataset = planned({.rows = 100'000, .features = 3, .r2 = 0.6});
  const std::vector<double> labels = labelsOf(dataset);
  const ShapeMoments moments = momentsOf(LabelShape::bell);
  for (std::size_t i = 0; i < 3; ++i) {
    double with = 0, square = 0;
    for (std::size_t r = 0; r < labels.size(); ++r) {
      const double x = dataset.columns[i].values[r];
      with += x * (labels[r] - moments.mean) / moments.sd / 100'000;
      square += x * x / 100'000;
    }
    // A mean of 100,000 products has a standard deviation of about 0.004.
    EXPECT_NEAR(with, std::sqrt(0.6 / 3), 0.016);
    EXPECT_NEAR(square, 1, 0.02);
  }
}

TEST(PlannedData, StaysWithinItsRange) {
  for (const LabelShape shape : kShapes) {
    if (shape == LabelShape::classes) continue;
    for (const double label : labelsOf(planned({.rows = 20'000, .shape = shape}, {-3.7, 12.1}))) {
      EXPECT_GE(label, -3.7);
      EXPECT_LE(label, 12.1);
    }
  }
}

TEST(PlannedData, IsTheSameForTheSamePlanAndLongerWithMoreRows) {
  const Dataset one = planned({.rows = 500, .shape = LabelShape::outliers});
  const Dataset again = planned({.rows = 500, .shape = LabelShape::outliers});
  EXPECT_EQ(one.sha256, again.sha256);
  const Dataset longer = planned({.rows = 5000, .shape = LabelShape::outliers});
  for (std::size_t c = 0; c < one.columns.size(); ++c)
    EXPECT_TRUE(std::equal(one.columns[c].values.begin(), one.columns[c].values.end(),
                           longer.columns[c].values.begin()));
  EXPECT_NE(planned({.rows = 500, .shape = LabelShape::outliers}, {0, 1}, 1).sha256, one.sha256);
}

TEST(PlannedData, KeepsItsBits) {
  // Recorded numbers: a plan must be the same table on every machine and in every later version.
  const Dataset dataset = planned({.rows = 3, .features = 2});
  EXPECT_EQ(dataset.sha256, "c943cb82cae0515db8dd7e1472d123aa6a4a94c91eb2aff92d578c267f4c0f61");
}

TEST(PlannedData, StopsWhenTold) {
  EXPECT_FALSE(makePlannedData({.rows = 100'000}, {0, 1}, 0, [] { return false; }));
}

}  // namespace epsiscope::planned_data_test
