#include "core/reading/survey/portable_signs.h"

#include <algorithm>

namespace epsiscope {

namespace {

/// Bytes before the table that are no line ends, and those of the table.
constexpr std::size_t kBeforeTable = 200, kSigns = 256;
/// The characters of the list that ASCII has, from the place of '0' on; a blank: ASCII has none.
constexpr std::size_t kFirstSign = 64;
constexpr std::string_view kSignsFromZero =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .<(+|&[]!$*);^-/|,%_>?`:#@'=\"";
constexpr std::size_t kSpace = 126;
struct PlacedSign {
  std::size_t place;
  char sign;
};
constexpr std::array kLaterSigns = {PlacedSign{162, '~'}, PlacedSign{184, '{'}, PlacedSign{185, '}'},
                                    PlacedSign{186, '\\'}};
/// Stands where ASCII has no character, as in the files of SPSS.
constexpr char kFiller = '0';

char signAt(std::size_t place) {
  if (place >= kFirstSign && place < kFirstSign + kSignsFromZero.size())
    return kSignsFromZero[place - kFirstSign];
  const auto* later = std::ranges::find(kLaterSigns, place, &PlacedSign::place);
  return later == kLaterSigns.end() ? '\0' : later->sign;
}

bool isLineEnd(char byte) {
  return byte == '\r' || byte == '\n';
}

}  // namespace

PortableSigns::PortableSigns(std::string_view head) {
  static_assert(kSignsFromZero[kSpace - kFirstSign] == ' ');
  std::size_t before = 0;
  for (std::size_t at = 0; at < head.size() && m_table.size() < kSigns; ++at) {
    if (isLineEnd(head[at])) continue;
    if (before++ < kBeforeTable) continue;
    char& ascii = m_ascii[static_cast<unsigned char>(head[at])];
    if (ascii == '\0') ascii = signAt(m_table.size());
    m_table.push_back(at);
  }
}

void PortableSigns::translate(std::size_t place, char* bytes, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    if (isLineEnd(bytes[i])) continue;
    const std::size_t at = place + i;
    if (!m_table.empty() && at <= m_table.back()) {
      const auto found = std::ranges::lower_bound(m_table, at);
      const char sign = *found == at ? signAt(static_cast<std::size_t>(found - m_table.begin())) : '\0';
      bytes[i] = sign == '\0' ? kFiller : sign;
      continue;
    }
    const char ascii = m_ascii[static_cast<unsigned char>(bytes[i])];
    m_lost |= ascii == '\0';
    bytes[i] = ascii == '\0' ? '?' : ascii;
  }
}

}  // namespace epsiscope
