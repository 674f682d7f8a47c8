#include "core/prepare/split.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace epsiscope {

Split randomSplit(std::span<const std::uint32_t> rows, double testFraction, Rng& rng) {
  assert(rows.size() >= 2);
  assert(testFraction > 0 && testFraction < 1);
  const std::size_t count = rows.size();
  const auto wanted = static_cast<std::size_t>(std::llround(testFraction * static_cast<double>(count)));
  const std::size_t testCount = std::clamp<std::size_t>(wanted, 1, count - 1);

  // A Fisher-Yates shuffle, stopped when the first `testCount` places are drawn.
  std::vector<std::uint32_t> order(rows.begin(), rows.end());
  for (std::size_t i = 0; i < testCount; ++i)
    std::swap(order[i], order[i + static_cast<std::size_t>(rng.below(count - i))]);

  const auto middle = order.begin() + static_cast<std::ptrdiff_t>(testCount);
  Split split{.train = {middle, order.end()}, .test = {order.begin(), middle}};
  std::sort(split.train.begin(), split.train.end());
  std::sort(split.test.begin(), split.test.end());
  return split;
}

}  // namespace epsiscope
