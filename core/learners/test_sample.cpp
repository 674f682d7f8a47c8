#include "core/learners/test_sample.h"

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/learners/clipped_normal.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace epsiscope {

namespace {

constexpr std::size_t kMostSampleRows = 2048;
constexpr std::size_t kFewestSampleRows = 512;
constexpr std::size_t kMostNumbers = std::size_t{3} << 18;

std::vector<std::uint32_t> evenRows(std::span<const std::uint32_t> rows, std::size_t width) {
  const std::size_t affordable = std::clamp(kMostNumbers / width, kFewestSampleRows, kMostSampleRows);
  const std::size_t count = std::min(rows.size(), affordable);
  std::vector<std::uint32_t> some(count);
  for (std::size_t i = 0; i < count; ++i) some[i] = rows[(2 * i + 1) * rows.size() / (2 * count)];
  return some;
}

}  // namespace

TestSample::TestSample(const FeatureRows& features, const Basis& basis, std::span<const std::uint32_t> rows,
                       std::span<const double> target, const LabelBounds& bounds, unsigned threads,
                       const GoOn& goOn)
    : m_bounds(bounds) {
  if (!goOn()) return;
  const auto width = basis.rotation.cols();
  const std::vector<std::uint32_t> some = evenRows(rows, static_cast<std::size_t>(width));
  m_shareLeftOut = 1 - static_cast<double>(some.size()) / static_cast<double>(rows.size());
  const auto count = static_cast<Eigen::Index>(some.size());
  m_labels.resize(count);
  for (Eigen::Index i = 0; i < count; ++i)
    m_labels(i) = (target[some[static_cast<std::size_t>(i)]] - bounds.middle()) / (bounds.width() / 2);
  m_rows.resize(count, width);
  constexpr Eigen::Index kTogether = 128;
  forBlocks(
      count, kTogether, threads, [&] { return goOn(); },
      [&](Eigen::Index begin, Eigen::Index size) {
        Eigen::MatrixXd x;
        features.gather(
            std::span(some).subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size)), x);
        m_rows.middleRows(begin, size).noalias() = x * basis.rotation;
      });
}

double TestSample::clippedError(const Eigen::VectorXd& w, const Eigen::VectorXd& q, double unclipped) const {
  const double half = m_bounds.width() / 2;
  const Eigen::Index count = m_rows.rows();
  Eigen::ArrayXd mean = Eigen::ArrayXd::Zero(count), variance = Eigen::ArrayXd::Zero(count);
  for (Eigen::Index j = 0; j < m_rows.cols(); ++j) {
    const auto x = m_rows.col(j).array();
    mean += x * (w(j) / half);
    variance += x.square() * (q(j) / half / half);
  }
  double sum = 0, squares = 0, sumUnclipped = 0, squaresUnclipped = 0, products = 0;
  const auto n = static_cast<double>(count);
  for (Eigen::Index i = 0; i < count; ++i) {
    if (!std::isfinite(mean(i)) || !std::isfinite(variance(i))) return kNaN;
    const double residual = mean(i) - m_labels(i);
    const double whole = residual * residual + variance(i);
    const double error = clippedNormalError(mean(i), std::sqrt(variance(i)), m_labels(i));
    sum += error;
    squares += error * error;
    sumUnclipped += whole;
    squaresUnclipped += whole * whole;
    products += error * whole;
  }
  const double meanError = sum / n, meanUnclipped = sumUnclipped / n;
  const double covariance = products / n - meanError * meanUnclipped;
  const double spread = squaresUnclipped / n - meanUnclipped * meanUnclipped;
  double moved = unclipped / half / half - meanUnclipped;
  if (sum != sumUnclipped) {
    // Clipped errors are bounded, unclipped ones may be anything: a few rows far out must not decide.
    constexpr double kStandardErrors = 3;
    const double most =
        kStandardErrors * std::sqrt(std::max(0.0, squares / n - meanError * meanError) * m_shareLeftOut / n);
    const double slope = spread > 0 && std::isfinite(spread) ? std::clamp(covariance / spread, 0.0, 1.0) : 0;
    moved = std::clamp(slope * moved, -most, most);
  }
  return finiteOrNaN(std::max(0.0, meanError + moved) * half * half);
}

double TestSample::costOfError() const {
  constexpr double kPerRow = 40;
  return static_cast<double>(m_rows.rows()) * (4 * static_cast<double>(m_rows.cols()) + kPerRow);
}

}  // namespace epsiscope
