#include "core/staged/label_range.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace epsiscope {

namespace {

constexpr int kMostHalvings = 12;  ///< bounds four thousand times too wide are still found out
constexpr double kLeastLoss = 0.01;
/// The loss that is allowed, in labels that the mechanism cannot distinguish from none.
constexpr double kLossInNoise = 3;
constexpr double kMargin = 1.3;

}  // namespace

double HalfWidths::widthAt(std::size_t place, double width) {
  return width * std::exp2(-0.5 * static_cast<double>(place));
}

HalfWidths::HalfWidths(std::span<const double> labels, double centre, double width, double least,
                       double epsilon) {
  std::vector<double> distances(labels.size());
  std::ranges::transform(labels, distances.begin(), [&](double y) { return std::abs(y - centre); });
  std::ranges::sort(distances);
  const auto n = static_cast<double>(labels.size());
  const double loss = std::max(kLeastLoss * n, kLossInNoise / epsilon);
  const double places = std::min({2.0 * kMostHalvings, 2 * std::log2(width / least), 2 * (n - loss) / loss});
  for (int j = 0; j <= std::max(0, static_cast<int>(places)); ++j) {
    m_widths.push_back(widthAt(static_cast<std::size_t>(j), width));
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

LabelRange narrowedRange(const HeldLabels& labels, const AskedPeople& people, const LabelBounds& bounds,
                         double epsilonMean, double epsilonWidth) {
  const MeanOfLabels mean{people, bounds, epsilonMean};
  LabelRange range;
  range.mean = bounds.clamp(labels.ask(mean, people.group()).front());
  range.variance = 2 * mean.scale() * mean.scale();
  const std::size_t place = labels.ask(
      HalfWidthOfLabels{people, range.mean, bounds.width(), mean.scale(), epsilonWidth}, people.group());
  range.halfWidth = kMargin * HalfWidths::widthAt(place, bounds.width());
  range.bounds = {std::max(bounds.lower, range.mean - range.halfWidth),
                  std::min(bounds.upper, range.mean + range.halfWidth)};
  return range;
}

}  // namespace epsiscope
