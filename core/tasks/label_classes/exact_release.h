#pragma once

#include <string>

#include "core/prepare/prepare.h"
#include "core/privacy/custodian.h"
#include "core/study/study_fwd.h"
#include "core/tasks/released.h"

namespace epsiscope {

/// The reason why this method's answers cannot leave the house, though they can be looked at; empty if they
/// can.
std::string whyClassesStay(const Study& study, const std::string& method);

/// An answer for every row, by randomised response in whole numbers, for this epsilon of the unit together
/// with the frequencies where the method needs them; and how often each class occurs, estimated from the
/// answers. Precondition: whyClassesStay() is empty.
Released releasedClasses(const Study& study, const PreparedData& data, const std::string& method,
                         double epsilon, const Custodian& custodian);

}  // namespace epsiscope
