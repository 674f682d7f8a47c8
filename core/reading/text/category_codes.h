#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// Numbers the different texts of a column in order of first appearance. A column of identifiers has as many
/// texts as rows, so that a second copy of each would be most of the memory.
class CategoryCodes {
public:
  /// `categories` gets the texts, is empty at first, and must outlive this.
  explicit CategoryCodes(std::vector<std::string>& categories) : m_categories(categories) {}

  /// The index of the text, which is added if it is a new one.
  std::int32_t of(std::string_view text) {
    // Equal texts often follow each other.
    if (m_last < 0 || m_categories[static_cast<std::size_t>(m_last)] != text) m_last = find(text);
    return m_last;
  }

private:
  std::int32_t find(std::string_view text);
  std::int32_t& slotOf(std::string_view text);
  void grow();

  std::vector<std::string>& m_categories;
  std::vector<std::int32_t> m_slots;  ///< a hash table of codes with open addresses, a power of two
  std::int32_t m_last = -1;
};

}  // namespace epsiscope
