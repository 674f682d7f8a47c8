#include "core/data/text/decode.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <utility>

#include "core/data/file_error.h"
#include "core/text/sentence.h"

namespace epsiscope {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kUtf16LeMark = "\xFF\xFE";
constexpr std::string_view kUtf16BeMark = "\xFE\xFF";

/// Windows-1252 from 0x80 to 0x9F; 0 where it defines nothing.
constexpr std::array<char16_t, 32> kWindows1252 = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// The line that holds a byte, counted as the scanner counts.
std::size_t lineAt(std::string_view bytes, std::size_t offset) {
  std::size_t line = 1;
  for (std::size_t i = 0; i < offset; ++i)
    if (bytes[i] == '\n' || (bytes[i] == '\r' && (i + 1 == bytes.size() || bytes[i + 1] != '\n'))) ++line;
  return line;
}

std::string hex(char byte) {
  std::array<char, 8> text;
  std::snprintf(text.data(), text.size(), "0x%02X", static_cast<unsigned>(static_cast<unsigned char>(byte)));
  return text.data();
}

void append(std::string& text, std::uint32_t code) {
  const auto put = [&](std::uint32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3F));
    put(0x80 | (code >> 6 & 0x3F));
    put(0x80 | (code & 0x3F));
  }
}

/// Length of the UTF-8 sequence at `at`, 0 if there is none (overlong forms, surrogates and codes beyond
/// 0x10FFFF too).
std::size_t sequenceLength(std::string_view bytes, std::size_t at) {
  const auto byte = [&](std::size_t i) -> unsigned {
    return at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0u;
  };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F)) return 0;
    return follows(1) && follows(2) ? 3 : 0;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    if ((first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F)) return 0;
    return follows(1) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

struct Utf8Check {
  std::size_t firstBad = std::string_view::npos;
  std::size_t good = 0, bad = 0;  ///< sequences of several bytes; bytes that belong to none
};

Utf8Check checkUtf8(std::string_view bytes) {
  Utf8Check check;
  for (std::size_t at = 0; at < bytes.size();) {
    std::uint64_t eight = 0;
    if (at + 8 <= bytes.size()) std::memcpy(&eight, bytes.data() + at, 8);
    if (at + 8 <= bytes.size() && (eight & 0x8080808080808080u) == 0) {
      at += 8;
      continue;
    }
    const std::size_t length = sequenceLength(bytes, at);
    if (length > 1) ++check.good;
    if (length == 0) {
      if (check.bad == 0) check.firstBad = at;
      ++check.bad;
    }
    at += std::max<std::size_t>(1, length);
  }
  return check;
}

[[noreturn]] void refuseByte(std::string_view bytes, std::size_t at, const std::string& shownFile,
                             const std::string& encoding) {
  throw FileError({.file = shownFile, .line = lineAt(bytes, at)},
                  filled(sentence("Core", "byte %1 at offset %2 is not %3"), hex(bytes[at]), at, encoding),
                  sentence("Core", "save the file as UTF-8 or say which encoding it has"));
}

/// Latin-1 is Windows-1252 without its letters at 0x80 to 0x9F.
std::string fromSingleBytes(std::string_view bytes, const std::string& encoding,
                            const std::string& shownFile) {
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 8);
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const auto byte = static_cast<unsigned char>(bytes[at]);
    std::uint32_t code = byte;
    if (encoding == "Windows-1252" && byte >= 0x80 && byte < 0xA0) {
      code = kWindows1252[byte - 0x80u];
      if (code == 0) refuseByte(bytes, at, shownFile, encoding);
    }
    append(text, code);
  }
  return text;
}

std::string fromUtf16(std::string_view bytes, bool bigEndian, const std::string& shownFile) {
  const auto refuse = [&](std::size_t at, const std::string& reason) {
    throw FileError({.file = shownFile}, filled(sentence("Core", "%1 at byte offset %2"), reason, at),
                    sentence("Core", "save the file as UTF-8 or say which encoding it has"));
  };
  if (bytes.size() % 2 != 0)
    refuse(bytes.size() - 1, sentence("Core", "the UTF-16 text ends inside a character"));
  const auto unit = [&](std::size_t at) -> std::uint32_t {
    const auto low = static_cast<unsigned char>(bytes[at + (bigEndian ? 1 : 0)]);
    const auto high = static_cast<unsigned char>(bytes[at + (bigEndian ? 0 : 1)]);
    return static_cast<std::uint32_t>(high << 8 | low);
  };
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    std::uint32_t code = unit(at);
    if (code >= 0xD800 && code < 0xE000) {
      const std::uint32_t second = code < 0xDC00 && at + 4 <= bytes.size() ? unit(at + 2) : 0;
      if (second < 0xDC00 || second > 0xDFFF)
        refuse(at, sentence("Core", "half of a UTF-16 surrogate pair stands alone"));
      code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00);
      at += 2;
    }
    if (code == 0) refuse(at, sentence("Core", "not a text file: a NUL character"));
    append(text, code);
  }
  return text;
}

