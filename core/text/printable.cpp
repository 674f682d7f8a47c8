#include "core/text/printable.h"

namespace epsiscope {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// The number of a character of two or three bytes.
unsigned codeOf(std::string_view text, std::size_t at, std::size_t length) {
  const auto byte = [&](std::size_t i) {
    return static_cast<unsigned>(static_cast<unsigned char>(text[at + i]));
  };
  return length == 2 ? (byte(0) & 0x1FU) << 6 | (byte(1) & 0x3FU)
                     : (byte(0) & 0x0FU) << 12 | (byte(1) & 0x3FU) << 6 | (byte(2) & 0x3FU);
}

bool turnsDirection(unsigned code) {
  return code == 0x200E || code == 0x200F || code == 0x061C || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

}  // namespace

std::size_t characterLength(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length == 0 || at + length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(at + i) & 0xC0) != 0x80) return 0;
  // Halves of pairs, and longer spellings than needed.
  if (first == 0xE0 && byte(at + 1) < 0xA0) return 0;
  if (first == 0xED && byte(at + 1) > 0x9F) return 0;
  if (first == 0xF0 && byte(at + 1) < 0x90) return 0;
  if (first == 0xF4 && byte(at + 1) > 0x8F) return 0;
  return length;
}

bool isControl(std::string_view text, std::size_t at, std::size_t length) {
  const auto first = static_cast<unsigned char>(text[at]);
  if (length == 1) return first < 0x20 || first == 0x7F;
  if (length > 3) return false;
  const unsigned code = codeOf(text, at, length);
  return code < 0xA0 || turnsDirection(code) || code == 0xFFFE || code == 0xFFFF;
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
