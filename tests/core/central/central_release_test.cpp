#include "core/central/central_release.h"

#include "core/central/central_estimate.h"
#include "core/central/central_noise.h"
#include "core/random/norm_noise.h"
#include "tests/core/central/central_support.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace epsiscope::central_release_test {
namespace {

const LabelBounds kBounds{0, 5};
constexpr double kNothingClipped = std::numeric_limits<double>::infinity();

struct Case {
  PreparedData data = test::randomData(240, 4, 17);
  Split split = test::everyFourth(data);
  WhitenedRows rows = test::whitened(data, split);
  std::vector<double> labels = test::centredLabels(data, split.train, kBounds);

  /// The released vector before the noise.
  Eigen::VectorXd sum(const CentralRelease& release, const std::vector<double>& given) const {
    return clippedSums(rows, release, kNothingClipped, given).labels * static_cast<double>(given.size());
  }
};

const std::vector<CentralRelease> kReleases{{0, 1}, {2, 1.2}, {4, 0.5}, {4, 2}, {4, 100}};

TEST(WhitenedRows, AreWhiteOnTheTrainingRows) {
  const Case c;
  Eigen::MatrixXd x;
  c.rows.train(0, c.rows.trainRows(), 4, x);
  const Eigen::MatrixXd mean = x.transpose() * x / static_cast<double>(x.rows());
  EXPECT_LT((mean - Eigen::MatrixXd::Identity(5, 5)).cwiseAbs().maxCoeff(), 1e-10);
  for (Eigen::Index j = 1; j < 4; ++j) EXPECT_GE(c.rows.eigenvalues()(j - 1), c.rows.eigenvalues()(j));
  EXPECT_NEAR(c.rows.eigenvalues().sum(), 4, 1e-9);  // the winsorised columns have their former sd again
}

TEST(CentralRelease, SumsAreTheirDefinition) {
  const Case c;
  Eigen::MatrixXd x;
  for (const CentralRelease& release : kReleases) {
    const ClippedSums sums = clippedSums(c.rows, release, kNothingClipped, c.labels);
    c.rows.train(0, c.rows.trainRows(), release.components, x);
    Eigen::MatrixXd signal = 0 * sums.signal, squares = signal;
    Eigen::VectorXd labels = 0 * sums.labels;
    const auto n = static_cast<double>(x.rows());
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
      const double shorter = std::min(1.0, release.rowNorm / x.row(i).norm());
      signal += shorter * x.row(i).transpose() * x.row(i) / n;
      squares += shorter * shorter * x.row(i).transpose() * x.row(i) / n;
      labels += shorter * x.row(i).transpose() * c.labels[static_cast<std::size_t>(i)] / n;
    }
    EXPECT_LT((sums.signal - signal).norm(), 1e-12 * signal.norm());
    EXPECT_LT((sums.squares - squares).norm(), 1e-12 * squares.norm());
    EXPECT_LT((sums.labels - labels).norm(), 1e-12 * (1 + labels.norm()));
  }
}

