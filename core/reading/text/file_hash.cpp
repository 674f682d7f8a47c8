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
  while (m_waiting.size() >= kMostWaiting) {
    if (m_hashing)
      m_moved.wait(lock);
    else
      takeFirst(lock);
  }
  if (!m_closed) m_waiting.push_back(std::move(piece));
  m_moved.notify_all();
}

void FileHash::run() {
  std::unique_lock lock(m_guard);
  for (;;) {
    m_moved.wait(lock, [&] { return m_closed || (!m_waiting.empty() && !m_hashing); });
    if (m_waiting.empty()) return;
    takeFirst(lock);
  }
}

void FileHash::takeFirst(std::unique_lock<std::mutex>& lock) {
  const FilePiece piece = std::move(m_waiting.front());
  m_waiting.pop_front();
  m_hashing = true;
  m_moved.notify_all();
  lock.unlock();
  take(piece);
  lock.lock();
  m_hashing = false;
  m_moved.notify_all();
}

void FileHash::close(bool discard) {
  const std::lock_guard lock(m_guard);
  m_closed = true;
  if (discard) m_waiting.clear();
  m_moved.notify_all();
}

}  // namespace epsiscope
