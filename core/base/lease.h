#pragma once

#include <filesystem>
#include <string>

namespace epsiscope {

/// The right to write what a file or a folder stands for, held by at most one process of those that share it.
/// It ends with this object and with the process, however that ends; nothing is left lying that looks held.
/// Clocks and names of machines do not matter: the lock is the system's.
class Lease {
public:
  enum class Of {
    folder,
    file,  ///< which is there for this alone: it is made, for its owner alone, and goes with the lease
  };
  /// Waits for at most so many seconds while another process holds it, by a clock that nobody sets: one that
  /// is stopped is not waited for longer.
  Lease(Of kind, const std::filesystem::path& path, double patience = 0);
  ~Lease();
  Lease(const Lease&) = delete;
  Lease& operator=(const Lease&) = delete;

  bool isHeld() const { return m_state == State::held; }
  /// Neither where the file system has no locks, or the path cannot be opened.
  bool isOfAnother() const { return m_state == State::ofAnother; }
  /// Who holds it, for people, if another one does.
  const std::string& holder() const { return m_holder; }

private:
  enum class State { held, ofAnother, unknown };

  Of m_kind;
  std::filesystem::path m_path;
  int m_descriptor = -1;
  State m_state = State::unknown;
  std::string m_holder;
};

}  // namespace epsiscope
