#include "core/mechanisms/finite_mechanism.h"

#include "tests/core/mechanisms/matrix_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace epsiscope::finite_mechanism_test {
namespace {

constexpr LabelBounds kBounds{0, 10};

/// Three outputs and four values, of which the two in the middle share one row.
ResponseTable smallTable() {
  return {{-1, 4, 20},
          {2, 3, 5, 8},
          {denseRow(std::vector{0.5, 0.25, 0.25}), {0.3, {{1, 0.4}}}, {0.2, {{2, 0.6}}}},
          {0, 1, 1, 2}};
}

double probabilityAt(const Mechanism& mechanism, double output, double label) {
  return std::exp(mechanism.logDensity(output, label));
}

TEST(FiniteMechanism, AnswersALabelAsTheNearestValueAndHalfwayAsTheUpperOne) {
  const FiniteMechanism mechanism(kBounds, 1, smallTable(), Rounding::nearest);
  for (const double y : {-7.0, 0.0, 2.0, std::nextafter(2.5, 0)})
    EXPECT_NEAR(probabilityAt(mechanism, -1, y), 0.5, 1e-15) << y;
  for (const double y : {2.5, 3.0, 4.0, 6.4}) EXPECT_NEAR(probabilityAt(mechanism, 4, y), 0.4, 1e-15) << y;
  for (const double y : {6.5, 8.0, 10.0, 99.0}) EXPECT_NEAR(probabilityAt(mechanism, 20, y), 0.6, 1e-15) << y;
}

TEST(FiniteMechanism, MixesTheRowsOfBothNeighboursToKeepTheMean) {
  const FiniteMechanism mechanism(kBounds, 1, smallTable(), Rounding::keepMean);
  EXPECT_NEAR(probabilityAt(mechanism, -1, 2.25), 0.75 * 0.5 + 0.25 * 0.3, 1e-15);
  EXPECT_NEAR(probabilityAt(mechanism, 20, 6), 2.0 / 3 * 0.3 + 1.0 / 3 * 0.6, 1e-15);
  EXPECT_NEAR(probabilityAt(mechanism, 4, 4.5), 0.4, 1e-15);
  EXPECT_NEAR(probabilityAt(mechanism, 4, 1), 0.25, 1e-15);
  EXPECT_NEAR(probabilityAt(mechanism, 4, 9), 0.2, 1e-15);
}

TEST(FiniteMechanism, HasOnlyItsListedOutputs) {
  const FiniteMechanism mechanism(kBounds, 1, smallTable(), Rounding::nearest);
  EXPECT_EQ(mechanism.support().points, (std::vector<double>{-1, 4, 20}));
  for (const double t : {-2.0, 0.0, std::nextafter(4.0, 5), 21.0})
    EXPECT_EQ(mechanism.logDensity(t, 3), -std::numeric_limits<double>::infinity()) << t;
}

TEST(FiniteMechanism, GivesTheMomentsOfItsProbabilitiesAtEveryLabel) {
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean})
    for (const LabelBounds bounds : {kBounds, LabelBounds{2, 8}, LabelBounds{2.6, 7}, LabelBounds{-3, -1},
                                     LabelBounds{8, 9}, LabelBounds{1, 2}}) {
      const FiniteMechanism mechanism(bounds, 1, smallTable(), rounding);
      EXPECT_EQ(mechanism.moments().pieces.back().end, bounds.upper);
      EXPECT_TRUE(mechanism.moments().pieces.back().includesEnd);
      for (int i = 0; i <= 400; ++i) {
        const double y = bounds.lower + bounds.width() * i / 400;
        double mean = 0, square = 0;
        for (const double t : mechanism.outputs()) {
          mean += t * probabilityAt(mechanism, t, y);
          square += t * t * probabilityAt(mechanism, t, y);
        }
        EXPECT_NEAR(mechanism.mean(y), mean, 1e-12) << y;
        EXPECT_NEAR(mechanism.variance(y), square - mean * mean, 1e-11) << y;
      }
    }
}

