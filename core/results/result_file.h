#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/json.h"
#include "core/results/result.h"
#include "core/text/sentence.h"

namespace epsiscope {

/// results.csv of the command line contract: names, then a line per row that was learned from the whole
/// training part, 17 significant digits, empty for values that do not exist. No comments: every reader of CSV
/// takes it as it is.
std::string toCsv(const Result& result);
/// learning_curve.csv: the rows of results that were learned from fewer rows, with their number at the end.
std::string learningCurveCsv(const Result& result);
/// The subject of both tables, a line each: for a file beside them, or for comments above them.
std::string csvNotes(const Result& result);
/// results.json: everything, also the value of every trial, and last the SHA-256 of it.
std::string toJson(const Result& result);
/// Returns a result's own SHA-256 as toJson() writes it: that of the text without it. It reveals damage and
/// edits by hand, not a forger, who can write it as well.
std::string ownSha256(const Result& result);
/// Whether parsed JSON is a result that ends with its own right SHA-256, of whichever version: it is as a run
/// has written it.
bool hasOwnSha256(const Json& parsed);
/// The note of a result whose own SHA-256 is another.
inline constexpr const char* kChangedSinceRun =
    marked("Core", "This results file was changed after the run that wrote it.");

/// The values of all trials of the largest run that there may be, in bytes.
inline constexpr std::size_t kLargestResults = std::size_t{512} << 20;
/// Throws FileError, also for more than kLargestResults, and Cancelled. Where the result is not what was
/// written, that is its last note.
Result readResult(const std::filesystem::path& file, const GoOn& goOn = {});
Result parseResult(const std::string& json, const std::string& nameForErrors, const GoOn& goOn = {});
/// Throws FileError for contents that no run has written.
Result resultFrom(const Json& json, const std::string& nameForErrors);

}  // namespace epsiscope
