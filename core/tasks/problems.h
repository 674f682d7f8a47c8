#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/table/dataset.h"
#include "core/prepare/prepare.h"
#include "core/study/study.h"

namespace epsiscope {

/// Why the study cannot run, each with the study's key ("label_privacy.zeta"); empty = runnable. Every key is
/// checked, even if no chosen method uses it. `dataset` may be null: then only what needs no data is checked.
/// `folder`: where the study's relative paths start; empty: the working directory.
std::vector<Problem> problems(const Study& study, const Dataset* dataset,
                              const std::filesystem::path& folder = {});

/// What a person should know although the study can run: labels clipped, a constant target, few rows, ...
/// (Classroom only: some of it is computed from private labels.)
std::vector<std::string> warnings(const Study& study, const PreparedData& data);

/// How coarsely the chosen methods that know a list of public values only see the labels. Of a study whose
/// problems() are empty.
std::vector<std::string> roundingNotes(const Study& study);

}  // namespace epsiscope
