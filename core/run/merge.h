#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/result.h"
#include "core/run/part_file.h"
#include "core/run/shard.h"

namespace epsiscope {

/// The shards of a run, put together.
struct Merged {
  std::optional<Result> result;  ///< paths of its study are absolute; nothing if a shard is missing
  std::size_t shards = 0;        ///< that the run was divided into
  std::vector<Shard> missing;    ///< those that are absent or not complete
};

/// Puts together what the shards in these folders have found. The result is that of one run to the bit; its
/// date is the latest of the shards', its seconds are theirs added. Throws FileError where a folder has no
/// shard, or where two are not of one run: of other versions, studies or data, or of another division.
Merged mergeParts(std::span<const std::filesystem::path> folders, const GoOn& goOn = {});

/// The reason why two parts are not of the same run, as a clause; empty if they are.
std::string unlikeness(const RunPart& one, const RunPart& other);

}  // namespace epsiscope
