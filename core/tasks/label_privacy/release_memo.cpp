#include "core/tasks/label_privacy/release_memo.h"

#include <algorithm>

#include "core/tasks/preview_axis.h"

namespace epsiscope {

namespace {

/// A release takes up to 20 KiB, one of 500 random features 12 KiB more: the bounds keep a cache's memo below
/// a tenth of a gigabyte whatever is dragged.
constexpr std::size_t kMostReadsPerMethod = 3;
constexpr std::size_t kMostOfCurves = 2 * kCurvePoints;
constexpr std::size_t kMostOthers = 64;

}  // namespace

std::shared_ptr<const LabelRelease> MethodReleases::find(double epsilon) const {
  const std::lock_guard lock(m_guard);
  return findLocked(epsilon);
}

std::vector<std::shared_ptr<const LabelRelease>> MethodReleases::findAll(
    std::span<const double> epsilons) const {
  const std::lock_guard lock(m_guard);
  std::vector<std::shared_ptr<const LabelRelease>> found;
  found.reserve(epsilons.size());
  for (const double epsilon : epsilons) found.push_back(findLocked(epsilon));
  return found;
}

std::shared_ptr<const LabelRelease> MethodReleases::findLocked(double epsilon) const {
  if (const auto found = m_ofCurves.find(epsilon); found != m_ofCurves.end()) return found->second;
  const auto found = m_others.find(epsilon);
  if (found == m_others.end()) return nullptr;
  const auto place = std::find(m_order.begin(), m_order.end(), epsilon);
  std::rotate(place, place + 1, m_order.end());
  return found->second;
}

std::shared_ptr<const LabelRelease> MethodReleases::remember(double epsilon,
                                                             std::shared_ptr<const LabelRelease> made,
                                                             bool ofCurve) {
  const std::lock_guard lock(m_guard);
  Releases& some = ofCurve ? m_ofCurves : m_others;
  if (const auto found = some.find(epsilon); found != some.end()) return found->second;
  if (ofCurve && m_ofCurves.size() >= kMostOfCurves) m_ofCurves.clear();  // the axis has moved
  if (!ofCurve) {
    m_order.push_back(epsilon);
    if (m_order.size() > kMostOthers) {
      m_others.erase(m_order.front());
      m_order.pop_front();
    }
  }
  return some.emplace(epsilon, std::move(made)).first->second;
}

std::shared_ptr<MethodReleases> ReleaseMemo::of(const MethodReads& reads) const {
  const std::lock_guard lock(m_guard);
  std::vector<Entry>& entries = m_methods[reads.method];
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.reads == reads; });
  if (found != entries.end()) {
    std::rotate(entries.begin(), found, found + 1);
  } else {
    entries.insert(entries.begin(), {reads, std::make_shared<MethodReleases>()});
    if (entries.size() > kMostReadsPerMethod) entries.pop_back();
  }
  return entries.front().releases;
}

}  // namespace epsiscope
