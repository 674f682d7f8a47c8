#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/study/study.h"

namespace epsiscope {

/// A study as JSON, keys in the fixed order of study files.
nlohmann::ordered_json studyToJson(const Study& study);
/// Throws FileError that names the dotted key: unknown key, wrong type, newer version. `file` is for
/// messages.
Study studyFromJson(const nlohmann::ordered_json& json, const std::string& file);

/// Throws FileError with line and column if `text` is not JSON, or with the key if a key is there twice.
nlohmann::ordered_json parseJson(const std::string& text, const std::string& file);

}  // namespace epsiscope
