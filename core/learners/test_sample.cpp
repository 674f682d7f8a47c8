#include "core/learners/test_sample.h"

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/learners/clipped_normal.h"
#include "core/linear/cholesky.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace epsiscope {

namespace {

constexpr std::size_t kMostWholeRows = 2048;  ///< of a test part that is read as a whole
constexpr std::size_t kMostSampleRows = 1024;
constexpr std::size_t kFewestSampleRows = 512;
constexpr std::size_t kMostNumbers = std::size_t{3} << 18;

/// |z|^2 of each row: how far out it is. Features alone decide.
std::vector<double> distances(const FeatureRows& features, std::span<const std::uint32_t> rows,
                              unsigned threads, const GoOn& goOn) {
  std::vector<double> found(rows.size());
  constexpr std::ptrdiff_t kTogether = 1024;
  forBlocks(
      std::ssize(rows), kTogether, threads, [&] { return goOn(); },
      [&](std::ptrdiff_t begin, std::ptrdiff_t size) {
        Eigen::MatrixXd x;
        features.gather(rows.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size)), x);
        Eigen::Map<Eigen::VectorXd>(found.data() + begin, size) = x.rowwise().squaredNorm();
      });
  return found;
}

/// The `far` rows that are farthest out, then `others` of the rest, evenly chosen.
std::vector<std::uint32_t> chosenRows(std::span<const std::uint32_t> rows,
                                      const std::vector<double>& distance, std::size_t far,
                                      std::size_t others) {
  std::vector<std::size_t> order(rows.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto middle = order.begin() + static_cast<std::ptrdiff_t>(far);
  std::nth_element(order.begin(), middle, order.end(), [&](std::size_t a, std::size_t b) {
    return distance[a] != distance[b] ? distance[a] > distance[b] : a < b;
  });
  std::sort(order.begin(), middle);
  std::sort(middle, order.end());
  std::vector<std::uint32_t> chosen;
  for (std::size_t i = 0; i < far; ++i) chosen.push_back(rows[order[i]]);
  const std::size_t rest = rows.size() - far;
  for (std::size_t i = 0; i < others; ++i)
    chosen.push_back(rows[order[far + (2 * i + 1) * rest / (2 * others)]]);
  return chosen;
}

}  // namespace

TestSample::TestSample(const FeatureRows& features, const Basis& basis, std::span<const std::uint32_t> rows,
                       std::span<const double> target, const LabelBounds& bounds, unsigned threads,
                       const GoOn& goOn)
    : m_bounds(bounds), m_allRows(static_cast<double>(rows.size())) {
  if (!goOn()) return;
  const auto width = basis.rotation.cols();
  const std::size_t affordable =
      std::clamp(kMostNumbers / static_cast<std::size_t>(width), kFewestSampleRows, kMostWholeRows);
  std::vector<std::uint32_t> some(rows.begin(), rows.end());
  if (rows.size() > affordable) {
    const std::size_t most = std::min(affordable, kMostSampleRows);
    const std::size_t far = most / 4;
    const std::vector<double> distance = distances(features, rows, threads, goOn);
    if (!goOn()) return;
    some = chosenRows(rows, distance, far, most - far);
    m_farRows = static_cast<Eigen::Index>(far);
  }
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

double TestSample::clippedError(const Eigen::VectorXd& w, const Eigen::VectorXd& q,
                                const Means& means) const {
  const double half = m_bounds.width() / 2;
  const Eigen::Index count = m_rows.rows();
  Eigen::ArrayXd mean = Eigen::ArrayXd::Zero(count), variance = Eigen::ArrayXd::Zero(count);
  for (Eigen::Index j = 0; j < m_rows.cols(); ++j) {
    const auto x = m_rows.col(j).array();
    mean += x * (w(j) / half);
    variance += x.square() * (q(j) / half / half);
  }
  if (!mean.isFinite().all() || !variance.isFinite().all()) return kNaN;
  Eigen::VectorXd errors(count);
  bool isClipped = false;
  for (Eigen::Index i = 0; i < count; ++i) {
    const double sd = std::sqrt(variance(i)), residual = mean(i) - m_labels(i);
    errors(i) = clippedNormalError(mean(i), sd, m_labels(i));
    isClipped |= errors(i) != residual * residual + sd * sd;
  }
  if (!isClipped)
    return finiteOrNaN(
        std::max(0.0, means.predictionSquare - 2 * means.product + means.labelSquare + means.variance));
  if (m_farRows == 0) return finiteOrNaN(errors.mean() * half * half);

  Numbers numbers(count, kNumbers);
  numbers << mean, m_labels, mean.square(), mean * m_labels.array(), m_labels.array().square(), variance;
  Eigen::Vector<double, kNumbers> ofAll;
  ofAll << means.prediction / half, means.label / half, means.predictionSquare / half / half,
      means.product / half / half, means.labelSquare / half / half, means.variance / half / half;
  const double otherRows = m_allRows - static_cast<double>(m_farRows);
  const Eigen::Vector<double, kNumbers> ofOthers =
      (m_allRows * ofAll - numbers.topRows(m_farRows).colwise().sum().transpose()) / otherRows;
  const Eigen::Index some = count - m_farRows;
  const double sum = errors.head(m_farRows).sum() +
                     otherRows * meanOfOthers(errors.tail(some), numbers.bottomRows(some), ofOthers);
  return finiteOrNaN(std::max(0.0, sum / m_allRows) * half * half);
}

double TestSample::meanOfOthers(const Eigen::VectorXd& errors, Numbers numbers,
                                const Eigen::Vector<double, kNumbers>& means) const {
  const Eigen::RowVector<double, kNumbers> here = numbers.colwise().mean();
  numbers.rowwise() -= here;
  // In units of their spreads, with a weight that only says which solution is meant where there are several.
  const Eigen::RowVector<double, kNumbers> spreads = numbers.colwise().norm().cwiseMax(1e-100);
  numbers.array().rowwise() /= spreads.array();
  constexpr double kWeight = 1e-9;
  Eigen::MatrixXd products = numbers.transpose() * numbers;
  products.diagonal().array() += kWeight;
  const double mean = errors.mean();
  const Eigen::VectorXd centred = errors.array() - mean;
  const Eigen::VectorXd slopes = Cholesky(products).solve(numbers.transpose() * centred);
  const double told = slopes.dot((means - here.transpose()).cwiseQuotient(spreads.transpose()));
  // Clipped errors are bounded, what they are told by may be anything: a few rows must not decide.
  constexpr double kStandardErrors = 3;
  const double most = kStandardErrors * centred.norm() / static_cast<double>(errors.size());
  return mean + (std::isfinite(told) ? std::clamp(told, -most, most) : 0);
}

double TestSample::costOfError() const {
  // Measured: looking a row up in a table and what the regression needs, and products of numbers that lie
  // side by side.
  constexpr double kPerRow = 30, kPerNumber = 0.6;
  return static_cast<double>(m_rows.rows()) * (kPerNumber * static_cast<double>(m_rows.cols()) + kPerRow);
}

}  // namespace epsiscope
