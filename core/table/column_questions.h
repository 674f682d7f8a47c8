#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope {

// What the values of a column mean is asked once, of columns about which nobody has said anything. Such a
// question may stay open: the values stand as they were read, which is its first answer. A kind that is given
// to the column answers it so. The answers are words; what they write down is in core/start/value_answers.h.

/// The keys of such questions, those of a column in a study: values for no answer, and one category.
inline constexpr std::string_view kAsksMissing = "missing", kAsksSame = "same";

/// Whether it is about the values of columns, and may stay open.
bool asksOfValues(const Question& question);
/// Whether all but such questions are answered.
bool isSettled(const Dataset& dataset);

/// The decimal mark with which such a value is written: that of a text file, else a point.
char markOfCodes(const Reading& reading);
/// The values of a column that may stand for no answer, in the words by which it can list them as missing:
/// what has a label, or is a category, that says so, and likely codes beside it or in at least two cells. For
/// a file in which numbers have that decimal mark.
std::vector<std::string> likelyMissing(const Column& column, char decimal);
/// nearlySame() with the spelling first that most cells have.
std::vector<std::vector<std::string>> likelySame(const Column& column);

/// The questions of the table, one for all columns of the same values.
std::vector<Question> columnQuestions(const Dataset& dataset);

}  // namespace epsiscope
