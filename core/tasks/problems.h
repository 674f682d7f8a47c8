#pragma once

#include <filesystem>
#include <vector>

#include "core/tasks/prepared_table.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Returns the reasons why the study cannot run, each with the study's key ("label_privacy.zeta"); empty:
/// runnable. Every key is checked, even if no chosen method uses it, and of the table only its remembered
/// facts: no row is read again. `folder`: the start of the study's relative paths; empty: the working
/// directory. Precondition: the table fits the study.
std::vector<Problem> problems(const Study& study, const PreparedTable& table,
                              const std::filesystem::path& folder = {});
/// The same without data: checks everything that needs none.
std::vector<Problem> problems(const Study& study, const std::filesystem::path& folder = {});

}  // namespace epsiscope
