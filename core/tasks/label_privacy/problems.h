#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/study/problem_list.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// The keys of the block `label_privacy`. `isChosen`: the study is of this task.
void checkLabelPrivacy(const Study& study, bool isChosen, const std::filesystem::path& folder,
                       ProblemList& found);
/// What is not private though the study asks for it.
std::vector<std::string> labelPrivacyWarnings(const Study& study);
/// Says how coarsely the chosen methods that know a list of public values only see the labels. Precondition:
/// problems() is empty.
std::vector<std::string> roundingNotes(const Study& study);

}  // namespace epsiscope
