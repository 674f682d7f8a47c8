#include "core/learners/random_feature_rows.h"

#include "core/base/parallel.h"
#include "core/linear/matrix_product.h"
#include "core/random/fourier_frequencies.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace epsiscope {

RandomFeatureRows::RandomFeatureRows(std::shared_ptr<const FeatureRows> rows,
                                     std::span<const std::uint32_t> trainRows, const LearnerFeatures& learner,
                                     unsigned threads, const GoOn& goOn, Centring centring)
    : m_rows(std::move(rows)) {
  const std::size_t features = m_rows->width() - 1;
  const double gamma = learner.gamma.value_or(defaultGamma(features, trainRows.size()));
  Rng rng(learner.seed);
  m_frequencies = fourierFrequencies(static_cast<Eigen::Index>(features),
                                     static_cast<Eigen::Index>((learner.count + 1) / 2), gamma, rng);
  m_centre = Eigen::VectorXd::Zero(2 * m_frequencies.cols());
  if (centring == Centring::now) centre(trainRows, threads, goOn);
}

void RandomFeatureRows::centre(std::span<const std::uint32_t> trainRows, unsigned threads, const GoOn& goOn) {
  constexpr std::size_t kRowsTogether = 256;
  constexpr std::size_t kShares = 64;
  std::vector<Eigen::VectorXd> parts(kShares, Eigen::VectorXd::Zero(m_centre.size()));
  const auto shareStart = [&](std::size_t share) { return trainRows.size() * share / kShares; };
  parallelFor(kShares, threads, [&](std::size_t share) {
    Eigen::MatrixXd x;
    for (std::size_t begin = shareStart(share); begin < shareStart(share + 1); begin += kRowsTogether) {
      if (!goOn()) return false;
      gather(trainRows.subspan(begin, std::min(kRowsTogether, shareStart(share + 1) - begin)), x);
      parts[share] += x.rightCols(m_centre.size()).colwise().sum().transpose();
    }
    return true;
  });
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(m_centre.size());
  for (const Eigen::VectorXd& part : parts) sum += part;
  m_centre = sum / static_cast<double>(trainRows.size());
}

void RandomFeatureRows::gather(std::span<const std::uint32_t> rows, Eigen::MatrixXd& x) const {
  const Eigen::Index pairs = m_frequencies.cols();
  Eigen::MatrixXd z;
  m_rows->gather(rows, z);
  Eigen::MatrixXd angles(z.rows(), pairs);
  multiply(z.rightCols(z.cols() - 1), m_frequencies, angles);
  const double size = 1 / std::sqrt(static_cast<double>(pairs));
  x.resize(z.rows(), 1 + 2 * pairs);
  x.col(0).setOnes();
  for (Eigen::Index j = 0; j < pairs; ++j)
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
      // cos - 1 = -2 sin^2(half the angle): what varies of the cosine keeps its digits however small gamma
      // is, and a constant to be centred away makes no difference.
      const double s = std::sin(angles(i, j) / 2), c = std::cos(angles(i, j) / 2);
      x(i, 1 + j) = -2 * s * s * size - m_centre(j);
      x(i, 1 + pairs + j) = 2 * s * c * size - m_centre(pairs + j);
    }
}

Eigen::VectorXd RandomFeatureRows::trainMean() const {
  Eigen::VectorXd mean = m_centre;
  mean.head(m_frequencies.cols()).array() += 1 / std::sqrt(static_cast<double>(m_frequencies.cols()));
  return mean;
}

}  // namespace epsiscope
