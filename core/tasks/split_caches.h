#pragma once

#include <cstddef>
#include <memory>
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
struct SplitCaches : std::vector<std::shared_ptr<const TaskCache>> {
  using std::vector<std::shared_ptr<const TaskCache>>::vector;
  /// What other people would change in the curves that are looked at; null: it is not known, or not yet.
  std::shared_ptr<const PeopleErrors> people;
};

/// Returns the number of splits whose mean the study's previews are: one for each of its trials, fewer where
/// so many rows are learned from that pictures would not stay live, and one where nothing is learned.
std::size_t wantedSplits(const Study& study, const PreparedTable& table);

/// Adds the cache of the next trial. Returns false if cancelled. Precondition: the first one is there.
bool addSplit(const Task& task, SplitCaches& splits, const GoOn& goOn = {});

}  // namespace epsiscope
