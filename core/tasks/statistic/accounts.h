#pragma once

#include "core/privacy/joint_accounts.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class StatisticCache;

/// The accounts of all releases that share the study's budget, for this epsilon.
JointAccounts accountsOf(const Study& study, const StatisticCache& cache, double epsilon);

}  // namespace epsiscope
