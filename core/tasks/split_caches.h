#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "core/base/go_on.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;
class Task;
class TaskCache;

/// The caches of a study's trials 1, 2, ... of one table. What a run calls trial t is learned from the same
/// rows, with the same private prior, as the cache of trial t.
using SplitCaches = std::vector<std::shared_ptr<const TaskCache>>;

/// Returns how many splits the study's previews are the mean of: one for each of its trials, fewer where so
/// many rows are learned from that pictures would not stay live, and one where nothing is learned.
std::size_t wantedSplits(const Study& study, const PreparedTable& table);

/// Adds the cache of the next trial. Returns false if `goOn` said stop. Precondition: there is the first.
bool addSplit(const Task& task, SplitCaches& splits, const GoOn& goOn = {});

}  // namespace epsiscope
