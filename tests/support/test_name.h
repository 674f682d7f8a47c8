#pragma once

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace epsiscope::test {

/// The words of `text` as the name of a parametrised test: letters and digits stay, anything between them
/// becomes one underscore.
inline std::string testName(std::string_view text) {
  std::string name;
  for (const char c : text)
    if (std::isalnum(static_cast<unsigned char>(c)))
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
  while (name.ends_with('_')) name.pop_back();
  return name;
}

/// The same for words that several tests share: `index` distinguishes them.
inline std::string testName(std::string_view text, std::size_t index) {
  return testName(text) + '_' + std::to_string(index + 1);
}

}  // namespace epsiscope::test
