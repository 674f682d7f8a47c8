#pragma once

#include "core/reading/survey/survey_file.h"
#include "core/table/dataset.h"
#include "core/table/reading_choice.h"

#include <string>
#include <vector>

namespace epsiscope {

/// Columns of a file become columns of a table, by what is given about them or else by what the file says.
///
/// Dates and times become days and hours. A column of codes is one of the words of its labels where all its
/// values have one; in a declared reading no row may decide that, and the labels alone do: see
/// nameCategories(). A value without a word then stays its digits.
/// Adds notes about values that are missing, labels, and what the names became. Throws FileError if there are
/// more or fewer names than columns.
std::vector<Column> surveyColumns(SurveyFile file, const std::string& shownFile, FileKind kind,
                                  const ReadOptions& options, std::vector<std::string>& notes);

}  // namespace epsiscope
