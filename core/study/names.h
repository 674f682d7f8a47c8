#pragma once

#include <string>
#include <string_view>

namespace epsiscope {

/// The words that stand for enumerators in files, in messages and on the command line: a list `all` of pairs.
template <class Enum>
struct Names;

template <class Enum>
std::string nameOf(Enum value) {
  for (const auto& [known, name] : Names<Enum>::all)
    if (known == value) return std::string(name);
  return {};
}

}  // namespace epsiscope
