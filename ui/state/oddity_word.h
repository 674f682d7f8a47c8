#pragma once

#include <QString>

#include "core/glance/oddity.h"

namespace epsiscope {

/// What is odd, in a word or two.
QString oddityWord(Oddity::Kind kind);

}  // namespace epsiscope
