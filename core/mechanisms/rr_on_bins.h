#pragma once

#include "core/bins/optimal_bins.h"
#include "core/mechanisms/finite_mechanism.h"

namespace epsiscope {

/// RR-on-Bins (Ghazi et al. 2022; spec 1.4): the label goes to the nearest value of the prior, the value to
/// its bin of the prior's optimal partition, and randomized response over the bins' outputs is released.
///
/// Proof of epsilon-label-DP given the prior: in each column the entries are p and e^-epsilon p (see
/// FiniteMechanism). The bins and their outputs depend on the prior only, never on the label.
class RrOnBins : public FiniteMechanism {
public:
  RrOnBins(LabelBounds bounds, const Prior& points, double epsilon);

  const OptimalBins& bins() const { return m_bins; }

private:
  RrOnBins(LabelBounds bounds, const Prior& points, double epsilon, OptimalBins bins);

  OptimalBins m_bins;
};

}  // namespace epsiscope
