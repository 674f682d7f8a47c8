#include "core/learners/test_sample.h"

#include "core/base/numbers.h"
#include "core/base/parallel.h"
#include "core/learners/clipped_normal.h"
#include "core/linear/cholesky.h"
#include "core/linear/matrix_product.h"
#include "core/random/rng.h"

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

/// Rows of the sample: those far out, then some of the others.
struct ChosenRows {
  std::vector<std::uint32_t> rows;
  std::size_t far = 0;
};

/// `distance`, `beyond`: of each row, how far its features are out and its label beyond the bounds. The rows
/// of both quarters, and of the rest a random choice, always the same for as many rows.
ChosenRows chosenRows(std::span<const std::uint32_t> rows, const std::vector<double>& distance,
                      const std::vector<double>& beyond, std::size_t most) {
  std::vector<std::size_t> order(rows.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto at = [&](std::size_t place) { return order.begin() + static_cast<std::ptrdiff_t>(place); };
  const auto takeLargest = [&](std::size_t from, std::size_t count, const std::vector<double>& size) {
    std::nth_element(at(from), at(from + count), order.end(), [&](std::size_t a, std::size_t b) {
      return size[a] != size[b] ? size[a] > size[b] : a < b;
    });
  };
  const std::size_t quarter = most / 4;
  takeLargest(0, quarter, distance);
  const auto isBeyond = [&](std::size_t i) { return beyond[i] > 0; };
  const auto outside = static_cast<std::size_t>(std::count_if(at(quarter), order.end(), isBeyond));
  const std::size_t far = quarter + std::min(quarter, outside);
  takeLargest(quarter, far - quarter, beyond);
  std::sort(order.begin(), at(far));
  std::sort(at(far), order.end());
  Rng rng(most);
  for (std::size_t i = far; i < most; ++i)
    std::swap(order[i], order[i + static_cast<std::size_t>(rng.below(order.size() - i))]);
  std::sort(at(far), at(most));
  ChosenRows chosen{.rows = {}, .far = far};
  for (std::size_t i = 0; i < most; ++i) chosen.rows.push_back(rows[order[i]]);
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
  ChosenRows chosen{.rows = {rows.begin(), rows.end()}};
  if (rows.size() > affordable) {
    const std::vector<double> distance = distances(features, rows, threads, goOn);
    if (!goOn()) return;
    std::vector<double> beyond(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
      beyond[i] = std::abs(target[rows[i]] - bounds.clamp(target[rows[i]]));
    chosen = chosenRows(rows, distance, beyond, std::min(affordable, kMostSampleRows));
    m_farRows = static_cast<Eigen::Index>(chosen.far);
    m_isWhole = false;
  }
  const std::span<const std::uint32_t> some = chosen.rows;
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
        features.gather(some.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(size)), x);
        multiply(x, basis.rotation, m_rows.middleRows(begin, size));
      });
}

Eigen::VectorXd TestSample::predictions(const Eigen::VectorXd& w) const {
  return m_rows * (w / (m_bounds.width() / 2));
}

double TestSample::clippedError(const Eigen::VectorXd& w, const Eigen::VectorXd& q,
                                const UnclippedMeans& means, const ClippedFit& withoutNoise) const {
  const double half = m_bounds.width() / 2;
  const Eigen::Index count = m_rows.rows();
  Eigen::ArrayXd mean = Eigen::ArrayXd::Zero(count), variance = Eigen::ArrayXd::Zero(count);
  for (Eigen::Index j = 0; j < m_rows.cols(); ++j) {
    const auto x = m_rows.col(j).array();
    mean += x * (w(j) / half);
    variance += x.square() * (q(j) / half / half);
  }
  if (!mean.isFinite().all() || !variance.isFinite().all()) return kNaN;
  Eigen::VectorXd values(count);
  bool isClipped = false;
  for (Eigen::Index i = 0; i < count; ++i) {
    const double sd = std::sqrt(variance(i));
    const ClippedMoments clipped = clippedNormal(mean(i), sd);
    values(i) = clipped.square - 2 * m_labels(i) * clipped.mean;
    isClipped |= clipped != ClippedMoments{mean(i), mean(i) * mean(i) + sd * sd};
  }
  double mostOfError = means.predictionSquare - 2 * means.product + means.variance;
  if (isClipped && m_isWhole) mostOfError = values.mean();
  if (isClipped && !m_isWhole) {
    const Eigen::ArrayXd& quiet = withoutNoise.ofSample.array();
    Numbers numbers(count, kNumbers);
    numbers << m_labels, mean, mean.square(), mean * m_labels.array(), variance, quiet, quiet.square(),
        quiet * m_labels.array();
    Eigen::Vector<double, kNumbers> ofAll;
    ofAll << means.label, means.prediction, means.predictionSquare, means.product, means.variance,
        withoutNoise.prediction, withoutNoise.predictionSquare, withoutNoise.product;
    const Eigen::Index some = count - m_farRows;
    const double others = m_allRows - static_cast<double>(m_farRows);
    const Eigen::Vector<double, kNumbers> ofOthers =
        (m_allRows * ofAll - numbers.topRows(m_farRows).colwise().sum().transpose()) / others;
    // The change by the noise, beside the error without it, which is known.
    values.array() -= quiet.square() - 2 * m_labels.array() * quiet;
    mostOfError = withoutNoise.predictionSquare - 2 * withoutNoise.product +
                  (values.head(m_farRows).sum() +
                   others * meanOfOthers(values.tail(some), numbers.bottomRows(some), ofOthers)) /
                      m_allRows;
  }
  const double error = means.labelSquare + mostOfError;
  return finiteOrNaN((error < 0 ? 0 : error) * half * half);  // rounding where the error is 0; NaN stays NaN
}

double TestSample::meanOfOthers(const Eigen::VectorXd& values, Numbers numbers,
                                const Eigen::Vector<double, kNumbers>& means) const {
  const Eigen::RowVector<double, kNumbers> here = numbers.colwise().mean();
  numbers.rowwise() -= here;
  // In units of their spreads, with a weight that only says which solution is meant where there are several.
  // Numbers with no spread but by rounding say nothing.
  constexpr double kWeight = 1e-9, kRounding = 1e-12;
  const double root = std::sqrt(static_cast<double>(values.size()));
  Eigen::RowVector<double, kNumbers> spreads = numbers.colwise().norm();
  for (Eigen::Index j = 0; j < kNumbers; ++j)
    if (!(spreads(j) > kRounding * root * std::abs(here(j)))) spreads(j) = kInfinity;
  numbers.array().rowwise() /= spreads.array();
  Eigen::MatrixXd products = numbers.transpose() * numbers;
  products.diagonal().array() += kWeight;
  const double mean = values.mean();
  const Eigen::VectorXd centred = values.array() - mean;
  const Eigen::VectorXd slopes = Cholesky(products).solve(numbers.transpose() * centred);
  return mean + slopes.dot((means - here.transpose()).cwiseQuotient(spreads.transpose()));
}

double TestSample::costOfError() const {
  // Measured: the cost of looking a row up in a table and of the regression, and of products of numbers that
  // lie side by side.
  constexpr double kPerRow = 25, kPerNumber = 0.6;
  return static_cast<double>(m_rows.rows()) * (kPerNumber * static_cast<double>(m_rows.cols()) + kPerRow);
}

}  // namespace epsiscope
