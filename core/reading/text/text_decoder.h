#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace epsiscope {

/// Bytes that are no text in the encoding. Becomes a FileError where file and line are known.
struct DecodeFault {
  std::size_t offset = 0;  ///< in the file, unpacked
  std::string reason, nextStep;
  bool hasLine = true;  ///< whether naming its line helps
  bool notUtf8 = false;
};

/// Turns bytes that arrive in pieces into UTF-8 text without a byte order mark.
class TextDecoder {
public:
  /// `encoding` as in ReadOptions.
  explicit TextDecoder(const std::string& encoding);

  /// Appends the text of these bytes and returns how many it took: at most three, of a character that is cut,
  /// stay for the next piece unless this is the `last`. Throws DecodeFault.
  std::size_t take(std::string_view bytes, bool last, std::string& text);
  /// The next piece is the first again.
  void restart() { m_offset = 0; }

private:
  enum class Kind { utf8, utf16Le, utf16Be, latin1, windows1252 };
  std::size_t markSize(std::string_view bytes) const;
  std::size_t takeUtf8(std::string_view bytes, bool last, std::string& text) const;
  std::size_t takeUtf16(std::string_view bytes, bool last, std::string& text) const;
  std::size_t takeSingle(std::string_view bytes, std::string& text) const;

  Kind m_kind;
  std::size_t m_offset = 0;
};

/// The part of a text, which arrives in pieces, that is UTF-8.
struct Utf8Count {
  std::size_t good = 0, bad = 0;  ///< sequences of several bytes; bytes that belong to none
  std::size_t firstBad = 0, firstBadLine = 0;
  bool highControls = false;  ///< a byte from 0x80 to 0x9F, which is a letter in Windows-1252 only

  /// Whether the text is in another encoding. Bytes of single-byte encodings hardly ever make a valid
  /// sequence by chance: with more good than bad ones it is damaged UTF-8.
  bool speaksAgainst() const { return bad >= good && bad > 0; }
  /// As TextDecoder::take().
  std::size_t add(std::string_view bytes, bool last);

private:
  std::size_t m_offset = 0, m_lines = 1;
  bool m_afterReturn = false;
};

/// Lines that end in these bytes. `afterReturn`: whether the byte before them is a carriage return; updated.
std::size_t lineEnds(std::string_view bytes, bool& afterReturn);

}  // namespace epsiscope
