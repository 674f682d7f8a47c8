#include "core/reading/text/text_progress.h"

#include "core/reading/text/census.h"
#include "core/reading/text/scanner.h"
#include "core/reading/text/text_window.h"

#include <algorithm>

namespace epsiscope {

TextProgress::TextProgress(const TableText& table, const Scanner& scanner, const GoOn& goOn)
    : m_window(table.window),
      m_begin(scanner.at()),
      m_next(m_begin),
      m_size(m_window != nullptr ? m_window->expectedSize() : table.text.size()),
      m_goOn(goOn) {}

bool TextProgress::at(Scanner& scanner) {
  return scanner.at() < m_next || step(scanner);
}

bool TextProgress::step(Scanner& scanner) {
  const char* due = m_window != nullptr ? m_window->due() : nullptr;
  if (due != nullptr && scanner.at() >= due) {
    m_dropped += static_cast<std::size_t>(scanner.at() - m_begin);
    m_begin = m_window->slide(scanner.at());
    scanner.moveTo(m_begin);
    due = m_window->due();
  }
  m_next = scanner.at() + (std::size_t{1} << 20);
  if (due != nullptr) m_next = std::min(m_next, due);
  if (m_window != nullptr) return m_goOn(m_window->done());
  return m_goOn(static_cast<double>(scanner.at() - m_begin) / static_cast<double>(m_size));
}

std::size_t TextProgress::expected(std::size_t records, const Scanner& scanner) const {
  const std::size_t offset = m_dropped + static_cast<std::size_t>(scanner.at() - m_begin);
  if (offset == 0) return 0;
  return static_cast<std::size_t>(1.02 * static_cast<double>(records) * static_cast<double>(m_size) /
                                  static_cast<double>(offset));
}

}  // namespace epsiscope
