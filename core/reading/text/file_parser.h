#pragma once

#include "core/base/go_on.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <optional>
#include <string>

namespace epsiscope {

class FileBytes;

/// The sizes of the parts of a file in memory at once, in bytes.
struct WindowSizes {
  std::size_t head =
      std::size_t{4} << 20;  ///< smaller files are kept; of others this much settles how to read
  std::size_t window = std::size_t{8} << 20;    ///< see TextWindow
  std::size_t largest = std::size_t{64} << 20;  ///< where records are longer than half of that
};

/// The table of a file, without its name and hash. Throws FileError. Null if cancelled; `goOn` must then stay
/// false.
std::optional<Dataset> parseFile(FileBytes& source, const std::string& shownFile, const ReadOptions& options,
                                 const GoOn& goOn, const WindowSizes& sizes = {});

}  // namespace epsiscope
