#pragma once

#include "core/random/rng.h"

#include <cstdint>
#include <span>
#include <vector>

namespace epsiscope {

/// Rows to learn from and rows to test on, both ascending.
struct Split {
  std::vector<std::uint32_t> train;
  std::vector<std::uint32_t> test;
};

/// Puts round(fraction n) of the rows, at least one and at most n - 1, into the test part at random.
Split randomSplit(std::span<const std::uint32_t> rows, double testFraction, Rng& rng);
/// The same with all rows of a person in one part: persons go into the test part at random until it has that
/// many rows, or one is left to learn from. `persons`: of each row, a number from 0; empty: every row is by
/// itself. Precondition: there are two persons.
Split randomSplit(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> persons,
                  double testFraction, Rng& rng);

}  // namespace epsiscope
