#pragma once

#include "core/base/sha256.h"
#include "core/reading/text/file_bytes.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>

namespace epsiscope {

/// SHA-256 of a file, which may be read more than once. The thread that parses hands the pieces over with
/// push(), another one hashes them with run(). At most a few wait.
class FileHash {
public:
  /// Hashes at once.
  void take(const FilePiece& piece);

  /// Where many pieces wait, hashes the first, or waits for the thread that does: there need not be another.
  /// None are taken any more after close().
  void push(FilePiece piece);
  /// Hashes what is pushed until close().
  void run();
  /// Lets run() return when it has taken what waits, or at once with `discard`.
  void close(bool discard = false);

  /// 64 hexadecimal digits of the first complete reading; empty before.
  const std::string& hex() const { return m_hex; }
  /// Whether a later complete reading found other bytes.
  bool changed() const { return m_changed; }

private:
  void takeFirst(std::unique_lock<std::mutex>& lock);

  Sha256 m_hash;
  std::string m_hex;
  bool m_changed = false;

  std::mutex m_guard;
  std::condition_variable m_moved;
  std::deque<FilePiece> m_waiting;
  bool m_hashing = false;  ///< a piece that waited
  bool m_closed = false;
};

}  // namespace epsiscope
