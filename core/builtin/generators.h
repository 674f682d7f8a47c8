#pragma once

#include "core/table/dataset.h"

#include <span>
#include <string>

namespace epsiscope {

/// Built-in data made by our own seeded generators, each with its known truth.
struct BuiltIn {
  const char* id;  ///< as in "builtin:ID"
  const char* title;
  const char* target;
  double lower, upper;   ///< public bounds that fit the target
  const char* unit;      ///< of the target
  const char* positive;  ///< the class counted as +1, null for regression
  const char* description;
  Dataset (*make)();
};

std::span<const BuiltIn> builtIns();
/// Null if there is none with that id.
const BuiltIn* findBuiltIn(const std::string& id);

}  // namespace epsiscope
