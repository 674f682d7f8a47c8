#pragma once

#include <memory>

namespace epsiscope {

/// A pointer that owns nothing: what it points to outlives it.
template <class Value>
std::shared_ptr<const Value> borrowed(const Value& value) {
  return {std::shared_ptr<const Value>(), &value};
}

}  // namespace epsiscope
