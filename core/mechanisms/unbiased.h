#pragma once

#include "core/base/go_on.h"
#include "core/mechanisms/finite_mechanism.h"
#include "core/prior/prior.h"
#include "core/unbiased/optimal_unbiased.h"

namespace epsiscope {

/// The optimal unbiased randomizer (Badanidiyuru et al. 2023; spec 1.5) for a prior on label values: a label
/// between two values is first rounded at random so that its mean is kept, and outputs that have no
/// probability are left out. Labels beyond the outer values are answered as these.
///
/// Proof of epsilon-label-DP given the prior: no ratio within a column exceeds e^epsilon (see Column), and
/// rounding keeps that (see FiniteMechanism). The matrix depends on the prior and public numbers only.
class Unbiased : public FiniteMechanism {
public:
  /// Outputs of count 0: defaultOutputs(). unbiasedProblem() must be silent about the rest. `start`: see
  /// optimalUnbiased(); where `goOn` stops it, the loss is larger.
  Unbiased(LabelBounds bounds, const Prior& points, double epsilon, const OutputGrid& outputs,
           const MasterBasis* start = nullptr, const GoOn& goOn = {});

  /// The loss of the linear programme, over its prior.
  double loss() const { return m_loss; }
  /// The basis that a search for another epsilon may begin with.
  const MasterBasis& basis() const { return m_basis; }

private:
  Unbiased(LabelBounds bounds, const Prior& points, double epsilon, const UnbiasedSolution& solution);

  double m_loss;
  MasterBasis m_basis;
};

}  // namespace epsiscope
