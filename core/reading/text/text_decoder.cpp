#include "core/reading/text/text_decoder.h"

#include "core/text/sentence.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace epsiscope {

namespace {

/// Windows-1252 from 0x80 to 0x9F; 0 where it defines nothing.
constexpr std::array<char16_t, 32> kWindows1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

std::string hex(char byte) {
  std::array<char, 8> text;
  std::snprintf(text.data(), text.size(), "0x%02X", static_cast<unsigned>(static_cast<unsigned char>(byte)));
  return text.data();
}

/// A byte that stands for a letter in Windows-1252 and for none in Latin-1.
bool isHighControl(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 && byte < 0xA0;
}

/// The end of the ASCII text at `at`, eight bytes at a time.
std::size_t skipAscii(std::string_view bytes, std::size_t at) {
  std::uint64_t eight = 0;
  for (; at + 8 <= bytes.size(); at += 8) {
    std::memcpy(&eight, bytes.data() + at, 8);
    if ((eight & 0x8080808080808080u) != 0) break;
  }
  return at;
}

/// Whether what follows could begin a sequence that the end of the piece cuts.
bool mayBeCut(std::string_view bytes, std::size_t at) {
  if (static_cast<unsigned char>(bytes[at]) < 0xC2 || bytes.size() - at > 3) return false;
  return std::all_of(bytes.begin() + static_cast<std::ptrdiff_t>(at) + 1, bytes.end(),
                     [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; });
}

DecodeFault unfit(std::size_t offset, char byte, const char* encoding) {
  return {.offset = offset,
          .reason = filled(sentence("Core", "byte %1 at offset %2 is not %3"), hex(byte), offset, encoding),
          .nextStep = sentence("Core", "save the file as UTF-8 or say which encoding it has")};
}

void refuseNul(std::string_view bytes, std::size_t offset) {
  const std::size_t nul = bytes.find('\0');
  if (nul == std::string_view::npos) return;
  throw DecodeFault{
      .offset = offset + nul,
      .reason = filled(sentence("Core", "this is not a text file (NUL at byte offset %1)"), offset + nul),
      .nextStep = sentence("Core", "choose a text file such as CSV"),
      .hasLine = false};
}

DecodeFault badUnit(std::size_t offset, const std::string& reason) {
  return {.offset = offset,
          .reason = filled(sentence("Core", "%1 at byte offset %2"), reason, offset),
          .nextStep = sentence("Core", "save the file as UTF-8 or say which encoding it has"),
          .hasLine = false};
}

}  // namespace

TextDecoder::TextDecoder(const std::string& encoding)
    : m_kind(encoding == "UTF-16LE"       ? Kind::utf16Le
             : encoding == "UTF-16BE"     ? Kind::utf16Be
             : encoding == "Latin-1"      ? Kind::latin1
             : encoding == "Windows-1252" ? Kind::windows1252
                                          : Kind::utf8) {}

/// Bytes of the mark that the text starts with.
std::size_t TextDecoder::markSize(std::string_view bytes) const {
  if (m_kind == Kind::utf8 && bytes.starts_with("\xEF\xBB\xBF")) return 3;
  if (m_kind == Kind::utf16Le && bytes.starts_with("\xFF\xFE")) return 2;
  if (m_kind == Kind::utf16Be && bytes.starts_with("\xFE\xFF")) return 2;
  return 0;
}

std::size_t TextDecoder::take(std::string_view bytes, bool last, std::string& text) {
  const std::size_t mark = m_offset == 0 ? markSize(bytes) : 0;
  m_offset += mark;
  bytes.remove_prefix(mark);
  std::size_t taken = 0;
  switch (m_kind) {
    case Kind::utf8:
      taken = takeUtf8(bytes, last, text);
      break;
    case Kind::utf16Le:
    case Kind::utf16Be:
      taken = takeUtf16(bytes, last, text);
      break;
    case Kind::latin1:
    case Kind::windows1252:
      taken = takeSingle(bytes, text);
      break;
  }
  m_offset += taken;
  return mark + taken;
}

