#pragma once

#include "core/base/json.h"

namespace epsiscope {

/// Makes sentences speak the language of these words from now on: {"decimal": ",", "words": {context:
/// [[text, translation], [text, for one thing, for several], ...]}}. Without words it is English. Throws
/// FileError. For a page: the program has its own translations.
void speak(const Json& request);

}  // namespace epsiscope