/// UTF-16 without a mark: half of the bytes of ordinary text are 0, all in even or all in odd places.
const char* likelyUtf16(std::string_view bytes) {
  const std::size_t count = std::min<std::size_t>(bytes.size(), 512);
  std::array<std::size_t, 2> zeros{};
  for (std::size_t i = 0; i < count; ++i)
    if (bytes[i] == '\0') ++zeros[i % 2];
  if (zeros[1] * 3 > count && zeros[0] * 20 < count) return "UTF-16LE";
  if (zeros[0] * 3 > count && zeros[1] * 20 < count) return "UTF-16BE";
  return nullptr;
}

bool isTextControl(char c) {
  return c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f' || c == '\x1A';
}

void refuseBinary(std::string_view bytes, const std::string& shownFile) {
  if (const void* nul = std::memchr(bytes.data(), 0, bytes.size())) {
    const auto offset = static_cast<const char*>(nul) - bytes.data();
    throw FileError({.file = shownFile},
                    filled(sentence("Core", "this is not a text file (NUL at byte offset %1)"), offset),
                    sentence("Core", "choose a text file such as CSV"));
  }
  const std::string_view head = bytes.substr(0, 65536);
  const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 && !isTextControl(c); };
  const auto controls = static_cast<std::size_t>(std::count_if(head.begin(), head.end(), isControl));
  if (controls * 50 > head.size())
    throw FileError(
        {.file = shownFile},
        filled(sentence("Core", "this is not a text file (%1 control characters in its first %2 bytes)"),
               controls, head.size()),
        sentence("Core", "choose a text file such as CSV"));
}

Decoded decodeUtf8OrBytes(std::string_view bytes, bool told, const std::string& shownFile) {
  refuseBinary(bytes, shownFile);
  const Utf8Check check = checkUtf8(bytes);
  const bool mark = bytes.starts_with(kUtf8Mark);
  if (check.bad == 0)
    return {.skipped = mark ? kUtf8Mark.size() : 0,
            .encoding = "UTF-8",
            .byteOrderMark = mark,
            .reason = mark             ? sentence("Core", "the file starts with the mark of UTF-8")
                      : check.good > 0 ? sentence("Core", "all bytes fit UTF-8")
                                       : sentence("Core", "the file holds nothing but ASCII")};
  // Text in one byte per character hardly ever holds a valid sequence by chance: with more good than bad ones
  // this is damaged UTF-8.
  if (told || check.good > check.bad) refuseByte(bytes, check.firstBad, shownFile, "UTF-8");
  const bool windows = std::any_of(bytes.begin(), bytes.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 && byte < 0xA0;
  });
  const std::string encoding = windows ? "Windows-1252" : "Latin-1";
  const std::size_t line = lineAt(bytes, check.firstBad);
  return {.converted = fromSingleBytes(bytes, encoding, shownFile),
          .encoding = encoding,
          .reason = filled(sentence("Core", "the bytes in line %1 are not UTF-8"), line),
          .notes = {filled(sentence("Core",
                                    "The text is not UTF-8 (first in line %1), so it was read as %2; if "
                                    "letters look wrong, say which encoding it has."),
                           line, encoding)}};
}

}  // namespace

std::optional<std::string> knownEncoding(const std::string& name) {
  std::string plain;
  for (const char c : name) {
    if (c == '-' || c == '_' || c == ' ') continue;
    plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  if (plain == "utf8") return "UTF-8";
  if (plain == "utf16le") return "UTF-16LE";
  if (plain == "utf16be") return "UTF-16BE";
  if (plain == "latin1" || plain == "iso88591") return "Latin-1";
  if (plain == "windows1252" || plain == "cp1252") return "Windows-1252";
  return std::nullopt;
}

Decoded decode(std::string_view bytes, const std::optional<std::string>& told, const std::string& shownFile) {
  std::string encoding;
  if (told) {
    const auto known = knownEncoding(*told);
    if (!known)
      throw FileError({.file = shownFile},
                      filled(sentence("Core", "the encoding \"%1\" is not known"), shortened(*told)),
                      sentence("Core", "choose UTF-8, UTF-16LE, UTF-16BE, Latin-1 or Windows-1252"));
    encoding = *known;
  }
  const bool markLe = bytes.starts_with(kUtf16LeMark), markBe = bytes.starts_with(kUtf16BeMark);
  const bool anyMark = encoding.empty() && (markLe || markBe);
  const char* likely = encoding.empty() && !anyMark ? likelyUtf16(bytes) : nullptr;
  if (anyMark || likely != nullptr || encoding.starts_with("UTF-16")) {
    if (encoding.empty()) encoding = likely != nullptr ? likely : markBe ? "UTF-16BE" : "UTF-16LE";
    const bool bigEndian = encoding == "UTF-16BE";
    const bool mark = bigEndian ? markBe : markLe;
    if (mark) bytes.remove_prefix(2);
    Decoded decoded{.converted = fromUtf16(bytes, bigEndian, shownFile),
                    .encoding = encoding,
                    .byteOrderMark = mark,
                    .reason = mark ? filled(sentence("Core", "the file starts with the mark of %1"), encoding)
                                   : sentence("Core", "every other byte is NUL, as in UTF-16 text")};
    refuseBinary(*decoded.converted, shownFile);
    return decoded;
  }
  if (encoding.empty() || encoding == "UTF-8") return decodeUtf8OrBytes(bytes, !encoding.empty(), shownFile);
  refuseBinary(bytes, shownFile);
  return {.converted = fromSingleBytes(bytes, encoding, shownFile), .encoding = encoding};
}

}  // namespace epsiscope
