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

/// The releases of one method that reads always the same, by epsilon.
class MethodReleases {
public:
  /// Null if there is none.
  std::shared_ptr<const LabelRelease> find(double epsilon) const;
  /// find() of each.
  std::vector<std::shared_ptr<const LabelRelease>> findAll(std::span<const double> epsilons) const;
  /// Remembers it and returns it; the one that is there already if another thread was faster. Those of curves
  /// are kept while epsilon is dragged, of the others those used last.
  std::shared_ptr<const LabelRelease> remember(double epsilon, std::shared_ptr<const LabelRelease> made,
                                               bool ofCurve);

private:
  using Releases = std::map<double, std::shared_ptr<const LabelRelease>>;

  std::shared_ptr<const LabelRelease> findLocked(double epsilon) const;

  mutable std::mutex m_guard;
  Releases m_ofCurves, m_others;
  mutable std::deque<double> m_order;  ///< of the others, the last used last
};

/// What a cache has made of its labels so far, for the last few things that each method read: moving a slider
/// makes anew what reads it, and moving it back nothing. Threads may share it.
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
  mutable std::map<std::string, std::vector<Entry>> m_methods;  ///< of each the last used first
};

}  // namespace epsiscope
