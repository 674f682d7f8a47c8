#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace epsiscope {

/// At most `most` of the values, evenly spread over their order: which ones depends on their number alone.
template <class Value>
std::vector<Value> evenlySpread(std::span<const Value> values, std::size_t most) {
  const std::size_t count = std::min(most, values.size());
  std::vector<Value> some(count);
  for (std::size_t i = 0; i < count; ++i) some[i] = values[i * values.size() / count];
  return some;
}

}  // namespace epsiscope
