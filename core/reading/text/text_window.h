#pragma once

#include "core/base/go_on.h"
#include "core/reading/text/text_decoder.h"

#include <cstddef>
#include <string>

namespace epsiscope {

class FileBytes;

/// The text of a large file, of which only a part is in memory. Readers go through it from the start to the
/// end, as often as they need: the file is read again. They look ahead no further than `size` / 2 characters:
/// who meets the end of the part while endSeen() is false needs a larger window.
class TextWindow {
public:
  /// `goOn` is asked about once per megabyte; where it says no the text ends, but endSeen() stays false.
  TextWindow(FileBytes& source, const std::string& encoding, std::size_t size, GoOn goOn);

  /// The text from its first character, ended by a '\0'.
  const char* restart();
  /// Drops what lies before `at` and reads on. Returns where `at` is now.
  const char* slide(const char* at);
  /// Readers that got here call slide(); null when all of the text is there.
  const char* due() const;

  /// Whether the text was read to its end since the last restart.
  bool endSeen() const { return m_ended; }
  /// Share of the file that was read.
  double done() const;
  /// Characters that there will be, about; 0 if that is not known.
  std::size_t expectedSize() const;

private:
  void load();

  FileBytes& m_source;
  TextDecoder m_decoder;
  std::size_t m_size;
  std::size_t m_bytesPerCharacter;
  GoOn m_goOn;
  std::string m_text, m_bytes;
  bool m_ended = false;
};

}  // namespace epsiscope