TEST(FiniteMechanism, JoinsNeighbouringValuesWithTheSameRowIntoOnePiece) {
  const auto ends = [](LabelBounds bounds, Rounding rounding) {
    std::vector<double> found;
    for (const MomentPiece& piece : FiniteMechanism(bounds, 1, smallTable(), rounding).moments().pieces)
      found.push_back(piece.end);
    return found;
  };
  EXPECT_EQ(ends(kBounds, Rounding::nearest), (std::vector<double>{2.5, 6.5, 10}));
  EXPECT_EQ(ends({2.5, 6.5}, Rounding::nearest), (std::vector<double>{6.5, 6.5}));
  EXPECT_EQ(ends({3, 4}, Rounding::nearest), (std::vector<double>{4}));
  EXPECT_EQ(ends(kBounds, Rounding::keepMean), (std::vector<double>{2, 3, 5, 8, 10}));
  EXPECT_EQ(ends({2, 8}, Rounding::keepMean), (std::vector<double>{3, 5, 8}));
}

TEST(FiniteMechanism, AnswersEveryLabelAlikeIfItHasOneValue) {
  const ResponseTable table{{1, 2}, {5}, {denseRow(std::vector{0.25, 0.75})}, {0}};
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean}) {
    const FiniteMechanism mechanism(kBounds, 1, table, rounding);
    for (const double y : {0.0, 5.0, 10.0}) {
      EXPECT_DOUBLE_EQ(mechanism.mean(y), 1.75);
      EXPECT_DOUBLE_EQ(probabilityAt(mechanism, 1, y), 0.25);
    }
  }
}

TEST(FiniteMechanism, DrawsEachOutputAsOftenAsItsProbability) {
  for (const Rounding rounding : {Rounding::nearest, Rounding::keepMean})
    for (const double y : {2.25, 4.0, 7.0}) {
      const FiniteMechanism mechanism(kBounds, 1, smallTable(), rounding);
      constexpr int n = 20'000;
      std::vector<double> draws(n);
      Rng rng(3);
      mechanism.sampleAll(std::vector<double>(n, y), draws, rng);
      for (const double t : mechanism.outputs()) {
        const double p = probabilityAt(mechanism, t, y);
        const auto drawn = static_cast<double>(std::count(draws.begin(), draws.end(), t));
        EXPECT_NEAR(drawn / n, p, 4.9 * std::sqrt(p * (1 - p) / n)) << t;  // alpha = 1e-6
      }
    }
}

TEST(RandomizedResponse, KeepsEpsilonInEveryColumnForAnyNumberOfOutputs) {
  for (const std::size_t count : {1, 2, 3, 50, 300})
    for (const double epsilon : {1e-6, 0.1, 3.0, 30.0, 700.0, 2000.0}) {
      std::vector<double> places(count);
      std::vector<std::size_t> rowOf(count);
      for (std::size_t i = 0; i < count; ++i) places[i] = static_cast<double>(rowOf[i] = i);
      const ResponseTable table{places, places, randomizedResponse(count, epsilon), rowOf};
      EXPECT_EQ(test::matrixProblem(FiniteMechanism({0, 300}, epsilon, table, Rounding::nearest)), "")
          << count << " outputs, epsilon " << epsilon;
    }
}

TEST(MatrixCheck, CatchesARatioARowAndAMeanThatAreWrong) {
  EXPECT_EQ(test::matrixProblem(FiniteMechanism(kBounds, std::log(2.5), smallTable(), Rounding::nearest)),
            "");
  EXPECT_NE(
      test::matrixProblem(FiniteMechanism(kBounds, std::log(2.5) - 1e-11, smallTable(), Rounding::nearest)),
      "");
  ResponseTable light = smallTable();
  light.rows[1].rest -= 1e-11;
  EXPECT_NE(test::matrixProblem(FiniteMechanism(kBounds, 2, light, Rounding::nearest)), "");
  EXPECT_NE(test::biasProblem(FiniteMechanism(kBounds, 2, smallTable(), Rounding::keepMean)), "");
}

}  // namespace
}  // namespace epsiscope::finite_mechanism_test
