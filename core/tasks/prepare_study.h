#pragma once

#include <memory>

#include "core/prepare/prepare.h"
#include "core/study/study.h"

namespace epsiscope {

/// What prepare() is told for this study.
PrepareOptions prepareOptions(const Study& study);
/// Whether the target holds classes: data.positive is +1, all other values are -1.
bool hasClasses(const Study& study);
/// The study's rows and columns. Precondition: problems() is empty.
PreparedData prepareStudy(const Study& study, std::shared_ptr<const Dataset> dataset);

}  // namespace epsiscope
