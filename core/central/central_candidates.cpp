#include "core/central/central_candidates.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace epsiscope {

namespace {

constexpr std::array<double, 4> kQuantiles{0, 0.5, 0.9, 0.99};

std::vector<std::size_t> componentCounts(std::size_t most) {
  std::vector<std::size_t> counts;
  for (std::size_t k = 0; k < most; k = std::max(k + 1, (5 * k + 2) / 4)) counts.push_back(k);
  counts.push_back(most);
  return counts;
}

/// The squared norms of (1, u_1 ... u_k) for each k of `counts`, one column each.
Eigen::MatrixXd squaredNorms(const Eigen::MatrixXd& x, std::span<const std::size_t> counts) {
  Eigen::MatrixXd norms(x.rows(), static_cast<Eigen::Index>(counts.size()));
  Eigen::VectorXd running = Eigen::VectorXd::Ones(x.rows());
  std::size_t done = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    for (; done < counts[i]; ++done) running += x.col(static_cast<Eigen::Index>(done) + 1).cwiseAbs2();
    norms.col(static_cast<Eigen::Index>(i)) = running;
  }
  return norms;
}

Eigen::VectorXd longestRows(const WhitenedRows& rows, std::span<const std::size_t> counts, unsigned threads,
                            const GoOn& goOn) {
  constexpr std::size_t kRowsTogether = 1024;
  const std::size_t blocks = (rows.trainRows() + kRowsTogether - 1) / kRowsTogether;
  Eigen::MatrixXd longest =
      Eigen::MatrixXd::Ones(static_cast<Eigen::Index>(counts.size()), static_cast<Eigen::Index>(blocks));
  parallelFor(blocks, threads, [&](std::size_t block) {
    const std::size_t begin = block * kRowsTogether;
    Eigen::MatrixXd x;
    rows.train(begin, std::min(begin + kRowsTogether, rows.trainRows()), rows.components(), x);
    longest.col(static_cast<Eigen::Index>(block)) = squaredNorms(x, counts).colwise().maxCoeff();
    return goOn();
  });
  return longest.rowwise().maxCoeff().cwiseSqrt();
}

Eigen::MatrixXd evenSample(const WhitenedRows& rows) {
  const std::size_t count = std::min<std::size_t>(4096, rows.trainRows());
  Eigen::MatrixXd sample(static_cast<Eigen::Index>(count), static_cast<Eigen::Index>(rows.components()) + 1);
  Eigen::MatrixXd row;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = i * rows.trainRows() / count;
    rows.train(place, place + 1, rows.components(), row);
    sample.row(static_cast<Eigen::Index>(i)) = row;
  }
  return sample;
}

CentralCandidate wholeRows(std::size_t components, double longestRow) {
  const CentralRelease release{components, longestRow};
  return {.release = release,
          .longestRow = longestRow,
          .signal = Eigen::VectorXd::Ones(release.dimension()),
          .squares = Eigen::VectorXd::Ones(release.dimension())};
}

/// `norms`: of the sample's rows; `squares`: the coordinates of the sample, squared.
CentralCandidate clippedRows(const CentralRelease& release, double longestRow, const Eigen::VectorXd& norms,
                             const Eigen::MatrixXd& squares) {
  const Eigen::VectorXd factors = (release.rowNorm * norms.array().inverse()).min(1.0);
  const auto n = static_cast<double>(norms.size());
  const auto used = squares.leftCols(release.dimension());
  const double mean = factors.mean();
  return {.release = release,
          .longestRow = longestRow,
          .clippedShare = static_cast<double>((factors.array() < 1).count()) / n,
          .unevenness = factors.squaredNorm() / n / (mean * mean) - 1,
          .signal = used.transpose() * factors / n,
          .squares = used.transpose() * factors.cwiseAbs2() / n};
}

}  // namespace

std::vector<CentralCandidate> centralCandidates(const WhitenedRows& rows, unsigned threads,
                                                const GoOn& goOn) {
  const std::vector<std::size_t> counts = componentCounts(rows.components());
  const Eigen::VectorXd longest = longestRows(rows, counts, threads, goOn);
  const Eigen::MatrixXd sample = evenSample(rows);
  const Eigen::MatrixXd squares = sample.cwiseAbs2();
  const Eigen::MatrixXd norms = squaredNorms(sample, counts).cwiseSqrt();
  std::vector<CentralCandidate> candidates;
  for (std::size_t i = 0; i < counts.size() && goOn(); ++i) {
    const Eigen::VectorXd mine = norms.col(static_cast<Eigen::Index>(i));
    std::vector<double> sorted(mine.begin(), mine.end());
    std::sort(sorted.begin(), sorted.end());
    const double longestRow = longest(static_cast<Eigen::Index>(i));
    candidates.push_back(wholeRows(counts[i], longestRow));
    for (const double quantile : kQuantiles) {
      const auto place =
          static_cast<std::size_t>(std::ceil(quantile * static_cast<double>(sorted.size() - 1)));
      if (sorted[place] < longestRow)
        candidates.push_back(clippedRows({counts[i], sorted[place]}, longestRow, mine, squares));
    }
  }
  return candidates;
}

double chargeForClipping(const CentralCandidate& candidate, const CentralPrior& prior) {
  return prior.misfit * prior.residual * candidate.unevenness;
}

double quickPrediction(const CentralCandidate& candidate, const CentralPrior& prior, std::size_t trainRows,
                       double noiseVariance) {
  const Eigen::Index size = candidate.release.dimension();
  const auto n = static_cast<double>(trainRows);
  const auto p = prior.coefficients.head(size).array();
  const auto m = candidate.signal.array();
  const auto disturbance = candidate.squares.array() * (prior.residual / n) + noiseVariance;
  return prior.residual + prior.coefficients.tail(prior.coefficients.size() - size).sum() +
         (p * disturbance / (p * m * m + disturbance)).sum() + chargeForClipping(candidate, prior);
}

}  // namespace epsiscope
