#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "core/random/rng.h"

namespace epsiscope {

// The shuffle of Fisher and Yates. Which end it begins at decides which numbers it draws, and with them the
// bits of whatever follows.

/// Fills the first `places` with values drawn from all; of the others the order is none of a shuffle's.
template <class Value>
void shuffleFirst(std::span<Value> values, std::size_t places, Rng& rng) {
  for (std::size_t i = 0; i < places; ++i)
    std::swap(values[i], values[i + static_cast<std::size_t>(rng.below(values.size() - i))]);
}

/// Every order is equally likely.
template <class Value>
void shuffle(std::span<Value> values, Rng& rng) {
  if (!values.empty()) shuffleFirst(values, values.size() - 1, rng);
}

/// The same, from the last value to the first.
template <class Value>
void shuffleFromBack(std::span<Value> values, Rng& rng) {
  for (std::size_t left = values.size(); left > 1; --left)
    std::swap(values[left - 1], values[static_cast<std::size_t>(rng.below(left))]);
}

}  // namespace epsiscope
