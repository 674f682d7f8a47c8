#pragma once

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

#include "app/commands/study_input.h"
#include "core/results/result.h"
#include "ui/report/report.h"

namespace epsiscope {

/// Creates the folder if need be. Throws UsageError.
void makeFolder(const QString& command, const std::filesystem::path& folder);
/// The same, and proves, before anything is computed, that a run can be written there: nothing of somebody
/// else's is in the way, nor what the run reads. Paths of the study start at `studyFolder`. Throws FileError.
void prepareFolder(const QString& command, const std::filesystem::path& folder, const Study& study,
                   const std::filesystem::path& studyFolder);

/// What the files of a run hold beside its figures.
struct RunWishes {
  bool comments = false;  ///< what a table's rows do not say stands above them, not in a file beside it
  TrueValues trueValues = TrueValues::leftOut;  ///< of the report
};

/// All files of a run at once, without pictures; those of an earlier run go. Paths of the result's study
/// start at `studyFolder`.
void writeRun(const Result& found, const std::filesystem::path& studyFolder,
              const std::filesystem::path& folder, const RunWishes& wishes);

/// The same and then once more with pictures of a complete run. One that took hours is safe before anything
/// is drawn, which takes memory and time of its own. Listens for interrupts.
void writeRunAndPictures(const StudyInput& input, const Result& found, const std::filesystem::path& folder,
                         const RunWishes& wishes);
/// The message when only pictures are missing.
inline constexpr const char* kWithoutPictures =
    "Stopped; the results were written, but not all pictures of them.\n";

/// Says on stderr what a reader of the figures should know.
void sayNotes(const Result& result);

/// The options --comments and --true-values, and what they say.
std::vector<OptionSpec> wishOptions();
RunWishes wishesOf(const Arguments& arguments);

}  // namespace epsiscope
