#pragma once

#include <bitset>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// Without the blanks of every kind at both ends: spaces, tabs, and those of Unicode, seen or not, such as
/// the no-break space U+00A0.
std::string_view trimmed(std::string_view text);
/// The length in bytes of the blank of Unicode that the text starts with, or ends with; 0: it does not.
std::size_t wideBlankAtStart(std::string_view text);
std::size_t wideBlankAtEnd(std::string_view text);

/// `lower` has no capitals; of ASCII.
bool equalsIgnoringCase(std::string_view text, std::string_view lower);

/// Spellings that often mean a missing cell and are offered as such, but count as texts unless they are
/// declared: #N/A, None, a point, a dash, "keine Angabe", ...
inline constexpr std::size_t kOfferedMissing = 75;
/// Some of them: a bit for each, as offeredMissing() numbers them.
using OfferedSpellings = std::bitset<kOfferedMissing>;
/// Index of such a spelling, below kOfferedMissing; MissingTexts::kNone for other texts.
std::size_t offeredMissing(std::string_view trimmed);
std::string_view offeredSpelling(std::size_t index);

/// The spellings of a missing cell, compared without regard to case. The empty text is always one.
class MissingTexts {
public:
  /// ? NA N/A NaN null
  MissingTexts();
  explicit MissingTexts(const std::vector<std::string>& spellings);

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
  /// 0 for the empty text, 1 for the first of spellings(), ...; kNone for a text that is not missing.
  std::size_t find(std::string_view trimmed) const;
  bool contains(std::string_view trimmed) const { return find(trimmed) != kNone; }
  /// As they were given, without the empty text and without repetitions.
  const std::vector<std::string>& spellings() const { return m_spellings; }
  /// Whether some of them may pass for numbers, such as -999.
  bool holdNumbers() const { return m_holdNumbers; }

private:
  std::vector<std::string> m_spellings, m_lower;
  std::size_t m_longest = 0;
  bool m_holdNumbers = false;
};

}  // namespace epsiscope