std::size_t TextDecoder::takeUtf8(std::string_view bytes, bool last, std::string& text) const {
  refuseNul(bytes, m_offset);
  std::size_t at = 0;
  while ((at = skipAscii(bytes, at)) < bytes.size()) {
    const std::size_t length = characterLength(bytes, at);
    if (length == 0 && !last && mayBeCut(bytes, at)) break;
    if (length == 0) {
      DecodeFault fault = unfit(m_offset + at, bytes[at], "UTF-8");
      fault.notUtf8 = true;
      throw fault;
    }
    at += length;
  }
  text.append(bytes.substr(0, at));
  return at;
}

std::size_t TextDecoder::takeUtf16(std::string_view bytes, bool last, std::string& text) const {
  const bool bigEndian = m_kind == Kind::utf16Be;
  const auto unit = [&](std::size_t at) -> std::uint32_t {
    const auto low = static_cast<unsigned char>(bytes[at + (bigEndian ? 1 : 0)]);
    const auto high = static_cast<unsigned char>(bytes[at + (bigEndian ? 0 : 1)]);
    return static_cast<std::uint32_t>(high << 8 | low);
  };
  std::size_t at = 0;
  while (at + 2 <= bytes.size()) {
    std::uint32_t code = unit(at);
    std::size_t length = 2;
    if (code >= 0xD800 && code < 0xE000) {
      if (code < 0xDC00 && at + 4 > bytes.size() && !last) return at;
      const std::uint32_t second = code < 0xDC00 && at + 4 <= bytes.size() ? unit(at + 2) : 0;
      if (second < 0xDC00 || second > 0xDFFF)
        throw badUnit(m_offset + at, sentence("Core", "half of a UTF-16 surrogate pair stands alone"));
      code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00);
      length = 4;
    }
    if (code == 0) throw badUnit(m_offset + at, sentence("Core", "not a text file: a NUL character"));
    appendCharacter(text, code);
    at += length;
  }
  if (last && at < bytes.size())
    throw badUnit(m_offset + at, sentence("Core", "the UTF-16 text ends inside a character"));
  return at;
}

/// Latin-1 is Windows-1252 without its letters at 0x80 to 0x9F.
std::size_t TextDecoder::takeSingle(std::string_view bytes, std::string& text) const {
  refuseNul(bytes, m_offset);
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t ascii = skipAscii(bytes, at);
    text.append(bytes.substr(at, ascii - at));
    for (at = ascii; at < std::min(ascii + 8, bytes.size()); ++at) {
      std::uint32_t code = static_cast<unsigned char>(bytes[at]);
      if (m_kind == Kind::windows1252 && isHighControl(bytes[at])) code = kWindows1252[code - 0x80u];
      if (code == 0) throw unfit(m_offset + at, bytes[at], "Windows-1252");
      appendCharacter(text, code);
    }
  }
  return bytes.size();
}

std::size_t Utf8Count::add(std::string_view bytes, bool last) {
  std::size_t at = 0;
  while ((at = skipAscii(bytes, at)) < bytes.size()) {
    const std::size_t length = characterLength(bytes, at);
    if (length == 0 && !last && mayBeCut(bytes, at)) break;
    const std::string_view sequence = bytes.substr(at, std::max<std::size_t>(1, length));
    highControls |= std::any_of(sequence.begin(), sequence.end(), isHighControl);
    if (length > 1) ++good;
    if (length == 0 && bad++ == 0) {
      firstBad = m_offset + at;
      firstBadLine = m_lines + lineEnds(bytes.substr(0, at), m_afterReturn);
    }
    at += sequence.size();
  }
  if (bad == 0) m_lines += lineEnds(bytes.substr(0, at), m_afterReturn);
  m_offset += at;
  return at;
}

std::size_t lineEnds(std::string_view bytes, bool& afterReturn) {
  std::size_t count = 0;
  for (const char c : bytes) {
    if (c == '\r' || (c == '\n' && !afterReturn)) ++count;
    afterReturn = c == '\r';
  }
  return count;
}

}  // namespace epsiscope
