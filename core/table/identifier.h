#pragma once

#include "core/table/dataset.h"

#include <optional>
#include <string>

namespace epsiscope {

/// Why a column identifies rows rather than saying something about them, without its name and full stop: "it
/// counts the rows". Null for a column that may be a feature or a target. Numbers with fractions are never
/// identifiers, however different; whole numbers are if they count on without many gaps, or are different and
/// named so; texts if nearly every row has its own. Looks at most at every cell once, and sorts them where a
/// name says that they may identify.
std::optional<std::string> identifierReason(const Column& column);
/// Whether there is such a reason.
bool isIdentifier(const Column& column);

}  // namespace epsiscope
