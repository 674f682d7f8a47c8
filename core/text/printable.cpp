#include "core/text/printable.h"

#include <algorithm>
#include <array>

#include "core/text/utf8.h"

namespace epsiscope {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

struct CodeRange {
  char32_t first, last;
};
/// Steering characters, in their order: C0 and DEL with C1, marks and turns of direction, ends of lines and
/// paragraphs, formats that are no longer used, the mark of a byte order, notes between lines, no characters,
/// tags.
constexpr std::array<CodeRange, 12> kControls = {{{0x00, 0x1F},
                                                  {0x7F, 0x9F},
                                                  {0x61C, 0x61C},
                                                  {0x200E, 0x200F},
                                                  {0x2028, 0x202E},
                                                  {0x2066, 0x206F},
                                                  {0xFDD0, 0xFDEF},
                                                  {0xFEFF, 0xFEFF},
                                                  {0xFFF9, 0xFFFB},
                                                  {0xFFFE, 0xFFFF},
                                                  {0x1D173, 0x1D17A},
                                                  {0xE0000, 0xE007F}}};

}  // namespace

bool isControl(std::string_view text, std::size_t at, std::size_t length) {
  const char32_t code = characterCode(text, at, length);
  const auto holds = [code](const CodeRange& range) { return code >= range.first && code <= range.last; };
  return std::any_of(kControls.begin(), kControls.end(), holds);
}

std::string printable(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = characterLength(text, at);
    const bool isLayout = text[at] == '\n' || text[at] == '\t';
    const bool isShown = isLayout || (length > 0 && !isControl(text, at, length));
    const std::size_t taken = length == 0 ? 1 : length;
    shown += isShown ? text.substr(at, taken) : kReplacement;
    at += taken;
  }
  return shown;
}

}  // namespace epsiscope
