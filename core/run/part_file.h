#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/growing_file.h"
#include "core/results/result.h"
#include "core/run/shard.h"
#include "core/tasks/trials.h"

namespace epsiscope {

/// The facts about a trial besides its cells.
struct TrialFacts {
  std::size_t trainRows = 0;
  std::vector<std::string> notes;
  double seconds = 0;  ///< that its beginning took
};

/// The results that one process has put away for a shard: for a process that was ended, those found until
/// then.
struct RunPart {
  Shard shard;
  Result facts;             ///< see runFacts(); paths start at the folder of the file
  std::string commit;       ///< that the program was built from; empty: an earlier version wrote none
  std::string priorSha256;  ///< of the file with the prior; empty if the study names none
  std::vector<CellPlan> cells;
  std::map<int, TrialFacts> trials;
  std::map<CellOfTrial, CellValues> found;
  double seconds = 0;  ///< that the cells took, added
};

/// Reads a part. Lines that are cut off or damaged, by their checksums, count as not written; null if the
/// first one is. Throws FileError, also for a part that a newer version has written, and Cancelled.
std::optional<RunPart> readPart(const std::filesystem::path& file, const GoOn& goOn = {});

/// The parts in a folder, those of one shard or all. Throws FileError for a folder that cannot be read.
std::vector<std::filesystem::path> partsIn(const std::filesystem::path& folder,
                                           const std::optional<Shard>& shard = {});

/// Writes the results of a process for a shard, line by line as they come, into a file of its own. So no two
/// processes write into one file, even if they are given the same shard, and the file system needs neither
/// locks nor renames. A killed process damages at most the last line; a failing machine loses about the last
/// second.
class PartWriter {
public:
  /// `part`: with its facts and cells. Throws FileError where the folder cannot be written.
  PartWriter(const std::filesystem::path& folder, const RunPart& part);

  void add(int trial, const TrialFacts& facts);
  void add(const CellOfTrial& cell, const CellValues& found, double seconds);
  /// Throws FileError if something could not be written, such as on a full disk. add() does not: see
  /// GrowingFile.
  void finish();

private:
  void write(std::string_view line);

  std::unique_ptr<GrowingFile> m_file;
};

}  // namespace epsiscope
