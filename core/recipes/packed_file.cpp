#include "core/recipes/packed_file.h"

#include <algorithm>
#include <utility>

namespace epsiscope {

PackedFile::PackedFile(const std::filesystem::path& file, GoOn goOn)
    : m_goOn(std::move(goOn)), m_bytes(file, [this](const FilePiece& piece) {
        m_hash.update(piece.bytes.data(), piece.bytes.size());
      }) {}

/// Drops what was read; false at the end.
bool PackedFile::more() {
  if (!m_goOn(m_bytes.done())) throw Cancelled{};
  m_ahead.erase(0, m_at);
  m_at = 0;
  return m_bytes.append(m_ahead);
}

std::string_view PackedFile::peek(std::size_t count) {
  while (m_ahead.size() - m_at < count && more()) {
  }
  return std::string_view(m_ahead).substr(m_at, count);
}

std::size_t PackedFile::read(char* to, std::size_t most) {
  const std::size_t got = std::min(most, peek(1).empty() ? 0 : m_ahead.size() - m_at);
  m_ahead.copy(to, got, m_at);
  m_at += got;
  return got;
}

std::string PackedFile::sha256() {
  do m_at = m_ahead.size();
  while (more());
  return m_hash.hex();
}

}  // namespace epsiscope
