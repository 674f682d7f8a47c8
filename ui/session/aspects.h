#pragma once

#include <QFlags>

namespace epsiscope {

/// The parts of the state that changed.
enum class Aspect { study = 1, data = 2, picture = 4, result = 8, activity = 16, notice = 32 };
Q_DECLARE_FLAGS(Aspects, Aspect)

}  // namespace epsiscope

// Outside of the namespace: an operator of its own would hide those for key combinations.
Q_DECLARE_OPERATORS_FOR_FLAGS(epsiscope::Aspects)
