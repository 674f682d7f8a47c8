#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/results/result.h"

namespace epsiscope {

/// results.csv of the command line contract: names, then a line per row that was learned from the whole
/// training part, 17 significant digits, empty for what does not exist. No comments: every reader of CSV
/// takes it as it is.
std::string toCsv(const Result& result);
/// learning_curve.csv: the rows of results that were learned from fewer rows, with their number at the end.
std::string learningCurveCsv(const Result& result);
/// What both tables are of, a line each: for a file beside them, or for comments above them.
std::string csvNotes(const Result& result);
/// results.json: everything, also the value of every trial.
std::string toJson(const Result& result);
/// Throws FileError, also for more than 512 MB, and Cancelled.
Result readResult(const std::filesystem::path& file, const GoOn& goOn = {});
Result parseResult(const std::string& json, const std::string& nameForErrors, const GoOn& goOn = {});

}  // namespace epsiscope
