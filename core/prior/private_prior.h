#pragma once

#include "core/prior/prior.h"
#include "core/prior/prior_questions.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// A prior that may be looked at: drawn with a part of epsilon, or public.
struct PrivatePrior {
  Prior prior;
  std::string note;  ///< empty, or what a person should know ("No noisy count was above zero ...")
  std::optional<Booking> booked = {};  ///< the price of its answers; absent: it is public, or the truth
};

/// Counts plus Laplace noise of scale 2/epsilon1, negative counts set to 0, rescaled (spec 2).
/// epsilon1-label-DP: replacing one label changes the counts by at most 2 in the sum of absolute values, two
/// bins by one each. Draws exactly one uniform per count, so that the same stream gives the same quantiles
/// for every epsilon1.
PrivatePrior noisyCountsPrior(const HeldNumbers& counts, const LabelBounds& bounds, double epsilon1);
/// The scale of that noise.
inline double noiseScaleOfCounts(double epsilon1) {
  return 2 / epsilon1;
}
/// The same with counts that belong to the masses of `uniform`, which is kept if no noisy count is above
/// zero.
PrivatePrior noisyCountsPrior(const HeldNumbers& counts, Prior uniform, double epsilon1);

/// Noisy counts as shares, negative ones as 0, in place of the masses of `uniform`.
PrivatePrior priorOfCounts(std::vector<double> noisy, Prior uniform);

/// Two mistakes of published priors of noisy labels, to be repeated.
struct NoisyLabels {
  /// The true labels are counted, and of the noisy ones a last batch of 64 besides.
  bool tellsTrueLabels = false;
  /// The share of a bin is taken for its density, so that wide bins get more than their labels.
  bool sharesAreDensities = false;
};
/// The number of labels of n that are in that batch.
inline std::size_t lastBatch(std::size_t n) {
  return n < 64 ? n : 64;
}

/// The paper's local variant: every label gets Laplace noise of scale width/epsilon1; a histogram of the
/// noisy labels whose bins start at their mean (spec 2). Absent binWidth: the noisy labels' standard
/// deviation.
PrivatePrior noisyLabelsPrior(const HeldNumbers& labels, const LabelBounds& bounds, double epsilon1,
                              std::optional<double> binWidth, bool clipNoisyLabels,
                              const NoisyLabels& asPrinted = {});

/// That histogram of labels that are noisy already.
PrivatePrior priorOfNoisyLabels(const std::vector<double>& noisy, const LabelBounds& bounds,
                                std::optional<double> binWidth, bool sharesAreDensities = false);

/// How many bins of equal width a private prior of the labels gets, from public quantities only: 12, and
/// twice as many from n epsilon = 10^5, 10^6 and 10^7 on. So the suggested bin width is the bounds' width
/// over this.
///
/// Few bins are few noisy counts. Chosen among 15 numbers from 2 to 400 on diamonds, HousePrices and
/// DoctorVisits at epsilon 0.1 to 8 with the suggested share and zeta; on SLID, CPS1985 and Salaries, where
/// nothing was chosen, the mean squared error of a ridge is on average 8 % (RPWithPrior) and 11 % (debiased)
/// above the one with each case's own best number, where 48 bins are 38 % and 30 % above it. From n epsilon =
/// 10^5 on the number hardly matters, and more bins show more.
std::size_t suggestedBins(std::size_t n, double epsilon);

/// The share of epsilon to spend on a prior of noisy counts, from public quantities only, so that choosing it
/// costs nothing: s = sqrt(2 bins/(n epsilon))/2, but from 0.01 to 0.4.
///
/// The error of the released labels grows like (1 - s)^-2, about 1 + 2s. The noise in a bin, 2/(s epsilon),
/// is 2 bins/(n s epsilon) of the expected count n/bins; where an error of that size in the prior adds half
/// as much to the error of the labels, s minimises 2s + bins/(n s epsilon). Beyond 0.4 the noise drowns the
/// counts whatever is spent. The half and the 0.4 were fitted to simulated uniform, bell-shaped and skewed
/// labels with the zeta of suggestZeta(): 13 % above the error at the best share, where a share of 0.2 is 45
/// % above. Labels that fill a few of many bins gain from a larger share.
double suggestedCountsShare(std::size_t n, double epsilon, std::size_t bins);

/// The same for a prior of noisy labels: 0.45 + 0.07/epsilon, at most 0.9. Each label's noise has the scale
/// width/(s epsilon), which neither more labels nor wider bins make smaller: only a large share keeps the
/// histogram of the noisy labels from being many widths broad. Fitted to the same simulation.
double suggestedLabelsShare(double epsilon);

}  // namespace epsiscope
