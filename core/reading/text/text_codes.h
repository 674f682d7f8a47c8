#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The codes of a column's categories: a hash table of them with open addresses, a power of two, for a column
/// of identifiers has as many texts as rows, and a second copy of each would be most of the memory.
class TextCodes {
public:
  explicit TextCodes(std::vector<std::string>& categories) : m_categories(categories) {}

  /// The index of the text among the categories; a new one is added to them.
  std::int32_t codeOf(std::string_view text);

private:
  std::int32_t& slotOf(std::string_view text);
  void grow();

  std::vector<std::string>& m_categories;
  std::vector<std::int32_t> m_slots;
};

}  // namespace epsiscope
