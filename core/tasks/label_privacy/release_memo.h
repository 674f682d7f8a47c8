#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/tasks/label_privacy/label_release.h"

namespace epsiscope {

/// The releases of one method whose reads stay the same, by epsilon.
class MethodReleases {
public:
  /// Null if there is none.
  std::shared_ptr<const LabelRelease> find(double epsilon) const;
  /// The results of find() for each epsilon, without another search as long as all of them are there.
  using Points = std::vector<std::shared_ptr<const LabelRelease>>;
  std::shared_ptr<const Points> findAll(std::span<const double> epsilons) const;
  /// Remembers the release and returns it, or the one that is there already if another thread was faster.
  /// Those of curves are kept while epsilon is dragged, of the others those used last.
  std::shared_ptr<const LabelRelease> remember(double epsilon, std::shared_ptr<const LabelRelease> made,
                                               bool ofCurve);

private:
  using Releases = std::map<double, std::shared_ptr<const LabelRelease>>;

  std::shared_ptr<const LabelRelease> findLocked(double epsilon) const;

  mutable std::mutex m_guard;
  Releases m_ofCurves, m_others;
  mutable std::vector<double> m_lastEpsilons;  ///< the epsilons for which findAll() found all releases
  mutable std::shared_ptr<const Points> m_last;
  mutable std::deque<double> m_order;  ///< of the others, the most recently used last
};

/// The releases that a cache has made of its labels so far, for the last few reads of each method: moving a
/// slider makes only those anew that read it, and moving it back none. Threads may share it.
class ReleaseMemo {
public:
  /// Never null; empty if these reads are new, or forgotten.
  std::shared_ptr<MethodReleases> of(const MethodReads& reads) const;

private:
  struct Entry {
    MethodReads reads;
    std::shared_ptr<MethodReleases> releases;
  };

  mutable std::mutex m_guard;
  mutable std::map<std::string, std::vector<Entry>> m_methods;  ///< for each method the most recently used
                                                                ///< first
};

}  // namespace epsiscope
