#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/privacy/bounds.h"
#include "core/staged/label_questions.h"

namespace epsiscope {

/// The part of the bounds, which may be much too wide, where labels lie, found with a share of epsilon.
struct LabelRange {
  double mean = 0;       ///< noisy, within the bounds
  double variance = 0;   ///< of the noise in it, before it was moved into the bounds
  double halfWidth = 0;  ///< about the mean, with a margin
  LabelBounds bounds;    ///< the part of the declared ones within it: labels are clipped to it from here on
};

/// The half-width about `centre` by the exponential mechanism: of `width`, `width` 2^-1/2, `width` 2^-1 ...
/// one that holds nearly all labels, the narrower the better.
///
/// None is below `least`, the exactness of the centre. And there are only so many that all of what narrowness
/// is worth stays below the cost of holding nobody: or else, with few people times epsilon, the narrowest one
/// would win wherever labels lie.
///
/// Proof of epsilon-label-DP. The utility of half-width j is u_j = min(c_j - (1-s) n, 0) + s n j/2, c_j the
/// number of labels it holds, s the share that may be lost: public. Replacing one label by another that is
/// nearer to the centre adds 0 or 1 to every c_j, by one that is further away takes 0 or 1 from every c_j. So
/// all u_j move by at most 1 and in the same direction: each weight e^(epsilon u_j) changes by a factor
/// between 1 and e^epsilon, or between e^-epsilon and 1, their sum by a factor in the same range, and each
/// probability by one of e^epsilon at most. (Where utilities move in both directions half of epsilon is
/// lost.) `centre` was released before, and is given.
class HalfWidths {
public:
  HalfWidths(std::span<const double> labels, double centre, double width, double least, double epsilon);

  /// Half-width number `place`.
  static double widthAt(std::size_t place, double width);
  const std::vector<double>& widths() const { return m_widths; }
  /// Natural logarithms of the probabilities.
  const std::vector<double>& logProbabilities() const { return m_logProbabilities; }

private:
  std::vector<double> m_widths, m_logProbabilities;
};

/// The noisy mean of the labels, then a half-width about it, and the part of the bounds within a little more.
/// Labels lie in the bounds.
///
/// Proof of (epsilonMean + epsilonWidth)-label-DP: replacing one label moves the mean by at most width/n,
/// which Laplace noise of scale width/(n epsilonMean) hides; HalfWidths given the noisy mean is
/// epsilonWidth-label-DP; adaptive composition adds, and the rest is post-processing. Later labels are
/// clipped one by one: neighbours stay neighbours.
LabelRange narrowedRange(const HeldLabels& labels, const AskedPeople& people, const LabelBounds& bounds,
                         double epsilonMean, double epsilonWidth);

}  // namespace epsiscope
