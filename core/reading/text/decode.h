#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

struct DecodeFault;
struct Utf8Count;

struct Decoded {
  std::optional<std::string> converted{};  ///< the text, if it is not in the bytes already
  std::size_t skipped = 0;                 ///< otherwise: where in the bytes it starts
  std::string encoding{};                  ///< as in ReadOptions
  bool byteOrderMark = false;
  std::string reason{};  ///< why it is this encoding
  std::vector<std::string> notes{};
};

/// Finds the UTF-8 text of bytes, without a byte order mark; they are copied only where they must be
/// converted. Without a `given` encoding: the byte order mark decides; else UTF-16 if every other byte is
/// mostly NUL; else UTF-8; else, if the bytes are not UTF-8, Latin-1 or (with bytes 0x80 to 0x9F)
/// Windows-1252, with a note. Throws FileError: not text (NUL or control characters), bytes that do not fit,
/// an unknown encoding.
Decoded decode(std::string_view bytes, const std::optional<std::string>& given, const std::string& shownFile);

/// Cuts a part of a file behind its last whole line, where characters have two bytes behind a whole
/// character. False if there is no line end: it stays as it is.
bool cutToLines(std::string& bytes);

/// The same decision for a text that is not UTF-8, of which the whole was counted: encoding and notes.
Decoded decodedWithout(const Utf8Count& count);

/// Throws the FileError.
[[noreturn]] void refuseText(const DecodeFault& fault, std::size_t line, const std::string& shownFile);

}  // namespace epsiscope
