#pragma once

#include <cstddef>

#include "core/base/go_on.h"
#include "core/tasks/attack_preview.h"

namespace epsiscope {

class PrivateClassifierCache;

/// See Task::attacks(). The weights learned with the study's lambda; where lambda is chosen privately the
/// first of the candidates, which learns from its part of the rows.
AttackPreview attacksOn(const Study& study, const PrivateClassifierCache& cache, std::size_t draws,
                        const GoOn& goOn);

}  // namespace epsiscope
