#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/random/rng.h"

namespace epsiscope {

/// A distribution of labels: masses on bins (nodes has one entry more than mass) or on points (as many).
struct Prior {
  enum class Kind { bins, points };
  Kind kind = Kind::bins;
  std::vector<double> nodes;  ///< strictly ascending
  std::vector<double> mass;   ///< >= 0, sums to 1
  bool operator==(const Prior&) const = default;
};

/// Number of bins of equal width over the bounds: max(1, round(width / binWidth)) (spec 2).
std::size_t binCount(const LabelBounds& bounds, double binWidth);
Prior uniformPrior(const LabelBounds& bounds, std::size_t bins);
/// Counts of labels (clamped to the bounds) on `bins` bins of equal width, the last bin closed.
std::vector<double> binCounts(std::span<const double> labels, const LabelBounds& bounds, std::size_t bins);
/// The raw histogram: not private.
Prior exactPrior(std::span<const double> counts, const LabelBounds& bounds);

struct PrivatePrior {
  Prior prior;
  std::string note;  ///< empty, or what a person should know ("every noisy count was negative: the uniform prior")
};

/// Counts plus Laplace noise of scale 2/epsilon1, negative counts set to 0, rescaled (spec 2).
/// epsilon1-label-DP: replacing one label changes two counts by one each.
/// Draws exactly one uniform per bin, so that the same stream gives the same quantiles for every epsilon1.
PrivatePrior noisyCountsPrior(std::span<const double> counts, const LabelBounds& bounds, double epsilon1, Rng& rng);

/// The paper's local variant: every label gets Laplace noise of scale width/epsilon1; a histogram of the noisy labels
/// whose bins start at their mean (spec 2). Absent binWidth: the noisy labels' standard deviation.
PrivatePrior noisyLabelsPrior(std::span<const double> labels, const LabelBounds& bounds, double epsilon1,
                              std::optional<double> binWidth, bool clipNoisyLabels, Rng& rng);

/// Bins become their centres.
Prior toPoints(const Prior& prior);

/// CSV with header `lower,upper,mass` (bins) or `value,mass` (points). Throws FileError.
Prior readPrior(const std::filesystem::path& file);

/// A sentence if the prior leaves the bounds, else empty.
std::string outsideBounds(const Prior& prior, const LabelBounds& bounds);

}  // namespace epsiscope
