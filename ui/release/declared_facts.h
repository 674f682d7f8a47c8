#pragma once

#include <QStringList>

#include "core/study/study_fwd.h"

namespace epsiscope {

/// What the study declares of its table, as far as it does, a sentence each: what is public and was not taken
/// from the rows.
QStringList declaredFacts(const Study& study);

}  // namespace epsiscope
