#pragma once

#include "core/base/go_on.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <map>
#include <optional>
#include <string>

namespace epsiscope {

/// JSON whose keys stay in the order in which they are written.
using Json = nlohmann::ordered_json;

/// Thrown by readers of JSON that is well-formed where it is not what this program writes.
struct WrongKind {};

/// Throws FileError with line and column if `text` is not JSON, or with the key if a key is there twice; also
/// for contents that no file of this program has and that would take long to look through: more than 500 keys
/// in a block, longer ones than 1000 bytes, brackets 100 deep, 25 million values. Throws Cancelled. `file` is
/// for messages.
Json parseJson(const std::string& text, const std::string& file, const GoOn& goOn = {});
/// Numbers are written with the fewest digits that read back as the same number, bytes that are not UTF-8 are
/// replaced, and characters that would steer a terminal or turn the direction of text are escaped. `indent`:
/// blanks for a level; if negative, all is on one line.
std::string dumped(const Json& json, int indent = -1);
/// null for a number that does not exist, which JSON cannot write, and for none.
Json numberOrNull(double value);
Json numberOrNull(const std::optional<double>& value);
Json numberOrNull(const std::optional<std::size_t>& value);
/// null for an empty text.
Json textOrNull(const std::string& text);
/// Returns the text with such characters as they are: for hashes of files that earlier versions have written.
std::string dumpedAsItIs(const Json& json, int indent = -1);

/// The line, from 1, on which each value of a JSON text begins (on which a text or number stands), by its
/// path: "steps[2].advance". The whole is "". Up to the first mistake, if the text is not JSON or none that
/// parseJson() takes.
std::map<std::string, std::size_t> jsonLines(const std::string& text);

}  // namespace epsiscope
