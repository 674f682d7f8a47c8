#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/study/data_choice.h"

namespace epsiscope {

/// Bounds of columns as one line: "age 100, latitude 32..42". A name with a comma or a semicolon stands in
/// quotes.
QString textOfColumnBounds(const std::vector<ColumnBound>& bounds);
/// Nothing if a part is not a name and a number.
std::optional<std::vector<ColumnBound>> columnBoundsFromText(const QString& text);

}  // namespace epsiscope
