#pragma once

#include <cstddef>
#include <string>

#include "core/prepare/prepare.h"
#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"
#include "core/tasks/released.h"

namespace epsiscope {

/// Why a classifier's weights cannot leave the house by this method at this epsilon; empty if they can.
std::string whyClassifierStays(const Study& study, const std::string& method, std::size_t rows,
                               double epsilon);

/// The weights, learned from all rows in use, and how a row becomes what they are for. Precondition:
/// whyClassifierStays() is empty.
Released releasedClassifier(const Study& study, const PreparedData& data, const std::string& method,
                            double epsilon, const Custodian& custodian);

}  // namespace epsiscope
