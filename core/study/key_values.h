#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/study/number_per_epsilon.h"

namespace epsiscope {

// Values that a key may hold beside plain ones.

/// A number, or a word that stands for its absence: `"lambda": "matched"`.
inline constexpr const char* kSuggested = "suggested";
struct NumberOrWord {
  std::optional<double>& number;
  const char* word;
};
/// A number, a list of them, one for each epsilon, or that word: `"zeta": [0.5, 1]`.
struct NumbersOrWord {
  NumberPerEpsilon& numbers;
  const char* word;
};
/// One text, or a list of them: `"learner": "ridge"`.
struct OneOrMore {
  std::vector<std::string>& texts;
};
/// A text that may also be written as a number: `"positive": 1`.
struct TextOrNumber {
  std::optional<std::string>& text;
};
/// Texts that may also be written as numbers: `"missing": [99, "refused"]`.
struct TextsOrNumbers {
  std::vector<std::string>& texts;
};

}  // namespace epsiscope
