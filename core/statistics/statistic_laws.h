#pragma once

#include <vector>

#include "core/base/wide_integer.h"
#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/random/discrete_gaussian.h"
#include "core/random/discrete_laplace.h"
#include "core/statistics/quantile_law.h"

namespace epsiscope {

// The laws of released statistics.

/// Numbers with independent noise of this standard deviation, Laplace's or normal. Privacy: as LaplaceLaw and
/// VectorLaw.
struct NoisyNumbersLaw {
  using Answer = std::vector<double>;
  std::vector<double> centre;
  double deviation = 1;
  bool isNormal = false;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const NoisyNumbersLaw& other, const Answer& answer) const;
};

/// Whole numbers with independent discrete Laplace noise: the log-ratio is at most the sum of the distances
/// times its rate, and attains it beyond both.
struct WholeNumbersLaw {
  using Answer = std::vector<WideInteger>;
  std::vector<WideInteger> centre;
  DiscreteLaplaceSampler noise;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const WholeNumbersLaw& other, const Answer& answer) const;
};

/// Whole numbers with independent discrete Gaussian noise. Its delta is that of the calibration which chose
/// the deviation; normal noise of it is all but the same.
struct WholeNormalsLaw {
  using Answer = std::vector<WideInteger>;
  std::vector<WideInteger> centre;
  DiscreteGaussianSampler noise;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const WholeNormalsLaw& other, const Answer& answer) const;
};

/// A quantile by the exponential mechanism. The values outlive it.
struct QuantileAnswerLaw {
  using Answer = double;
  QuantileLaw law;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const { return law.sample(rng); }
  /// The densities are constant between the values of both tables: the largest ratio is at one of them.
  AnswerLoss lossAgainst(const QuantileAnswerLaw& other, const Answer& answer) const;
};

/// The same question to each of several groups, where no row is in two: what two tables differ by is the sum
/// over the groups that differ.
template <class Law>
struct ManyLaws {
  using Answer = std::vector<typename Law::Answer>;
  std::vector<Law> laws;
  Booking cost = {};

  const Booking& booking() const { return cost; }
  Answer draw(Rng& rng) const {
    Answer answers;
    for (const Law& law : laws) answers.push_back(law.draw(rng));
    return answers;
  }
  AnswerLoss lossAgainst(const ManyLaws& other, const Answer& answers) const {
    if (other.laws.size() != laws.size()) return AnswerLoss::endless();
    AnswerLoss loss;
    for (std::size_t i = 0; i < laws.size(); ++i)
      loss.most += laws[i].lossAgainst(other.laws[i], answers[i]).most;
    return loss;
  }
};

}  // namespace epsiscope
