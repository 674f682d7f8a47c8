#pragma once

#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "core/study/study.h"

namespace epsiscope {

/// The allowed values of a parameter. Its ends belong to it unless it is open there.
struct NumberRange {
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  bool openBelow = false, openAbove = false;
  bool whole = false;
  /// Whether a finite number lies in the range.
  bool holds(double value) const;
};
/// Squares and ratios of such numbers stay inside the doubles.
inline constexpr NumberRange kPositive{.least = 1e-100, .most = 1e100};
inline constexpr NumberRange kNotNegative{.least = 0, .most = 1e100};
inline constexpr NumberRange kBudget{.least = kSmallestBudget, .most = kLargestBudget};
inline constexpr NumberRange kShareOfBudget{.least = 1e-6, .most = 1 - 1e-6};
inline constexpr NumberRange kBetweenZeroAndOne{.least = 0, .most = 1, .openBelow = true, .openAbove = true};
constexpr NumberRange wholeFrom(double least, double most = std::numeric_limits<double>::infinity()) {
  return {.least = least, .most = most, .whole = true};
}

/// The values that a parameter's control covers: they may be fewer than the study allows.
struct SliderRange {
  double least = 0, most = 1;
  std::optional<double> standard{};  ///< absent: the value that a new study has
  bool logarithmic = true;
  double above = 0, below = 1e300;  ///< typed values must lie between these, both excluded
};

/// A parameter of a study that is a number: written down here and nowhere else, but for its default, which
/// stands where the member is declared.
struct NumberKey {
  const char* key;                ///< of the study file, with dots between blocks: "label_privacy.zeta"
  const char* name = nullptr;     ///< for problems: "Zeta", to be translated in the context "Core"; null: a
                                  ///< study with any value is fine
  NumberRange range{};            ///< the values that a study allows
  const char* refusal = nullptr;  ///< the problem's sentence about the value, %1, in the context "Core";
                                  ///< null: the usual one about `name`
  SliderRange slider{};
  std::optional<double> (*get)(const Study&) = nullptr;  ///< null: the study gives no number
  void (*set)(Study&, std::optional<double>) = nullptr;  ///< null: no change, for members that need a number
};

std::span<const NumberKey> numberKeys();
/// Returns the row of the key. Precondition: there is such a key.
const NumberKey& numberKey(std::string_view key);

/// The value from which the control starts and to which it returns.
double standardOf(const NumberKey& key);

}  // namespace epsiscope
