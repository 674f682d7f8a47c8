#pragma once

#include <optional>
#include <string_view>

namespace epsiscope {

/// What a row of results, of a table or of a chart stands for. Only a method may be called best, be asked for
/// the smallest epsilon, be recommended or be released.
enum class MethodRole {
  method,    ///< it can be chosen and released
  part,      ///< a part of a method's error, as the noise without the clipping
  yardstick  ///< what methods are measured against: no privacy at all, or one answer for everybody
};

/// "method", "part", "yardstick": as files write it.
const char* idOf(MethodRole role);
/// Nothing where there is no such role.
std::optional<MethodRole> methodRoleNamed(std::string_view id);

}  // namespace epsiscope
