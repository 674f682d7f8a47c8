#include "core/reading/text/text_window.h"

#include "core/reading/text/file_bytes.h"

#include <utility>

namespace epsiscope {

TextWindow::TextWindow(FileBytes& source, const std::string& encoding, std::size_t size, GoOn goOn)
    : m_source(source),
      m_decoder(encoding),
      m_size(size),
      m_bytesPerCharacter(encoding.starts_with("UTF-16") ? 2 : 1),
      m_goOn(std::move(goOn)) {
  // Growing would hold the text twice for a moment.
  m_text.reserve(size + size / 4);
}

const char* TextWindow::restart() {
  m_source.restart();
  m_decoder.restart();
  m_text.clear();
  m_bytes.clear();
  m_ended = false;
  load();
  return m_text.data();
}

const char* TextWindow::slide(const char* at) {
  m_text.erase(0, static_cast<std::size_t>(at - m_text.data()));
  load();
  return m_text.data();
}

const char* TextWindow::due() const {
  if (m_ended) return nullptr;
  return m_text.data() + (m_text.size() > m_size / 2 ? m_text.size() - m_size / 2 : 0);
}

double TextWindow::done() const {
  return m_source.done();
}

std::size_t TextWindow::expectedSize() const {
  return m_source.size() / m_bytesPerCharacter;
}

void TextWindow::load() {
  while (!m_ended && m_text.size() < m_size && m_goOn()) {
    m_ended = !m_source.append(m_bytes);
    m_bytes.erase(0, m_decoder.take(m_bytes, m_ended, m_text));
  }
}

}  // namespace epsiscope
