#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/study/study_fwd.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// The values of a column as a study names them, ascending; at most `most` + 1 of them.
std::vector<std::string> classValues(const Column& target, std::size_t most);

/// One of two values of the target becomes the positive class, where the study needs one and has none: that
/// of built-in data, else the larger one.
void choosePositive(Study& study, const Dataset& dataset);

/// The classes of a built-in table, which are public knowledge, are declared where the study asks for some
/// and says none.
void choosePublicClasses(Study& study, const Dataset& dataset);

/// Undeclares the lists of classes that are still those of `before`.
void forgetClasses(Study& study, const Study& before);

}  // namespace epsiscope
