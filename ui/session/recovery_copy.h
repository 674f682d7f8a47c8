#pragma once

#include <QString>

#include <memory>
#include <vector>

#include "core/base/lease.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// A study file in the folder of recovery copies, with a lease that only its owner holds. The copy of a
/// process that ended without removing it can be owned by another one; that of a living one cannot.
class RecoveryCopy {
public:
  /// Returns a new one, whose file is not there yet. Null if the folder cannot be used.
  static std::unique_ptr<RecoveryCopy> make(const QString& folder);
  /// Returns those that nobody owns any more, the newest first; now they are owned.
  static std::vector<std::unique_ptr<RecoveryCopy>> orphans(const QString& folder);

  QString file() const { return m_path + QStringLiteral(".json"); }
  /// Atomic; may be called in any thread. Throws FileError.
  void write(const Study& study) const;
  void remove() const;

private:
  explicit RecoveryCopy(const QString& path);

  QString m_path;  ///< of the file and the lease, without their ends
  Lease m_lease;
};

}  // namespace epsiscope
