#pragma once

#include "core/prior/prior.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace epsiscope {

/// CSV with header `lower,upper,mass` (bins) or `value,mass` (points), in any order of rows; blank lines and
/// lines that start with # are skipped. At most 4 MB. Masses are scaled to sum to 1, gaps between bins become
/// bins of mass 0; bins that overlap and values that appear twice are errors. Never influenced by the locale.
/// Throws FileError.
Prior readPrior(const std::filesystem::path& file);

struct PriorPoints {
  Prior prior;
  std::vector<std::size_t> rows;  ///< which node each row of the file is
};
/// readPrior() where points are needed: a row is a value, or the centre of a bin; gaps between bins hold
/// none.
PriorPoints readPriorPoints(const std::filesystem::path& file);

}  // namespace epsiscope
