#pragma once

#include "core/base/go_on.h"

#include <cstddef>

namespace epsiscope {

class Scanner;
class TextWindow;
struct TableText;

/// Goes along with a reader of the whole text: calls `goOn` about once per megabyte and keeps the text
/// coming.
class TextProgress {
public:
  /// The scanner stands at table.start().
  TextProgress(const TableText& table, const Scanner& scanner, const GoOn& goOn);
  /// At the start of a record. False if the reader is to stop.
  bool at(Scanner& scanner);
  /// The expected number of records, estimated from so many up to here; 0 if that is not possible.
  std::size_t expected(std::size_t records, const Scanner& scanner) const;

private:
  bool step(Scanner& scanner);

  TextWindow* m_window;
  const char* m_begin;
  const char* m_next;
  std::size_t m_size;
  std::size_t m_dropped = 0;
  const GoOn& m_goOn;
};

}  // namespace epsiscope
