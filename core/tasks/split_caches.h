#pragma once

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PeopleErrors;
class PreparedTable;
class Task;
class TaskCache;

/// The caches of a study's trials 1, 2, ... of one table. Trial t of a run learns from the same rows, with
/// the same private prior, as the cache of trial t.
class SplitCaches {
public:
  using Cache = std::shared_ptr<const TaskCache>;

  SplitCaches() = default;
  SplitCaches(std::initializer_list<Cache> caches) : m_caches(caches) {}

  void push_back(Cache cache) { m_caches.push_back(std::move(cache)); }
  bool empty() const { return m_caches.empty(); }
  std::size_t size() const { return m_caches.size(); }
  const Cache& front() const { return m_caches.front(); }
  const Cache& operator[](std::size_t split) const { return m_caches[split]; }
  auto begin() const { return m_caches.begin(); }
  auto end() const { return m_caches.end(); }

  /// What other people would change in the curves that are looked at; null: it is not known, or not yet.
  const std::shared_ptr<const PeopleErrors>& people() const { return m_people; }
  void setPeople(std::shared_ptr<const PeopleErrors> people) { m_people = std::move(people); }

private:
  std::vector<Cache> m_caches;
  std::shared_ptr<const PeopleErrors> m_people;
};

/// Returns the number of splits whose mean the study's previews are: one for each of its trials, fewer where
/// so many rows are learned from that pictures would not stay live, and one where nothing is learned.
std::size_t wantedSplits(const Study& study, const PreparedTable& table);

/// Adds the cache of the next trial. Returns false if cancelled. Precondition: the first one is there.
bool addSplit(const Task& task, SplitCaches& splits, const GoOn& goOn = {});

}  // namespace epsiscope
