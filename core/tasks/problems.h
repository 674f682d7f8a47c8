#pragma once

#include <filesystem>
#include <vector>

#include "core/tasks/prepared_table.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Says why the study cannot run, each with the study's key ("label_privacy.zeta"); empty: runnable. Every
/// key is checked, even if no chosen method uses it, and on the table only what it has remembered: no row is
/// read again. `folder`: where the study's relative paths start; empty: the working directory. Precondition:
/// the table fits the study.
std::vector<Problem> problems(const Study& study, const PreparedTable& table,
                              const std::filesystem::path& folder = {});
/// The same without data: what needs none is checked.
std::vector<Problem> problems(const Study& study, const std::filesystem::path& folder = {});

}  // namespace epsiscope
