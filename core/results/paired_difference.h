#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace epsiscope {

/// What an interval allows for: other splits of the same table, other people than those of the table, or, of
/// what learns nothing, other draws of noise.
enum class IntervalOf { splits, people, draws };
/// "splits", "people", "draws".
const char* idOf(IntervalOf intervalOf);

/// The mean of the differences of two methods over the same splits, with its t interval.
struct PairedDifference {
  double mean = 0, low = 0, high = 0;
  std::size_t splits = 0;
  IntervalOf intervalOf = IntervalOf::splits;
};

/// Returns the mean of a[i] - b[i] and the interval that holds it with probability `level`, by Student's t
/// with S - 1 degrees of freedom and the variance sd^2 (1/S + testRows/trainRows) in place of sd^2/S: splits
/// share training rows (Nadeau and Bengio 2003, corrected resampled t test). Nothing for fewer than two
/// splits, unequal lengths or values that are not finite.
std::optional<PairedDifference> pairedDifference(std::span<const double> a, std::span<const double> b,
                                                 std::size_t trainRows, std::size_t testRows,
                                                 double level = 0.95);

/// The number of rows that a split learns from, and of those it is tested on.
struct SplitSizes {
  std::size_t train = 1, test = 0;
};

/// Returns the same of results whose splits are not the same: the difference of the means, by Student's t
/// with one less than the smaller number of splits as degrees of freedom, which is never too many (Welch),
/// and the variance sd_a^2 (1/S_a + test_a/train_a) + sd_b^2 (1/S_b + test_b/train_b), as if the two were
/// independent. `splits` is the smaller number. Nothing for fewer than two splits or values that are not
/// finite.
std::optional<PairedDifference> unpairedDifference(std::span<const double> a, SplitSizes sizesOfA,
                                                   std::span<const double> b, SplitSizes sizesOfB,
                                                   double level = 0.95);

/// Returns the t for which |T| <= t has probability `level` under Student's law with so many degrees of
/// freedom, at least 1, to 1e-12 relative. 0 < level < 1.
double studentQuantile(std::size_t degrees, double level);

}  // namespace epsiscope
