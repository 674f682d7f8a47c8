#include "core/reading/text/cell_text.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace epsiscope {

namespace {

char lowerCase(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// In lower case, and as they are offered. The dashes are U+2013 and U+2014; \N is how data bases write it.
struct OfferedSpelling {
  std::string_view lower, shown;
};
constexpr std::array<OfferedSpelling, kOfferedMissing> kOfferedSpellings = {{{"#n/a", "#N/A"},
                                                                             {"#na", "#NA"},
                                                                             {"#nv", "#NV"},
                                                                             {"#null!", "#NULL!"},
                                                                             {"#div/0!", "#DIV/0!"},
                                                                             {"#value!", "#VALUE!"},
                                                                             {"#wert!", "#WERT!"},
                                                                             {"#ref!", "#REF!"},
                                                                             {"#bezug!", "#BEZUG!"},
                                                                             {"#num!", "#NUM!"},
                                                                             {"#zahl!", "#ZAHL!"},
                                                                             {"#name?", "#NAME?"},
                                                                             {"none", "None"},
                                                                             {"nil", "nil"},
                                                                             {".", "."},
                                                                             {"-", "-"},
                                                                             {"--", "--"},
                                                                             {"---", "---"},
                                                                             {"\xE2\x80\x93", "\xE2\x80\x93"},
                                                                             {"\xE2\x80\x94", "\xE2\x80\x94"},
                                                                             {"n.a.", "n.a."},
                                                                             {"n. a.", "n. a."},
                                                                             {"k.a.", "k.A."},
                                                                             {"k. a.", "k. A."},
                                                                             {"missing", "missing"},
                                                                             {"<na>", "<NA>"},
                                                                             {"(null)", "(null)"},
                                                                             {"\\n", "\\N"},
                                                                             {"..", ".."},
                                                                             {"...", "..."}}};
constexpr std::size_t kLongestOffered = 7;

/// Most texts are distinguished from these by their first character.
bool canStartOffered(char c) {
  return std::string_view("#nN.-\xE2kKmM<(\\").find(c) != std::string_view::npos;
}

}  // namespace

std::size_t offeredMissing(std::string_view text) {
  if (text.empty() || text.size() > kLongestOffered || !canStartOffered(text.front()))
    return MissingTexts::kNone;
  for (std::size_t i = 0; i < kOfferedSpellings.size(); ++i)
    if (equalsIgnoringCase(text, kOfferedSpellings[i].lower)) return i;
  return MissingTexts::kNone;
}

std::string_view offeredSpelling(std::size_t index) {
  return kOfferedSpellings[index].shown;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

bool equalsIgnoringCase(std::string_view text, std::string_view lower) {
  return text.size() == lower.size() && std::equal(text.begin(), text.end(), lower.begin(),
                                                   [](char a, char b) { return lowerCase(a) == b; });
}

MissingTexts::MissingTexts() : MissingTexts({"?", "NA", "N/A", "NaN", "null"}) {}

MissingTexts::MissingTexts(const std::vector<std::string>& spellings) {
  for (const std::string& given : spellings) {
    const std::string spelling(trimmed(given));
    if (contains(spelling)) continue;
    m_spellings.push_back(spelling);
    std::transform(spelling.begin(), spelling.end(), std::back_inserter(m_lower.emplace_back()), lowerCase);
    m_longest = std::max(m_longest, spelling.size());
    m_holdNumbers |= spelling.find_first_of("0123456789") != std::string::npos;
  }
}

std::size_t MissingTexts::find(std::string_view text) const {
  if (text.empty()) return 0;
  if (text.size() > m_longest) return kNone;
  for (std::size_t i = 0; i < m_lower.size(); ++i)
    if (equalsIgnoringCase(text, m_lower[i])) return i + 1;
  return kNone;
}

}  // namespace epsiscope
