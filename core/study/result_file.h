#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/study/result.h"

namespace epsiscope {

std::string toCsv(const Result& result);   ///< results.csv of the command line contract
std::string toJson(const Result& result);  ///< results.json
Result readResult(const std::filesystem::path& file);

/// What differs (at 1e-9 relative), one sentence each; paths, seconds, threads, dates and view are not
/// compared.
std::vector<std::string> differences(const Result& recomputed, const Result& stored);

}  // namespace epsiscope
