#pragma once

#include "core/base/go_on.h"
#include "core/central/central_release.h"
#include "core/central/predicted_error.h"
#include "core/central/whitened_rows.h"

#include <Eigen/Core>

#include <vector>

namespace epsiscope {

/// One way to release, with the numbers for a quick guess of its error. Made from features alone.
struct CentralCandidate {
  CentralRelease release;
  double longestRow = 1;    ///< norm of the longest row of these components
  double clippedShare = 0;  ///< share of the rows, by an even sample of at most 4096
  double unevenness = 0;    ///< the squared coefficient of variation of the clipping
  Eigen::VectorXd signal;   ///< the diagonal of ClippedSums::signal, by the sample
  Eigen::VectorXd squares;
};

/// The candidates. Leading components: 0, 1, 2, ... and from 5 on in steps of a quarter. Norms: quantiles 0
/// (all rows as long as the constant's direction allows: the least noise for the kept components), 0.5, 0.9,
/// 0.99 and 1 of the rows' norms (nothing is clipped).
std::vector<CentralCandidate> centralCandidates(const WhitenedRows& rows, unsigned threads, const GoOn& goOn);

/// The variances that a method expects, in the units of coefficientVariances().
struct CentralPrior {
  Eigen::VectorXd coefficients;  ///< all of them, whether released or not
  double residual = 0;
  double misfit = 0;
};

/// The charge for rests of the model that are a fixed function of the features and seen through the clipping:
/// the weighted fit leans towards rows that are clipped less. It is misfit * residual * unevenness.
double chargeForClipping(const CentralCandidate& candidate, const CentralPrior& prior);

/// The predicted error without the part from correlations between clipped components: enough to choose by.
/// `noiseVariance`: in each coordinate of the released vector / n.
double quickPrediction(const CentralCandidate& candidate, const CentralPrior& prior, std::size_t trainRows,
                       double noiseVariance);

}  // namespace epsiscope
