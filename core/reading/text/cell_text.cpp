#include "core/reading/text/cell_text.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace epsiscope {

namespace {

char lowerCase(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// In lower case, and as they are offered. The dashes are U+2013 and U+2014, U+2026 is an ellipsis; \N is how
/// data bases write it, and the last ones are how offices of statistics do.
struct OfferedSpelling {
  std::string_view lower, shown;
};
constexpr std::array<OfferedSpelling, kOfferedMissing> kOfferedSpellings = {
    {{"#n/a", "#N/A"},
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
     {"...", "..."},
     {"keine angabe", "keine Angabe"},
     {"wei\xC3\x9F nicht", "wei\xC3\x9F nicht"},
     {"weiss nicht", "weiss nicht"},
     {"verweigert", "verweigert"},
     {"unbekannt", "unbekannt"},
     {"refused", "refused"},
     {"refusal", "refusal"},
     {"don't know", "don't know"},
     {"no answer", "no answer"},
     {"not available", "not available"},
     {"unknown", "unknown"},
     {"refus", "refus"},
     {"ne sait pas", "ne sait pas"},
     {"nsp", "NSP"},
     {"sans r\xC3\xA9ponse", "sans r\xC3\xA9ponse"},
     {"non r\xC3\xA9ponse", "non r\xC3\xA9ponse"},
     {"n\xC3\xA3o sabe", "n\xC3\xA3o sabe"},
     {"nao sabe", "nao sabe"},
     {"n\xC3\xA3o responde", "n\xC3\xA3o responde"},
     {"n\xC3\xA3o respondeu", "n\xC3\xA3o respondeu"},
     {"recusa", "recusa"},
     {"ns/nr", "NS/NR"},
     {"no sabe", "no sabe"},
     {"no contesta", "no contesta"},
     {"sem resposta", "sem resposta"},
     {"n/d", "n/d"},
     {"n.d.", "n.d."},
     {"s.d.", "s.d."},
     {":", ":"},
     {": c", ": c"},
     {":c", ":c"},
     {"*", "*"},
     {"**", "**"},
     {"/", "/"},
     {"[c]", "[c]"},
     {"[x]", "[x]"},
     {"[z]", "[z]"},
     {"[low]", "[low]"},
     {"(d)", "(D)"},
     {"(s)", "(S)"},
     {"(x)", "(X)"},
     {"nd", "nd"},
     {"\xE2\x80\xA6", "\xE2\x80\xA6"},
     {"suppressed", "suppressed"},
     {"confidential", "confidential"}}};
constexpr std::size_t kLongestOffered = 15;

/// Most texts are distinguished from these by their first character.
bool canStartOffered(char c) {
  return std::string_view("#nN.-\xE2kKmM<(\\wWvVuUrRdDsS:*/[cC").find(c) != std::string_view::npos;
}

bool isOneByte(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

/// U+00A0, U+00AD, U+2000 to U+200F, U+202A to U+202F, U+205F to U+206F, U+3000 and U+FEFF: those that have a
/// width, and those that have none, as the soft hyphen and the marks of the direction of writing.
bool isWideBlank(std::string_view one) {
  if (one.size() == 2) return one == "\xC2\xA0" || one == "\xC2\xAD";
  const auto last = static_cast<unsigned char>(one[2]);
  if (one.starts_with("\xE2\x80")) return last <= 0x8F || (last >= 0xAA && last <= 0xAF);
  if (one.starts_with("\xE2\x81")) return last >= 0x9F && last <= 0xAF;
  return one == "\xE3\x80\x80" || one == "\xEF\xBB\xBF";
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

std::size_t wideBlankAtStart(std::string_view text) {
  if (text.empty() || isOneByte(text.front())) return 0;
  for (const std::size_t size : {2U, 3U})
    if (text.size() >= size && isWideBlank(text.substr(0, size))) return size;
  return 0;
}

std::size_t wideBlankAtEnd(std::string_view text) {
  if (text.empty() || isOneByte(text.back())) return 0;
  for (const std::size_t size : {2U, 3U})
    if (text.size() >= size && isWideBlank(text.substr(text.size() - size))) return size;
  return 0;
}

std::string_view trimmed(std::string_view text) {
  const auto blankBefore = [&] {
    if (text.empty()) return std::size_t{0};
    return text.front() == ' ' || text.front() == '\t' ? std::size_t{1} : wideBlankAtStart(text);
  };
  const auto blankBehind = [&] {
    if (text.empty()) return std::size_t{0};
    return text.back() == ' ' || text.back() == '\t' ? std::size_t{1} : wideBlankAtEnd(text);
  };
  while (const std::size_t blank = blankBefore()) text.remove_prefix(blank);
  while (const std::size_t blank = blankBehind()) text.remove_suffix(blank);
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
