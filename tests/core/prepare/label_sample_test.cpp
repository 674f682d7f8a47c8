#include "core/prepare/label_sample.h"

#include "core/random/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope::label_sample_test {
namespace {

std::vector<double> heavyLabels(std::size_t rows, Rng& rng) {
  std::vector<double> labels(rows);
  for (double& label : labels) label = rng.below(40) > 0 ? rng.normal() : 100 * std::exp(rng.normal());
  return labels;
}

double weighted(const LabelSample& sample, const std::vector<double>& values) {
  double sum = 0;
  for (std::size_t i = 0; i < sample.places.size(); ++i) sum += sample.weights[i] * values[sample.places[i]];
  return sum;
}

double meanOf(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value / static_cast<double>(values.size());
  return sum;
}

TEST(LabelSample, EveryLabelCounts) {
  Rng rng(3);
  const std::vector<double> labels = heavyLabels(5000, rng);
  std::vector<double> squares = labels;
  for (double& square : squares) square *= square;
  const LabelSample sample = sampleByLabel(labels, 400);
  EXPECT_EQ(sample.places.size(), 400U);
  EXPECT_TRUE(std::ranges::is_sorted(sample.places));
  EXPECT_EQ(std::ranges::adjacent_find(sample.places), sample.places.end());
  EXPECT_NEAR(weighted(sample, std::vector<double>(labels.size(), 1.0)), 1, 1e-12);
  EXPECT_NEAR(weighted(sample, labels), meanOf(labels), 1e-10 * std::sqrt(meanOf(squares)));
  EXPECT_NEAR(weighted(sample, squares), meanOf(squares), 1e-10 * meanOf(squares));
}

TEST(LabelSample, LabelsOfOneOrTwoValuesNeedNoCorrection) {
  for (const double other : {7.0, -7.0}) {
    std::vector<double> labels(900, 7);
    for (std::size_t i = 0; i < labels.size(); i += 2) labels[i] = other;
    const LabelSample sample = sampleByLabel(labels, 100);
    EXPECT_NEAR(weighted(sample, labels), meanOf(labels), 1e-12);
    for (const double weight : sample.weights) EXPECT_GT(weight, 0);
  }
}

/// The errors of predictions that know a little of the labels, over many tables: no bias beside its standard
/// error, and a tenth of the spread of a plain mean of as many rows.
TEST(LabelSample, ErrorsAreThoseOfAllRows) {
  Rng rng(8);
  constexpr int kTables = 200;
  double sum = 0, squares = 0, plain = 0;
  for (int table = 0; table < kTables; ++table) {
    const std::vector<double> labels = heavyLabels(3000, rng);
    std::vector<double> errors;
    for (const double label : labels)
      errors.push_back(std::pow(label - std::clamp(0.3 * label + rng.normal(), -2.0, 2.0), 2));
    const double all = meanOf(errors), off = weighted(sampleByLabel(labels, 300), errors) - all;
    sum += off / kTables;
    squares += off * off / kTables;
    double some = 0;
    for (std::size_t i = 0; i < errors.size(); i += 10) some += errors[i] / 300;
    plain += (some - all) * (some - all) / kTables;
  }
  EXPECT_LT(std::abs(sum), 4 * std::sqrt(squares / kTables));
  EXPECT_LT(squares, plain / 100);
}

}  // namespace
}  // namespace epsiscope::label_sample_test
