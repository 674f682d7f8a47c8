#include "core/reading/text/file_hash.h"

#include <utility>

namespace epsiscope {

namespace {

constexpr std::size_t kMostWaiting = 4;

}  // namespace

void FileHash::take(const FilePiece& piece) {
  if (piece.first) m_hash = Sha256();
  m_hash.update(piece.bytes.data(), piece.bytes.size());
  if (!piece.last) return;
  std::string hex = m_hash.hex();
  m_changed |= !m_hex.empty() && hex != m_hex;
  if (m_hex.empty()) m_hex = std::move(hex);
}

void FileHash::push(FilePiece piece) {
  std::unique_lock lock(m_guard);
  m_moved.wait(lock, [&] { return m_waiting.size() < kMostWaiting || m_closed; });
  if (!m_closed) m_waiting.push_back(std::move(piece));
  m_moved.notify_all();
}

void FileHash::run() {
  std::unique_lock lock(m_guard);
  for (;;) {
    m_moved.wait(lock, [&] { return !m_waiting.empty() || m_closed; });
    if (m_waiting.empty()) return;
    const FilePiece piece = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_moved.notify_all();
    lock.unlock();
    take(piece);
    lock.lock();
  }
}

void FileHash::close(bool discard) {
  const std::lock_guard lock(m_guard);
  m_closed = true;
  if (discard) m_waiting.clear();
  m_moved.notify_all();
}

}  // namespace epsiscope
