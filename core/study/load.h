#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "core/data/dataset.h"
#include "core/study/study.h"

namespace epsiscope {

/// The data set a study names: a built-in one, or a file (relative paths start at `folder`). Throws
/// FileError. Null if progress said stop.
std::shared_ptr<const Dataset> loadData(const DataChoice& choice, const std::filesystem::path& folder,
                                        const std::function<bool(double)>& progress = {});

}  // namespace epsiscope