TEST(CentralRelease, SumsOfManyNumbersAreSharedAmongThreads) {
  const PreparedData data = test::randomData(12'000, 60, 3);
  const Split split = test::everyFourth(data);
  const WhitenedRows rows = test::whitened(data, split);
  const std::vector<double> labels = test::centredLabels(data, split.train, kBounds);
  const CentralRelease release{60, 6};
  const ClippedSums one = clippedSums(rows, release, kNothingClipped, labels, 1);
  const ClippedSums three = clippedSums(rows, release, kNothingClipped, labels, 3);
  EXPECT_EQ(one.labels, three.labels);
  EXPECT_EQ(one.signal, three.signal);
  EXPECT_EQ(one.squares, three.squares);
  Eigen::MatrixXd x;
  rows.train(0, rows.trainRows(), 60, x);
  const Eigen::VectorXd factors = clipFactors(x, release.rowNorm);
  const Eigen::Map<const Eigen::VectorXd> y(labels.data(), x.rows());
  const auto n = static_cast<double>(x.rows());
  EXPECT_LT((one.labels - x.transpose() * factors.cwiseProduct(y) / n).norm(), 1e-12 * one.labels.norm());
  EXPECT_LT((one.signal - x.transpose() * factors.asDiagonal() * x / n).norm(), 1e-12 * one.signal.norm());
}

TEST(CentralRelease, ReplacingALabelMovesTheSumByAtMostTheSensitivity) {
  const Case c;
  for (const CentralRelease& release : kReleases) {
    const double sensitivity = release.rowNorm * kBounds.width();
    double most = 0;
    for (std::size_t i = 0; i < c.labels.size(); ++i) {
      std::vector<double> low = c.labels, high = c.labels;
      low[i] = kBounds.lower - kBounds.middle();
      high[i] = kBounds.upper - kBounds.middle();
      most = std::max(most, (c.sum(release, high) - c.sum(release, low)).norm());
    }
    // Sums of 180 rounded numbers below 250.
    EXPECT_LE(most, sensitivity + 1e-11);
    if (release.rowNorm < 100) {
      EXPECT_GE(most, sensitivity - 1e-11);  // reached by every row that is shortened
    }
  }
}

TEST(CentralRelease, LogDensityRatioIsAtMostEpsilonAndReachesIt) {
  const Case c;
  Rng rng(4);
  for (const double epsilon : {0.05, 1.0, 8.0})
    for (const CentralRelease& release : kReleases) {
      const double scale = CentralNoise(epsilon).scale(release.sensitivity(kBounds));
      const Eigen::VectorXd here = c.sum(release, c.labels);
      double most = 0;
      for (std::size_t i = 0; i < c.labels.size(); ++i) {
        std::vector<double> neighbour = c.labels, opposite = c.labels;
        opposite[i] = kBounds.lower - kBounds.middle();
        neighbour[i] = kBounds.upper - kBounds.middle();
        const Eigen::VectorXd from = c.sum(release, opposite), to = c.sum(release, neighbour);
        // Released vectors: drawn, on the line through both sums beyond either end, and far away.
        for (const Eigen::VectorXd& released :
             {Eigen::VectorXd(here + normNoise(here.size(), scale, rng)), from, to,
              Eigen::VectorXd(2 * to - from), Eigen::VectorXd(from + 1e3 * (from - to))}) {
          const double ratio = ((released - to).norm() - (released - from).norm()) / scale;
          most = std::max(most, std::abs(ratio));
        }
      }
      EXPECT_LE(most, epsilon * (1 + 1e-9));
      if (release.rowNorm < 100) {
        EXPECT_GE(most, epsilon * (1 - 1e-9));
      }
    }
}

/// Released vectors of normal noise distinguish neighbours only along the line between their sums: the
/// privacy loss there is normal, and delta is E max(1 - e^(epsilon - loss), 0).
TEST(CentralRelease, PrivacyLossOfNormalNoiseKeepsDelta) {
  const Case c;
  for (const double delta : {1e-3, 1e-6})
    for (const double epsilon : {0.05, 1.0, 8.0})
      for (const CentralRelease& release : kReleases) {
        const CentralNoise noise(epsilon, delta);
        const double sd = noise.scale(release.sensitivity(kBounds));
        double most = 0;
        for (std::size_t i = 0; i < c.labels.size(); ++i) {
          std::vector<double> low = c.labels, high = c.labels;
          low[i] = kBounds.lower - kBounds.middle();
          high[i] = kBounds.upper - kBounds.middle();
          most = std::max(most, (c.sum(release, high) - c.sum(release, low)).norm());
        }
        // By equal steps along the line, in standard deviations from the one sum; the other is `apart` away.
        const double apart = most / sd;
        double spent = 0;
        constexpr double kStep = 1e-4;
        for (double z = -12; z < 12 + apart; z += kStep) {
          const double loss = z * apart - apart * apart / 2;  // log of the densities at the far sum's noise
          const double density = std::exp(-(z - apart) * (z - apart) / 2) / std::sqrt(2 * std::acos(-1.0));
          spent += kStep * density * std::max(0.0, -std::expm1(epsilon - loss));
        }
        EXPECT_LE(spent, delta * (1 + 1e-5)) << epsilon << ' ' << release.rowNorm;
        if (release.rowNorm < 100) {
          EXPECT_GE(spent, delta * (1 - 1e-5)) << epsilon << ' ' << release.rowNorm;
        }
        // The noise has the stated deviation in every direction.
        constexpr int kDraws = 4000;
        Rng rng(3);
        double squares = 0;
        for (int draw = 0; draw < kDraws; ++draw)
          squares += noise.draw(sd, release.dimension(), rng).squaredNorm() / (sd * sd);
        const auto count = static_cast<double>(kDraws * release.dimension());
        EXPECT_NEAR(squares / count, 1, 5 * std::sqrt(2 / count));
        EXPECT_EQ(noise.booking(), (Booking{.epsilon = epsilon, .delta = delta}));
      }
}

/// The estimate by its definition, with every matrix written out.
double expectedErrorByDefinition(const Case& c, const CentralRelease& release, double residual,
                                 const Eigen::VectorXd& variances, double noiseVariance) {
  const ClippedSums sums = clippedSums(c.rows, release, kNothingClipped, c.labels);
  const auto n = static_cast<double>(c.labels.size());
  const Eigen::MatrixXd prior = variances.asDiagonal();
  const Eigen::MatrixXd spread = sums.signal * prior * sums.signal + residual / n * sums.squares +
                                 noiseVariance * Eigen::MatrixXd::Identity(prior.rows(), prior.rows());
  const Eigen::MatrixXd h = prior * sums.signal * spread.inverse();
  Eigen::MatrixXd x;
  c.rows.gather(c.split.test, release.components, x);
  double squares = 0;
  for (Eigen::Index i = 0; i < x.rows(); ++i) {
    const Eigen::VectorXd row = h.transpose() * x.row(i).transpose();
    const double label = c.data.target[c.split.test[static_cast<std::size_t>(i)]];
    squares +=
        std::pow(row.dot(sums.labels) + kBounds.middle() - label, 2) + noiseVariance * row.squaredNorm();
  }
  return squares / static_cast<double>(x.rows());
}

RowSums testSums(const Case& c, const CentralRelease& release) {
  Eigen::MatrixXd x;
  c.rows.gather(c.split.test, release.components, x);
  Eigen::VectorXd y(x.rows());
  for (Eigen::Index i = 0; i < y.size(); ++i)
    y(i) = c.data.target[c.split.test[static_cast<std::size_t>(i)]] - kBounds.middle();
  const auto n = static_cast<double>(y.size());
  return {x.transpose() * x / n, x.transpose() * y / n, y.squaredNorm() / n};
}

TEST(CentralEstimate, ExpectedErrorIsTheDefinition) {
  const Case c;
  for (const CentralRelease& release : kReleases)
    for (const double noise : {1e-8, 1e-3, 1.0, 1e6}) {
      const Eigen::VectorXd variances = Eigen::VectorXd::LinSpaced(release.dimension(), 2, 0.3);
      const CentralEstimate estimate(clippedSums(c.rows, release, kNothingClipped, c.labels), variances,
                                     0.4 / static_cast<double>(c.labels.size()), testSums(c, release));
      const double expected = expectedErrorByDefinition(c, release, 0.4, variances, noise);
      EXPECT_NEAR(estimate.expectedError(noise), expected, 1e-9 * expected);
    }
}

TEST(CentralEstimate, WithoutShorteningIsTheBestLinearEstimate) {
  // w = (G S^-1 G + P^-1)^-1 G S^-1 X'y, S = Cov(b) + v G, in sums over rows.
  const Case c;
  const CentralRelease release{4, 100};
  const auto n = static_cast<double>(c.labels.size());
  const Eigen::VectorXd variances = Eigen::VectorXd::LinSpaced(5, 2, 0.3);
  const double residual = 0.4, noise = 0.01;
  const ClippedSums sums = clippedSums(c.rows, release, 10, c.labels);  // taken to be the identity
  const Eigen::MatrixXd gram = n * clippedSums(c.rows, release, kNothingClipped, c.labels).signal;
  const Eigen::MatrixXd s = n * n * noise * Eigen::MatrixXd::Identity(5, 5) + residual * gram;
  const Eigen::MatrixXd weighted = gram * s.inverse();
  const Eigen::MatrixXd precision = variances.cwiseInverse().asDiagonal();
  const Eigen::VectorXd expected = (weighted * gram + precision).inverse() * weighted * (n * sums.labels);
  const CentralEstimate estimate(sums, variances, residual / n, testSums(c, release));
  const Eigen::VectorXd found = estimate.weights(estimate.sums(), noise);
  EXPECT_LT((found - expected).norm(), 1e-9 * expected.norm());
}

}  // namespace
}  // namespace epsiscope::central_release_test
