#pragma once

#include <optional>

#include "core/study/paper_form.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Returns the study in this form, see inPaperForm(); absent where it shows no table of Chaudhuri, Monteleoni
/// and Sarwate on one of their two data sets.
std::optional<Study> inClassifierPaperForm(const Study& study, PaperForm form);

}  // namespace epsiscope
