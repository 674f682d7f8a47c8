#pragma once

#include <cstddef>

namespace epsiscope {

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
