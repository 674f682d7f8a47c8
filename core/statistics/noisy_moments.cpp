#include "core/statistics/noisy_moments.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/base/numbers.h"

namespace epsiscope {

namespace {

struct NoisyMoments {
  double epsilon = 1;
  ProtectedUnit unit = {};

  NoisyNumbersLaw lawOn(const BoundedColumns& held) const {
    return {.centre = held.moments(),
            .deviation = momentDeviation(held.publicFacts().columns, epsilon, unit),
            .cost = {.epsilon = epsilon, .neighbours = Booking::Neighbours::row, .rows = unit.rows()}};
  }
};

}  // namespace

BoundedColumns::BoundedColumns(std::vector<std::span<const double>> columns, std::vector<LabelBounds> bounds)
    : m_columns(std::move(columns)), m_bounds(std::move(bounds)) {
  assert(m_columns.size() == m_bounds.size());
}

std::vector<double> BoundedColumns::moments() const {
  const std::size_t d = m_columns.size();
  std::vector<double> sums(d), squares(d), products(d * (d - 1) / 2), u(d);
  for (std::size_t row = 0; row < size(); ++row) {
    for (std::size_t i = 0; i < d; ++i) {
      const double value = m_columns[i][row], half = m_bounds[i].width() / 2;
      u[i] = std::isnan(value)
                 ? 0
                 : std::clamp((m_bounds[i].clamp(value) - m_bounds[i].middle()) / half, -1.0, 1.0);
    }
    std::size_t pair = 0;
    for (std::size_t i = 0; i < d; ++i) {
      sums[i] += u[i];
      squares[i] += u[i] * u[i];
      for (std::size_t j = i + 1; j < d; ++j) products[pair++] += u[i] * u[j];
    }
  }
  sums.insert(sums.end(), squares.begin(), squares.end());
  sums.insert(sums.end(), products.begin(), products.end());
  return sums;
}

double momentDeviation(std::size_t columns, double epsilon, const ProtectedUnit& unit) {
  const auto d = static_cast<double>(columns);
  const double reach = 2.25 * d + 2 * std::floor(d * d / 4);
  return std::numbers::sqrt2 * unit.rows() * reach / epsilon;
}

std::vector<double> releasedMoments(const HeldColumns& columns, double epsilon, const ProtectedUnit& unit) {
  return columns.ask(NoisyMoments{epsilon, unit});
}

std::vector<double> correlationsFrom(const std::vector<double>& moments, std::size_t columns,
                                     std::size_t rows) {
  std::vector<double> found;
  const auto n = static_cast<double>(rows);
  const auto mean = [&](std::size_t i) { return moments[i] / n; };
  const auto variance = [&](std::size_t i) { return moments[columns + i] / n - mean(i) * mean(i); };
  std::size_t pair = 2 * columns;
  for (std::size_t i = 0; i < columns; ++i)
    for (std::size_t j = i + 1; j < columns; ++j) {
      const double covariance = moments[pair++] / n - mean(i) * mean(j), spread = variance(i) * variance(j);
      const bool isSpread = variance(i) > 0 && variance(j) > 0 && spread > 0;
      found.push_back(isSpread ? std::clamp(covariance / std::sqrt(spread), -1.0, 1.0) : kNaN);
    }
  return found;
}

std::vector<bool> toldFromZero(const std::vector<double>& moments, std::size_t columns, std::size_t rows,
                               double deviation, double level) {
  const auto n = static_cast<double>(rows);
  const std::size_t pairs = columns * (columns - 1) / 2;
  const double farthest =
      std::log(static_cast<double>(pairs + columns) / (1 - level)) / std::numbers::sqrt2 * deviation / n;
  std::vector<double> means;
  std::vector<bool> varies;
  for (std::size_t i = 0; i < columns; ++i) {
    means.push_back(std::clamp(moments[i] / n, -1.0, 1.0));
    const double variance = moments[columns + i] / n - means[i] * means[i];
    varies.push_back(variance > farthest * std::sqrt(1 + 4 * means[i] * means[i]));
  }
  std::vector<bool> told;
  for (std::size_t i = 0; i < columns; ++i)
    for (std::size_t j = i + 1; j < columns; ++j) {
      const double covariance = moments[2 * columns + told.size()] / n - means[i] * means[j];
      const double noise = farthest * std::sqrt(1 + means[i] * means[i] + means[j] * means[j]);
      told.push_back(varies[i] && varies[j] && std::abs(covariance) > noise);
    }
  return told;
}

}  // namespace epsiscope
