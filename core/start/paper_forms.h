#pragma once

#include <optional>

#include "core/study/paper_form.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Whether the study shows a published table whose paper is known here: Liu and Huang on their three data
/// sets, Chaudhuri, Monteleoni and Sarwate on their two.
bool hasPaperForms(const Study& study);

/// Returns the study in this form. Data, rows for testing, epsilons, learners, seeds, runs and published
/// columns stay as they are, and so does everything else that no form changes. A study without forms is
/// returned as it is.
Study inPaperForm(const Study& study, PaperForm form);

/// Returns the form that the study is in, whatever else of it was changed; absent where it is in none, or has
/// none.
std::optional<PaperForm> paperFormOf(const Study& study);

}  // namespace epsiscope
