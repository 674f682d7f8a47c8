#include "core/prepare/split.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
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

Split randomSplit(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> persons,
                  double testFraction, Rng& rng) {
  if (persons.empty()) return randomSplit(rows, testFraction, rng);
  assert(persons.size() == rows.size());
  std::vector<std::size_t> own(std::size_t{1} + *std::ranges::max_element(persons));
  for (const std::uint32_t person : persons) ++own[person];
  std::vector<std::uint32_t> order(own.size());
  std::iota(order.begin(), order.end(), 0U);
  shuffle(std::span(order), rng);

  const double wanted = testFraction * static_cast<double>(rows.size());
  std::vector<bool> isTested(own.size());
  std::size_t tested = 0;
  for (std::size_t i = 0; i + 1 < order.size() && (i == 0 || static_cast<double>(tested) < wanted); ++i) {
    isTested[order[i]] = true;
    tested += own[order[i]];
  }
  Split split;
  for (std::size_t i = 0; i < rows.size(); ++i)
    (isTested[persons[i]] ? split.test : split.train).push_back(rows[i]);
  return split;
}

}  // namespace epsiscope
