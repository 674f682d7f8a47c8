#include "core/statistics/noisy_moments.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/parallel.h"

namespace epsiscope {

namespace {

struct NoisyMoments {
  double epsilon = 1;
  ProtectedUnit unit = {};

  NoisyNumbersLaw lawOn(const ColumnMoments& held) const {
    return {.centre = held.values(),
            .deviation = momentDeviation(held.publicFacts().columns, epsilon, unit),
            .cost = {.epsilon = epsilon, .neighbours = Booking::Neighbours::row, .rows = unit.rows()}};
  }
};

/// The moments of some rows, added to `sums`.
void addMoments(const std::vector<std::span<const double>>& columns, const std::vector<LabelBounds>& bounds,
                std::span<const std::uint32_t> rows, std::vector<double>& sums) {
  const std::size_t d = columns.size();
  std::vector<double> u(d);
  for (const std::uint32_t row : rows) {
    for (std::size_t i = 0; i < d; ++i) {
      const double value = columns[i][row], half = bounds[i].width() / 2;
      u[i] =
          std::isnan(value) ? 0 : std::clamp((bounds[i].clamp(value) - bounds[i].middle()) / half, -1.0, 1.0);
    }
    std::size_t pair = 2 * d;
    for (std::size_t i = 0; i < d; ++i) {
      sums[i] += u[i];
      sums[d + i] += u[i] * u[i];
      for (std::size_t j = i + 1; j < d; ++j) sums[pair++] += u[i] * u[j];
    }
  }
}

}  // namespace

std::shared_ptr<const ColumnMoments> ColumnMoments::of(const std::vector<std::span<const double>>& columns,
                                                       const std::vector<LabelBounds>& bounds,
                                                       std::span<const std::uint32_t> rows, const GoOn& goOn,
                                                       unsigned threads) {
  assert(columns.size() == bounds.size());
  constexpr std::size_t kTogether = 20'000;
  const std::size_t d = columns.size(), count = 2 * d + d * (d - 1) / 2;
  // A sum for each block, added in order: the same for any number of threads.
  std::vector<std::vector<double>> blocks(rows.size() / kTogether + 1, std::vector<double>(count, 0.0));
  const bool isDone =
      forBlocks(static_cast<std::ptrdiff_t>(rows.size()), kTogether, threads, goOn,
                [&](std::ptrdiff_t begin, std::ptrdiff_t size) {
                  const auto first = static_cast<std::size_t>(begin);
                  addMoments(columns, bounds, rows.subspan(first, static_cast<std::size_t>(size)),
                             blocks[first / kTogether]);
                });
  if (!isDone) return nullptr;
  std::vector<double> values(count, 0.0);
  for (const std::vector<double>& block : blocks)
    for (std::size_t i = 0; i < count; ++i) values[i] += block[i];
  return std::shared_ptr<const ColumnMoments>(new ColumnMoments({d, rows.size()}, std::move(values)));
}

double momentDeviation(std::size_t columns, double epsilon, const ProtectedUnit& unit) {
  const auto d = static_cast<double>(columns);
  const double reach = 2.25 * d + 2 * std::floor(d * d / 4);
  return std::numbers::sqrt2 * unit.rows() * reach / epsilon;
}

std::vector<double> releasedMoments(const HeldMoments& moments, double epsilon, const ProtectedUnit& unit) {
  return moments.ask(NoisyMoments{epsilon, unit});
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
