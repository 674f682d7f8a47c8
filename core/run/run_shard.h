#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "core/run/shard.h"
#include "core/study/study_fwd.h"
#include "core/tasks/prepared_table.h"

namespace epsiscope {

struct ShardOptions {
  unsigned threads = 0;                 ///< 0: as many as the machine has
  std::filesystem::path studyFolder{};  ///< where the study's relative paths start
};

/// The progress of a shard, in cells of trials.
struct ShardState {
  std::size_t cells = 0;   ///< that the shard has
  std::size_t before = 0;  ///< that an earlier process had put away
  std::size_t found = 0;   ///< that are put away now
  bool isComplete() const { return found == cells; }
};

/// Called from a worker thread, never from two at once, with the share done. Returns false to stop.
using ShardProgress = std::function<bool(double fraction, const std::string& phase)>;

/// Computes one shard of a run and puts away its results in `folder`, cell by cell. Cells that are there
/// already are not computed again, so that a shard that was ended goes on where it was. The values are those
/// of run(), for they depend on the study and the number of the trial alone. Throws FileError for a folder
/// that cannot be written or that has this shard of another run. Preconditions: as for run(); the folder
/// exists.
ShardState runShard(const Study& study, const std::shared_ptr<const PreparedTable>& table, const Shard& shard,
                    const std::filesystem::path& folder, const ShardOptions& options,
                    const ShardProgress& progress);

}  // namespace epsiscope
