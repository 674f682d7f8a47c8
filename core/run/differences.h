#pragma once

#include <string>
#include <vector>

#include "core/results/result.h"

namespace epsiscope {

/// Says what differs (at 1e-9 relative), one sentence each; paths, seconds, threads, dates and view are not
/// compared.
std::vector<std::string> differences(const Result& recomputed, const Result& stored);

/// The keys that decide results and differ between the studies.
std::vector<std::string> differingKeys(const Study& one, const Study& other);

}  // namespace epsiscope
