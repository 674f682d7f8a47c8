#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/store.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

/// The largest size of a study file in bytes.
inline constexpr std::size_t kLargestStudy = std::size_t{16} << 20;

/// Reads a study file: JSON, versioned, in a fixed key order so that two of them can be compared line by
/// line. Throws FileError: unknown key (named), wrong type, newer version, not JSON (with line and column),
/// more than 16 MB; and Cancelled.
Study readStudy(const std::filesystem::path& file, const GoOn& goOn = {});
Study parseStudy(const std::string& json, const std::string& nameForErrors, const GoOn& goOn = {});
std::string toJson(const Study& study);
/// The study as JSON on one line.
std::string compactJson(const Study& study);
/// Writes the study atomically: beside the target, then renamed.
void writeStudy(const Study& study, const std::filesystem::path& file, Readers readers = Readers::asBefore);

/// The first key, in the order of the file, whose values differ: "data.lower". Empty if the studies differ at
/// most in the display.
std::string firstChangedKey(const Study& one, const Study& other);

/// Applies "dotted.key=VALUE" assignments, VALUE being JSON or else text. Throws FileError that names the
/// key.
Study withSettings(const Study& study, std::span<const std::string> assignments);
/// The "dotted.key=VALUE" assignments that turn `from` into `to`, in the order of study files:
/// withSettings(from, settingsBetween(from, to)) is `to`, but for the keys that no run depends on: the
/// display (view) and the purpose (about).
std::vector<std::string> settingsBetween(const Study& from, const Study& to);

}  // namespace epsiscope
