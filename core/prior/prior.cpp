#include "core/prior/prior.h"

#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <locale>
#include <numeric>
#include <sstream>

namespace epsiscope {

namespace {

std::vector<double> equalNodes(const LabelBounds& bounds, std::size_t bins) {
  assert(bins > 0);
  std::vector<double> nodes(bins + 1);
  for (std::size_t i = 0; i < bins; ++i)
    nodes[i] = bounds.lower + bounds.width() * (static_cast<double>(i) / static_cast<double>(bins));
  nodes[bins] = bounds.upper;
  return nodes;
}

}  // namespace

std::size_t binCount(const LabelBounds& bounds, double binWidth) {
  assert(binWidth > 0);
  const double wanted = std::round(bounds.width() / binWidth);
  // Nodes must differ, also where the bounds are large compared with the distance between them.
  const double size = std::max(std::abs(bounds.lower), std::abs(bounds.upper));
  const double apart = std::floor(bounds.width() / (4 * std::numeric_limits<double>::epsilon() * size));
  return static_cast<std::size_t>(
      std::clamp(wanted, 1.0, std::clamp(apart, 1.0, static_cast<double>(kMostBins))));
}

Prior uniformPrior(const LabelBounds& bounds, std::size_t bins) {
  return {Prior::Kind::bins, equalNodes(bounds, bins),
          std::vector<double>(bins, 1 / static_cast<double>(bins))};
}

std::vector<double> binCounts(std::span<const double> labels, const LabelBounds& bounds, std::size_t bins) {
  const std::vector<double> nodes = equalNodes(bounds, bins);
  const double perWidth = static_cast<double>(bins) / bounds.width();
  const double last = static_cast<double>(bins - 1);
  std::vector<double> counts(bins, 0.0);
  for (const double given : labels) {
    assert(!std::isnan(given));
    const double label = bounds.clamp(given);
    auto bin = static_cast<std::size_t>(std::min(last, (label - bounds.lower) * perWidth));
    // A label on a node belongs to the bin on the node's right, however the product was rounded.
    if (label < nodes[bin])
      --bin;
    else if (bin + 1 < bins && label >= nodes[bin + 1])
      ++bin;
    counts[bin] += 1;
  }
  return counts;
}

bool normalise(std::vector<double>& mass) {
  const double largest = mass.empty() ? 0 : *std::max_element(mass.begin(), mass.end());
  if (!(largest > 0)) return false;
  for (double& m : mass) m /= largest;  // so that the sum cannot overflow
  const double total = std::accumulate(mass.begin(), mass.end(), 0.0);
  for (double& m : mass) m /= total;
  return true;
}

Prior exactPrior(std::span<const double> counts, const LabelBounds& bounds) {
  Prior prior{Prior::Kind::bins, equalNodes(bounds, counts.size()), {counts.begin(), counts.end()}};
  return normalise(prior.mass) ? prior : uniformPrior(bounds, counts.size());
}

std::string outsideBounds(const Prior& prior, const LabelBounds& bounds) {
  if (prior.nodes.empty() || (prior.nodes.front() >= bounds.lower && prior.nodes.back() <= bounds.upper))
    return {};
  return filled(sentence("Core",
                         "The prior covers %1 to %2, which leaves the declared bounds %3 to %4; widen the "
                         "bounds or cut the prior."),
                roundedText(prior.nodes.front(), 6), roundedText(prior.nodes.back(), 6),
                roundedText(bounds.lower, 6), roundedText(bounds.upper, 6));
}

Prior coarsened(const Prior& prior, std::size_t most) {
  assert(prior.kind == Prior::Kind::bins && most > 0);
  const std::size_t group = (prior.mass.size() + most - 1) / most;
  if (group <= 1) return prior;
  Prior coarse{Prior::Kind::bins, {prior.nodes.front()}, {}};
  for (std::size_t i = 0; i < prior.mass.size(); i += group) {
    const std::size_t end = std::min(i + group, prior.mass.size());
    const auto at = [&](std::size_t bin) { return prior.mass.begin() + static_cast<std::ptrdiff_t>(bin); };
    coarse.mass.push_back(std::accumulate(at(i), at(end), 0.0));
    coarse.nodes.push_back(prior.nodes[end]);
  }
  return coarse;
}

Prior toPoints(const Prior& prior) {
  if (prior.kind == Prior::Kind::points) return prior;
  Prior points{Prior::Kind::points, {}, prior.mass};
  points.nodes.reserve(prior.mass.size());
  for (std::size_t i = 0; i + 1 < prior.nodes.size(); ++i)
    points.nodes.push_back(prior.nodes[i] + (prior.nodes[i + 1] - prior.nodes[i]) / 2);
  return points;
}

}  // namespace epsiscope
