#include "core/study/method_role.h"

namespace epsiscope {

const char* idOf(MethodRole role) {
  switch (role) {
    case MethodRole::method:
      return "method";
    case MethodRole::part:
      return "part";
    case MethodRole::yardstick:
      break;
  }
  return "yardstick";
}

std::optional<MethodRole> methodRoleNamed(std::string_view id) {
  for (const MethodRole role : {MethodRole::method, MethodRole::part, MethodRole::yardstick})
    if (id == idOf(role)) return role;
  return std::nullopt;
}

}  // namespace epsiscope
