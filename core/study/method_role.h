#pragma once

#include <optional>
#include <string_view>

namespace epsiscope {

/// The role of a row of results, of a table or of a chart. Only a method may be called best, be asked for the
/// smallest epsilon, be recommended or be released.
enum class MethodRole {
  method,    ///< it can be chosen and released
  part,      ///< a part of a method's error, such as the noise without the clipping
  yardstick  ///< a yardstick for methods: no privacy at all, or one answer for everybody
};

/// Returns "method", "part" or "yardstick", as files write it.
const char* idOf(MethodRole role);
/// Returns null where there is no such role.
std::optional<MethodRole> methodRoleNamed(std::string_view id);

}  // namespace epsiscope
