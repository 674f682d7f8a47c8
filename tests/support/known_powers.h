#pragma once

#include <vector>

#include "core/base/wide_integer.h"

namespace epsiscope::test {

/// e^epsilon to 19 digits, rounded down: the oracle of ratios of whole numbers.
struct KnownPower {
  double epsilon = 0;
  WideUnsigned numerator = 0, denominator = 0;
  bool allows(WideUnsigned larger, WideUnsigned smaller) const {
    return larger * denominator <= numerator * smaller;
  }
};

inline constexpr WideUnsigned kTenTo10 = 10'000'000'000, kTenTo18 = 1'000'000'000'000'000'000;

inline std::vector<KnownPower> knownPowers() {
  return {{0.5, 1'648'721'270'700'128'146, kTenTo18},
          {1, 2'718'281'828'459'045'235, kTenTo18},
          {20, 4'851'651'954'097'902'779, kTenTo10}};
}

}  // namespace epsiscope::test
