#include "core/prior/private_prior.h"

#include "core/text/sentence.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace epsiscope {

PrivatePrior priorOfCounts(std::vector<double> counts, Prior uniform) {
  PrivatePrior result{std::move(uniform), {}};
  for (double& count : counts) count = std::max(0.0, count);
  if (normalise(counts))
    result.prior.mass = std::move(counts);
  else
    result.note = sentence("Core", "No noisy count was above zero, so the uniform prior is used.");
  return result;
}

PrivatePrior noisyCountsPrior(const HeldNumbers& counts, Prior uniform, double epsilon1) {
  assert(epsilon1 > 0 && counts.size() > 0 && counts.size() == uniform.mass.size());
  PrivatePrior made = priorOfCounts(counts.ask(NoisyCounts{epsilon1}), std::move(uniform));
  made.booked = counts.custodian().price();
  return made;
}

PrivatePrior noisyCountsPrior(const HeldNumbers& counts, const LabelBounds& bounds, double epsilon1) {
  return noisyCountsPrior(counts, uniformPrior(bounds, counts.size()), epsilon1);
}

namespace {

struct Spread {
  double min = 0, max = 0, mean = 0, sd = 0;
};

Spread spreadOf(std::span<const double> values) {
  const auto [min, max] = std::minmax_element(values.begin(), values.end());
  Spread spread{*min, *max, 0, 0};
  const double n = static_cast<double>(values.size());
  for (const double v : values)
    spread.mean += (v - spread.min) / n;  // from the minimum: a constant has mean = min
  spread.mean = std::clamp(spread.min + spread.mean, spread.min, spread.max);
  double sum = 0;
  for (const double v : values) sum += (v - spread.mean) * (v - spread.mean);
  spread.sd = std::sqrt(sum / n);
  return spread;
}

/// min, the values mean + k width strictly between, max.
std::vector<double> nodesFromMean(const Spread& spread, double width) {
  std::vector<double> nodes = {spread.min};
  for (double k = std::ceil((spread.min - spread.mean) / width);; ++k) {
    const double node = spread.mean + k * width;
    if (node >= spread.max) break;
    if (node > nodes.back()) nodes.push_back(node);
  }
  nodes.push_back(spread.max);
  return nodes;
}

/// Share of the values in each bin, the last bin closed.
std::vector<double> shares(std::span<const double> values, const std::vector<double>& nodes, double width) {
  std::vector<double> mass(nodes.size() - 1, 0.0);
  const double last = static_cast<double>(mass.size() - 1);
  for (const double v : values) {
    // All inner bins are `width` wide, so the bin is found by a division, and put right if rounding missed
    // it.
    auto bin =
        mass.size() == 1 ? 0 : static_cast<std::size_t>(std::clamp((v - nodes[1]) / width + 1, 0.0, last));
    while (v < nodes[bin]) --bin;
    while (bin + 1 < mass.size() && v >= nodes[bin + 1]) ++bin;
    mass[bin] += 1;
  }
  const double n = static_cast<double>(values.size());
  for (double& m : mass) m /= n;
  return mass;
}

/// The true labels, and the last batch of the noisy ones.
std::vector<double> withTrueLabels(const HeldNumbers& labels, const LabelBounds& bounds,
                                   std::span<const double> noisy) {
  std::vector<double> counted = labels.ask(AsTheyAre());
  for (double& label : counted) label = bounds.clamp(label);
  const auto batch = noisy.last(lastBatch(noisy.size()));
  counted.insert(counted.end(), batch.begin(), batch.end());
  return counted;
}

/// Takes shares as densities, scaled to hold 1: the form that the search of an interval needs.
void takeForDensities(Prior& prior) {
  double sum = 0;
  for (std::size_t i = 0; i < prior.mass.size(); ++i)
    sum += prior.mass[i] *= prior.nodes[i + 1] - prior.nodes[i];
  for (double& mass : prior.mass) mass /= sum;
}

}  // namespace

PrivatePrior noisyLabelsPrior(const HeldNumbers& labels, const LabelBounds& bounds, double epsilon1,
                              std::optional<double> binWidth, bool clipNoisyLabels,
                              const NoisyLabels& asPrinted) {
  assert(epsilon1 > 0 && (!binWidth || *binWidth > 0));
  std::vector<double> noisy = labels.ask(NoisyAnswers{bounds, epsilon1});
  if (clipNoisyLabels)
    for (double& label : noisy) label = bounds.clamp(label);
  if (asPrinted.tellsTrueLabels) noisy = withTrueLabels(labels, bounds, noisy);
  PrivatePrior made = priorOfNoisyLabels(noisy, bounds, binWidth, asPrinted.sharesAreDensities);
  made.booked = labels.custodian().price();
  return made;
}

PrivatePrior priorOfNoisyLabels(const std::vector<double>& noisy, const LabelBounds& bounds,
                                std::optional<double> binWidth, bool sharesAreDensities) {
  const Spread spread = noisy.empty() ? Spread{} : spreadOf(noisy);
  if (!(spread.max > spread.min))
    return {uniformPrior(bounds, binWidth ? binCount(bounds, *binWidth) : 1),
            sentence("Core", "All noisy labels are equal, so the uniform prior is used.")};

  PrivatePrior result;
  double width = binWidth.value_or(spread.sd);
  const double narrowest = (spread.max - spread.min) / static_cast<double>(kMostNoisyLabelBins);
  if (!(width >= narrowest)) {
    width = narrowest;
    result.note = sentence("Core", "The noisy labels spread over so many bins that wider bins are used.");
  }
  result.prior.nodes = nodesFromMean(spread, width);
  result.prior.mass = shares(noisy, result.prior.nodes, width);
  if (sharesAreDensities) takeForDensities(result.prior);
  return result;
}

std::size_t suggestedBins(std::size_t n, double epsilon) {
  assert(n > 0 && epsilon > 0);
  const double information = static_cast<double>(n) * epsilon;
  return information >= 1e7 ? 96 : information >= 1e6 ? 48 : information >= 1e5 ? 24 : 12;
}

double suggestedCountsShare(std::size_t n, double epsilon, std::size_t bins) {
  assert(n > 0 && epsilon > 0 && bins > 0);
  const double noisePerCount = 2 * static_cast<double>(bins) / static_cast<double>(n) / epsilon;
  return std::clamp(std::sqrt(noisePerCount) / 2, 0.01, 0.4);
}

double suggestedLabelsShare(double epsilon) {
  assert(epsilon > 0);
  return std::min(0.9, 0.45 + 0.07 / epsilon);
}

}  // namespace epsiscope
