#include "core/staged/label_range.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace epsiscope::label_range_test {
namespace {

constexpr LabelBounds kBounds{-10, 30};

/// Tables of labels about which a half-width may reveal most.
std::vector<std::vector<double>> tables(std::size_t n) {
  std::vector<std::vector<double>> all;
  all.emplace_back(n, kBounds.lower);
  all.emplace_back(n, kBounds.upper);
  all.emplace_back(n, 10.0);
  Rng rng(3);
  std::vector<double> spread(n), narrow(n), heavy(n), steps(n);
  for (std::size_t i = 0; i < n; ++i) {
    spread[i] = kBounds.lower + kBounds.width() * rng.uniform();
    narrow[i] = 10 + 0.1 * rng.normal();
    heavy[i] = kBounds.clamp(10 + rng.laplace() / rng.uniform());
    steps[i] = 10 + kBounds.width() / 2 * std::exp2(-0.5 * static_cast<double>(i % 20));
  }
  for (auto& table : {spread, narrow, heavy, steps}) all.push_back(table);
  return all;
}

LabelRange rangeOf(const std::vector<double>& labels, const LabelBounds& bounds, double epsilonMean,
                   double epsilonWidth, Rng& rng) {
  return narrowedRange({labels, rng}, AskedPeople::everybody(static_cast<Eigen::Index>(labels.size())),
                       bounds, epsilonMean, epsilonWidth);
}

double largestRatio(const HalfWidths& one, const HalfWidths& other) {
  double most = 0;
  for (std::size_t j = 0; j < one.widths().size(); ++j)
    most = std::max(most, std::abs(one.logProbabilities()[j] - other.logProbabilities()[j]));
  return most;
}

/// The worst ratio over tables and neighbours; a neighbour has one label replaced by a bound, the centre or
/// another.
double worstRatio(std::size_t n, double least, double epsilon) {
  double worst = 0;
  for (const std::vector<double>& labels : tables(n))
    for (const double centre : {kBounds.lower, 10.0, 11.3}) {
      const HalfWidths here(labels, centre, kBounds.width(), least, epsilon);
      for (std::size_t i = 0; i < n; i += std::max<std::size_t>(1, n / 20))
        for (const double other : {kBounds.lower, kBounds.upper, centre, 10.4, 17.0}) {
          std::vector<double> neighbour = labels;
          neighbour[i] = other;
          worst = std::max(worst, largestRatio(here, {neighbour, centre, kBounds.width(), least, epsilon}));
        }
    }
  return worst;
}

/// A replaced label changes the counts of all half-widths in one direction. The claim is reached, so that
/// sharper weights would fail here.
TEST(LabelRange, NoNeighboursAreToldApartByMoreThanEpsilon) {
  double reached = 0;
  for (const std::size_t n : {std::size_t{20}, std::size_t{300}})
    for (const double epsilon : {1e-3, 0.05, 0.5, 2.0, 20.0}) {
      for (const double least : {0.0, 1.0}) {
        const double worst = worstRatio(n, least, epsilon);
        EXPECT_LE(worst, epsilon * (1 + 1e-9) + 1e-12) << n << " rows, epsilon " << epsilon;
        reached = std::max(reached, worst / epsilon);
      }
    }
  EXPECT_GT(reached, 0.9);
}

TEST(LabelRange, ProbabilitiesSumToOneAndDrawsFollowThem) {
  for (const std::vector<double>& labels : tables(100)) {
    const HalfWidths widths(labels, 10.2, kBounds.width(), 0, 0.8);
    double sum = 0;
    for (const double log : widths.logProbabilities()) sum += std::exp(log);
    EXPECT_NEAR(sum, 1, 1e-12);
    constexpr int kDraws = 20000;
    std::vector<int> counts(widths.widths().size());
    Rng rng(4);
    for (int i = 0; i < kDraws; ++i) {
      ++counts[ChoiceLaw{.logProbabilities = widths.logProbabilities()}.draw(rng)];
    }
    for (std::size_t j = 0; j < counts.size(); ++j) {
      const double p = std::exp(widths.logProbabilities()[j]);
      EXPECT_NEAR(counts[j], kDraws * p, 5 * std::sqrt(kDraws * p * (1 - p)) + 1e-6) << j;
    }
  }
}

/// Reference: the weights written out, label by label.
TEST(LabelRange, ProbabilitiesAreThoseOfTheUtility) {
  const std::vector<double> labels = tables(200)[5];
  constexpr double kEpsilon = 0.6, kCentre = 9.5;
  const HalfWidths widths(labels, kCentre, kBounds.width(), 0, kEpsilon);
  const double loss = std::max(2.0, 3 / kEpsilon);
  std::vector<double> weights;
  double sum = 0;
  for (std::size_t j = 0; j < widths.widths().size(); ++j) {
    const double width = kBounds.width() / std::pow(std::sqrt(2.0), static_cast<double>(j));
    EXPECT_NEAR(widths.widths()[j], width, 1e-12 * width);
    double held = 0;
    for (const double label : labels) held += std::abs(label - kCentre) <= width ? 1 : 0;
    const double utility = std::min(held - (200 - loss), 0.0) + loss * static_cast<double>(j) / 2;
    weights.push_back(std::exp(kEpsilon * utility));
    sum += weights.back();
  }
  for (std::size_t j = 0; j < weights.size(); ++j)
    EXPECT_NEAR(std::exp(widths.logProbabilities()[j]), weights[j] / sum, 1e-12);
}

TEST(LabelRange, NoHalfWidthIsBelowTheLeast) {
  const std::vector<double> labels(1000, 10.0);
  for (const double least : {0.01, 0.7, 39.0, 41.0}) {
    const HalfWidths widths(labels, 10, kBounds.width(), least, 50);
    EXPECT_EQ(widths.widths().front(), kBounds.width());
    const double narrowest = widths.widths().back();
    EXPECT_TRUE(narrowest >= least || widths.widths().size() == 1) << least;
    EXPECT_TRUE(narrowest * std::sqrt(0.5) < least || widths.widths().size() == 25) << least;
  }
}

/// Few people times epsilon, labels all over the bounds: a half-width that holds hardly anybody is no
/// likelier than the whole, for what narrowness is worth never makes up for everybody.
TEST(LabelRange, FewPeopleGetNoHalfWidthThatHoldsNobody) {
  constexpr std::size_t kRows = 400;
  const std::vector<double> labels(kRows, kBounds.lower);
  for (const double people : {1.0, 4.0, 12.0, 20.0, 40.0, 200.0}) {
    const HalfWidths widths(labels, kBounds.upper, kBounds.width(), 0, people / kRows);
    for (const double log : widths.logProbabilities())
      EXPECT_LE(log, widths.logProbabilities().front() + 1e-9) << people;
  }
}

TEST(LabelRange, TheMeanIsNoisyByItsSensitivityOverEpsilon) {
  constexpr std::size_t kRows = 400;
  constexpr double kEpsilon = 0.5;
  const std::vector<double> labels = tables(kRows)[4];
  double mean = 0;
  for (const double label : labels) mean += label / kRows;
  constexpr int kDraws = 20000;
  const double scale = kBounds.width() / (kRows * kEpsilon);
  Rng rng(9);
  double sum = 0, sizes = 0;
  for (int i = 0; i < kDraws; ++i) {
    const LabelRange range = rangeOf(labels, kBounds, kEpsilon, 1, rng);
    EXPECT_DOUBLE_EQ(range.variance, 2 * scale * scale);
    sum += range.mean - mean;
    sizes += std::abs(range.mean - mean);
  }
  EXPECT_NEAR(sum / kDraws, 0, 5 * scale * std::sqrt(2.0 / kDraws));
  EXPECT_NEAR(sizes / kDraws, scale, 5 * scale / std::sqrt(double{kDraws})) << "sizes are exponential";
}

TEST(LabelRange, NarrowedBoundsStayInTheDeclaredOnes) {
  Rng rng(10);
  for (const std::size_t n : {std::size_t{20}, std::size_t{300}})
    for (const std::vector<double>& labels : tables(n))
      for (const double epsilon : {1e-3, 0.1, 1.0, 700.0})
        for (int draw = 0; draw < 20; ++draw) {
          const LabelRange range = rangeOf(labels, kBounds, epsilon, epsilon, rng);
          EXPECT_GE(range.bounds.lower, kBounds.lower);
          EXPECT_LE(range.bounds.upper, kBounds.upper);
          EXPECT_LT(range.bounds.lower, range.bounds.upper);
          EXPECT_GE(range.mean, kBounds.lower);
          EXPECT_LE(range.mean, kBounds.upper);
          EXPECT_GT(range.halfWidth, 0);
        }
}

TEST(LabelRange, FindsOutBoundsThatAreMuchTooWide) {
  Rng rng(11);
  std::vector<double> labels(2000);
  for (double& label : labels) label = 100 + rng.normal();
  const LabelBounds wide{-4000, 4000};
  const LabelRange range = rangeOf(labels, wide, 5, 5, rng);
  EXPECT_LT(range.bounds.width(), 40);
  EXPECT_LT(range.bounds.lower, 97);
  EXPECT_GT(range.bounds.upper, 103);
}

}  // namespace
}  // namespace epsiscope::label_range_test
