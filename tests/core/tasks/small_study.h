#pragma once

#include <memory>

#include "core/builtin/generators.h"
#include "core/study/study.h"
#include "tests/support/prepared.h"

namespace epsiscope::test {

/// The table of a built-in data set.
inline std::shared_ptr<const Dataset> builtInData(const char* id) {
  return std::make_shared<const Dataset>(findBuiltIn(id)->make());
}

inline Study builtInStudy(const char* id) {
  const BuiltIn& builtIn = *findBuiltIn(id);
  Study study;
  study.data.file = std::string("builtin:") + id;
  study.data.target = builtIn.target;
  study.data.lower = builtIn.lower;
  study.data.upper = builtIn.upper;
  study.labelPrivacy.zeta = 0.2 * (builtIn.upper - builtIn.lower);
  study.labelPrivacy.binWidth = (builtIn.upper - builtIn.lower) / 20;
  return study;
}

}  // namespace epsiscope::test
