#pragma once

#include "core/base/json.h"
#include "core/privacy/guarantee.h"

namespace epsiscope {

/// The words of files for neighbours and trust.
const char* idOf(Guarantee::Neighbours neighbours);
const char* idOf(Guarantee::Trust trust);

Json guaranteeToJson(const Guarantee& guarantee);
/// Throws WrongKind and Json::exception.
Guarantee guaranteeFromJson(const Json& json);

}  // namespace epsiscope
