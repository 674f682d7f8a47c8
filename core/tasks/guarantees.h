#pragma once

#include <string>

#include "core/privacy/guarantee.h"
#include "core/study/study.h"
#include "core/text/sentence.h"

namespace epsiscope {

// The words and rules that the guarantees of all tasks have in common.

inline constexpr const char* kNoNoiseNote =
    marked("Core", "No noise is added: it is there to compare with, not to be released.");
inline constexpr const char* kBoundsFromDataNote = marked(
    "Core",
    "The bounds were taken from the labels, so nothing that depends on them is private; declare bounds "
    "that are known without looking at the labels.");

/// Whether rows with missing or bad cells are left out, so that a guarantee is among complete rows.
bool leavesRowsOut(const DataChoice& data);

/// Returns what a curator promises about whole rows; `whyNot`: what was taken from the private rows and
/// spoils it, or empty.
Guarantee guaranteeOfRows(const DataChoice& data, double epsilon, double delta, const std::string& whyNot);

}  // namespace epsiscope
