#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The characters of an SPSS portable file (.por), which brings a table of its own: byte n of it is the
/// file's byte for the n-th character of a fixed list. They are turned into ASCII before anybody parses them:
/// the parser takes the last of several places of a byte, where the first is meant, and asks the locale about
/// characters beyond ASCII.
class PortableSigns {
public:
  /// `head`: the first bytes of the file, a kilobyte if there are so many.
  explicit PortableSigns(std::string_view head);

  /// Translates bytes that stand in the file from `place` on.
  void translate(std::size_t place, char* bytes, std::size_t count);
  /// Whether some character was none of the list, and became a question mark.
  bool lost() const { return m_lost; }

private:
  std::array<char, 256> m_ascii{};     ///< by the file's byte; 0: none
  std::vector<std::size_t> m_table{};  ///< where the bytes of the table stand, in their order
  bool m_lost = false;
};

}  // namespace epsiscope
