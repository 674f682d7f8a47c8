#include "core/prepare/split.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/random/shuffle.h"

namespace epsiscope {

Split randomSplit(std::span<const std::uint32_t> rows, double testFraction, Rng& rng) {
  assert(rows.size() >= 2);
  assert(testFraction > 0 && testFraction < 1);
  const std::size_t count = rows.size();
  const auto wanted = static_cast<std::size_t>(std::llround(testFraction * static_cast<double>(count)));
  const std::size_t testCount = std::clamp<std::size_t>(wanted, 1, count - 1);

  std::vector<std::uint32_t> order(rows.begin(), rows.end());
  shuffleFirst(std::span(order), testCount, rng);

  const auto middle = order.begin() + static_cast<std::ptrdiff_t>(testCount);
  Split split{.train = {middle, order.end()}, .test = {order.begin(), middle}};
  std::sort(split.train.begin(), split.train.end());
  std::sort(split.test.begin(), split.test.end());
  return split;
}

}  // namespace epsiscope
