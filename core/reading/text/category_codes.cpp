#include "core/reading/text/category_codes.h"

#include <algorithm>
#include <functional>

namespace epsiscope {

std::int32_t CategoryCodes::find(std::string_view text) {
  if (4 * m_categories.size() >= 3 * m_slots.size()) grow();
  std::int32_t& code = slotOf(text);
  if (code < 0) {
    code = static_cast<std::int32_t>(m_categories.size());
    m_categories.emplace_back(text);
  }
  return code;
}

/// The place of the text's code, to be read or written.
std::int32_t& CategoryCodes::slotOf(std::string_view text) {
  const std::size_t mask = m_slots.size() - 1;
  std::size_t at = std::hash<std::string_view>{}(text)&mask;
  while (m_slots[at] >= 0 && m_categories[static_cast<std::size_t>(m_slots[at])] != text)
    at = (at + 1) & mask;
  return m_slots[at];
}

void CategoryCodes::grow() {
  m_slots.assign(std::max<std::size_t>(16, 2 * m_slots.size()), -1);
  for (std::size_t i = 0; i < m_categories.size(); ++i)
    slotOf(m_categories[i]) = static_cast<std::int32_t>(i);
}

}  // namespace epsiscope
