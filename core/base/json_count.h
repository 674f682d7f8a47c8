#pragma once

#include "core/base/json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>

namespace epsiscope {

/// A whole number from 0 on that the type holds; throws WrongKind for anything else. The library converts
/// 1e300 and 2.5 as well, the first to anything.
template <class Count>
Count countFrom(const Json& json) {
  if (!json.is_number_unsigned() || json.get<std::uint64_t>() > std::numeric_limits<Count>::max())
    throw WrongKind();
  return json.get<Count>();
}

}  // namespace epsiscope
