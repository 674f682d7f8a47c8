#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/privacy/answer_loss.h"
#include "core/privacy/booking.h"
#include "core/privacy/bounds.h"
#include "core/random/rng.h"

namespace epsiscope {

/// One end of the bounds of a column for which nobody has declared any, by the exponential mechanism over a
/// fixed list of candidates: 0 and 2^j and -2^j, j from -10 to 60. Nothing in the data decides which there
/// are. A bound is at most twice as far away as need be; smaller powers would only make the way to the others
/// longer (a column of smaller values wants another unit), and 2^60 is beyond counts, money and seconds.
///
/// A candidate costs as many rows as lie beyond it, which are those that it would clip, and so many rows for
/// each step that leads from 0 to it as the doubling of a width is worth. It is chosen with probability
/// proportional to e^(-epsilon cost). Without the steps all candidates beyond the values would be alike, and
/// with few rows all candidates. With them the wanted number of rows beyond a bound is public, too: so many
/// as are worth the doubling, bits ln 2/epsilon rounded up. Each doubling beyond the values is 2^-bits as
/// likely as the one before, so that with more bits than a squared error gains by a doubling no unlikely far
/// bound decides the expected error: 3 for what grows with the values (4 times the error, at most an eighth
/// as likely), 5 for what grows with their squares. In return it takes rows to get away from 0: as many for
/// each of the j + 11 steps to 2^j.
///
/// Proof of epsilon-DP for one replaced row. Let its value become larger. The number of rows above b grows by
/// one for b from the old value to below the new one, and is the same for all others: no cost falls, and none
/// grows by more than 1. So e^(-epsilon cost) of each candidate changes by a factor between e^-epsilon and 1,
/// and so does the sum over all: their ratio by one between e^-epsilon and e^epsilon. For a value that
/// becomes smaller, exchange the tables. (As costs move to one side only, no half of epsilon is needed.)
///
/// It is drawn exactly, without any rounding: a candidate is taken at random and kept with probability
/// e^(-epsilon (cost - least cost)) by whole numbers, until one is kept. Epsilon is rounded down to a
/// multiple of 2^-40, and from 2^20 on that is used.
class BoundChoiceLaw {
public:
  using Answer = std::size_t;  ///< the place of the candidate
  enum class End { lower, upper };

  static constexpr int kLeastPower = -10, kLargestPower = 60;
  /// Candidates of one sign.
  static constexpr std::size_t kPowers = kLargestPower - kLeastPower + 1;
  static constexpr std::size_t kCandidates = 2 * kPowers + 1;

  /// The candidates, ascending.
  static double candidate(Answer place);
  /// Two chosen ends in their order, and where they are the same their neighbours; the bounds that they are.
  static std::pair<Answer, Answer> inOrder(Answer one, Answer other);
  static LabelBounds between(Answer one, Answer other);

  /// `sorted`: values, ascending. `bits`: see above.
  BoundChoiceLaw(std::span<const double> sorted, End end, int bits, double epsilon, const Booking& cost);

  /// The natural logarithms of the probabilities; those for a table that has every row so often.
  std::vector<double> logProbabilities(double times = 1) const;

  const Booking& booking() const { return m_cost; }
  Answer draw(Rng& rng) const;
  AnswerLoss lossAgainst(const BoundChoiceLaw& other, const Answer& answer) const;

private:
  std::array<std::uint64_t, kCandidates> m_beyond = {};  ///< rows that lie beyond each candidate
  std::array<std::uint64_t, kCandidates> m_steps = {};   ///< rows that its steps cost
  std::uint64_t m_levels;                                ///< epsilon in units of 2^-40
  Booking m_cost;
};

}  // namespace epsiscope
