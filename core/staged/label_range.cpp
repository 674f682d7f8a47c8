#include "core/staged/label_range.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epsiscope {

namespace {

constexpr int kHalvings = 12;  ///< bounds four thousand times too wide are still found out
constexpr double kLeastLoss = 0.01;
/// The loss that is allowed, in labels that the mechanism cannot distinguish from none.
constexpr double kLossInNoise = 3;
constexpr double kMargin = 1.3;

}  // namespace

HalfWidths::HalfWidths(std::span<const double> labels, double centre, double width, double epsilon) {
  std::vector<double> distances(labels.size());
  std::ranges::transform(labels, distances.begin(), [&](double y) { return std::abs(y - centre); });
  std::ranges::sort(distances);
  const auto n = static_cast<double>(labels.size());
  const double loss = std::max(kLeastLoss * n, kLossInNoise / epsilon);
  for (int j = 0; j <= 2 * kHalvings; ++j) {
    m_widths.push_back(width * std::exp2(-0.5 * j));
    const auto held =
        static_cast<double>(std::ranges::upper_bound(distances, m_widths.back()) - distances.begin());
    const double utility = std::min(held - (n - loss), 0.0) + loss * 0.5 * j;
    m_logProbabilities.push_back(epsilon * utility);
  }
  const double most = *std::ranges::max_element(m_logProbabilities);
  const double sum = std::accumulate(m_logProbabilities.begin(), m_logProbabilities.end(), 0.0,
                                     [&](double so, double log) { return so + std::exp(log - most); });
  for (double& log : m_logProbabilities) log -= most + std::log(sum);
}

double HalfWidths::sample(Rng& rng) const {
  double left = rng.uniform();
  for (std::size_t j = 0; j + 1 < m_widths.size(); ++j) {
    left -= std::exp(m_logProbabilities[j]);
    if (left <= 0) return m_widths[j];
  }
  return m_widths.back();
}

LabelRange narrowedRange(std::span<const double> labels, const LabelBounds& bounds, double epsilonMean,
                         double epsilonWidth, Rng& rng) {
  const auto n = static_cast<double>(labels.size());
  const double scale = bounds.width() / (n * epsilonMean);
  const double mean = std::accumulate(labels.begin(), labels.end(), 0.0) / n;
  LabelRange range;
  range.mean = bounds.clamp(mean + scale * rng.laplace());
  range.variance = 2 * scale * scale;
  range.halfWidth = kMargin * HalfWidths(labels, range.mean, bounds.width(), epsilonWidth).sample(rng);
  range.bounds = {std::max(bounds.lower, range.mean - range.halfWidth),
                  std::min(bounds.upper, range.mean + range.halfWidth)};
  return range;
}

}  // namespace epsiscope
