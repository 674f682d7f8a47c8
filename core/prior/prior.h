#pragma once

#include "core/privacy/bounds.h"
#include "core/random/rng.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace epsiscope {

/// A distribution of labels: masses on bins (nodes has one entry more than mass) or on points (as many).
struct Prior {
  enum class Kind { bins, points };
  Kind kind = Kind::bins;
  std::vector<double> nodes;  ///< strictly ascending
  std::vector<double> mass;   ///< >= 0, sums to 1
  bool operator==(const Prior&) const = default;
};

/// A mistyped bin width must not exhaust the memory: never more bins than these.
inline constexpr std::size_t kMostBins = 10'000'000;
inline constexpr std::size_t kMostNoisyLabelBins = 1'000'000;

/// Number of bins of equal width over the bounds: max(1, round(width / binWidth)) (spec 2), at most
/// kMostBins, and no more than there are doubles between the bounds.
std::size_t binCount(const LabelBounds& bounds, double binWidth);
Prior uniformPrior(const LabelBounds& bounds, std::size_t bins);
/// Counts of labels (clamped to the bounds) on `bins` bins of equal width, the last bin closed.
std::vector<double> binCounts(std::span<const double> labels, const LabelBounds& bounds, std::size_t bins);
/// The raw histogram: not private.
Prior exactPrior(std::span<const double> counts, const LabelBounds& bounds);

/// Scales masses >= 0 so that they sum to 1; false if none is above 0.
bool normalise(std::vector<double>& mass);

/// The same bins in groups of equally many, so that there are at most `most`: for pictures, which cannot show
/// more. A group's density is the mean of its bins.
Prior coarsened(const Prior& prior, std::size_t most);

/// Bins become their centres.
Prior toPoints(const Prior& prior);

/// A sentence if the prior leaves the bounds, else empty.
std::string outsideBounds(const Prior& prior, const LabelBounds& bounds);

}  // namespace epsiscope
