#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// A study as JSON, keys in the fixed order of study files.
Json studyToJson(const Study& study);
/// Reads a study from JSON. Throws FileError that names the dotted key: unknown key, wrong type, newer
/// version. `file` is for messages.
Study studyFromJson(const Json& json, const std::string& file);

/// The value that a study file has under a dotted key, "label_privacy.zeta", without making the file; null if
/// it has no such key.
std::optional<Json> studyValue(const Study& study, std::string_view key);

}  // namespace epsiscope
