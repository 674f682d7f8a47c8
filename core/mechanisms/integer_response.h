#pragma once

#include "core/mechanisms/finite_mechanism.h"
#include "core/mechanisms/integer_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace epsiscope {

/// The twin of a randomizer with finitely many outputs for a release: its probabilities are the whole numbers
/// of integerTable() over their total, and are drawn by comparing whole numbers. Where labels are rounded at
/// random between two values, the probability of the right one is a multiple of 2^-53. The outputs are those
/// of the other randomizer, whose means move by the share of even answers in integerTable(): from epsilon =
/// 1e-6 on by less than 1e-9 of the width where the other's own probabilities are right to 15 digits.
///
/// Proof of epsilon-label-DP: whole numbers were compared to see that in each column no weight is above
/// e^epsilon times another. The two rows of a label and the multiple are functions of that label alone, and
/// the probability of an output is an average of two weights of one column (see FiniteMechanism).
class IntegerResponse : public FiniteMechanism {
public:
  /// Throws std::invalid_argument where the ratios of the other randomizer are above e^epsilon.
  explicit IntegerResponse(const FiniteMechanism& ideal);

  /// The probability of outputs()[output] given values()[value] is weight/total.
  std::uint64_t weight(std::size_t value, std::size_t output) const;
  std::uint64_t total() const { return m_weights.total; }

  double sample(double label, Rng& rng) const override;

private:
  IntegerResponse(const FiniteMechanism& ideal, IntegerTable weights);

  std::size_t drawnFrom(std::size_t row, Rng& rng) const;

  IntegerTable m_weights;
  std::vector<std::vector<std::uint64_t>> m_upTo;  ///< the sums of each row's peaks
};

}  // namespace epsiscope
