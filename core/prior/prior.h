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

/// A mistyped bin width must not exhaust the memory: never more bins than these.
inline constexpr std::size_t kMostBins = 10'000'000;
inline constexpr std::size_t kMostNoisyLabelBins = 1'000'000;

/// Number of bins of equal width over the bounds: max(1, round(width / binWidth)) (spec 2), at most
/// kMostBins.
std::size_t binCount(const LabelBounds& bounds, double binWidth);
Prior uniformPrior(const LabelBounds& bounds, std::size_t bins);
/// Counts of labels (clamped to the bounds) on `bins` bins of equal width, the last bin closed.
std::vector<double> binCounts(std::span<const double> labels, const LabelBounds& bounds, std::size_t bins);
/// The raw histogram: not private.
Prior exactPrior(std::span<const double> counts, const LabelBounds& bounds);

struct PrivatePrior {
  Prior prior;
  std::string
      note;  ///< empty, or what a person should know ("every noisy count was negative: the uniform prior")
};

/// Counts plus Laplace noise of scale 2/epsilon1, negative counts set to 0, rescaled (spec 2).
/// epsilon1-label-DP: replacing one label changes the counts by at most 2 in the sum of absolute values, two
/// bins by one each. Draws exactly one uniform per count, so that the same stream gives the same quantiles
/// for every epsilon1.
PrivatePrior noisyCountsPrior(std::span<const double> counts, const LabelBounds& bounds, double epsilon1,
                              Rng& rng);
/// The same with counts that belong to the masses of `uniform`, which is kept if no noisy count is above
/// zero.
PrivatePrior noisyCountsPrior(std::span<const double> counts, Prior uniform, double epsilon1, Rng& rng);

/// The paper's local variant: every label gets Laplace noise of scale width/epsilon1; a histogram of the
/// noisy labels whose bins start at their mean (spec 2). Absent binWidth: the noisy labels' standard
/// deviation.
PrivatePrior noisyLabelsPrior(std::span<const double> labels, const LabelBounds& bounds, double epsilon1,
                              std::optional<double> binWidth, bool clipNoisyLabels, Rng& rng);

/// Scales masses >= 0 so that they sum to 1; false if none is above 0.
bool normalise(std::vector<double>& mass);

/// The same bins in groups of equally many, so that there are at most `most`: for pictures, which cannot show
/// more. A group's density is the mean of its bins.
Prior coarsened(const Prior& prior, std::size_t most);

/// Bins become their centres.
Prior toPoints(const Prior& prior);

/// CSV with header `lower,upper,mass` (bins) or `value,mass` (points), in any order of rows; blank lines and
/// lines that start with # are skipped. Masses are scaled to sum to 1, gaps between bins become bins of mass
/// 0; bins that overlap and values that appear twice are errors. Never influenced by the locale. Throws
/// FileError.
Prior readPrior(const std::filesystem::path& file);

struct PriorPoints {
  Prior prior;
  std::vector<std::size_t> rows;  ///< which node each row of the file is
};
/// readPrior() where points are needed: a row is a value, or the centre of a bin; gaps between bins hold
/// none.
PriorPoints readPriorPoints(const std::filesystem::path& file);

/// A sentence if the prior leaves the bounds, else empty.
std::string outsideBounds(const Prior& prior, const LabelBounds& bounds);

}  // namespace epsiscope
