#include "core/reading/text/cell_text.h"

#include <algorithm>
#include <iterator>

namespace epsiscope {

namespace {

char lowerCase(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

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
