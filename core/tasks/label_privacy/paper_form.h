#pragma once

#include <optional>

#include "core/study/paper_form.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// Returns the study in this form, see inPaperForm(); absent where it shows no table of Liu and Huang on one
/// of their three data sets.
std::optional<Study> inLabelPaperForm(const Study& study, PaperForm form);

}  // namespace epsiscope
