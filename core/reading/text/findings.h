#pragma once

#include "core/reading/text/layout.h"

#include <vector>

namespace epsiscope {

/// Every decision with its reason, in the order encoding, separator, quote, comment, header, decimal,
/// thousands, missing_values. `encoding` is how the text was decoded.
std::vector<Finding> findings(const TableText& table, const Layout& layout, const Decoded& encoding,
                              const Census& census, const ReadOptions& options);

/// What the file leaves open and nobody told.
std::vector<Question> questions(const TableText& table, const Layout& layout, const Census& census);

Reading readingOf(const TableText& table, const Decoded& encoding);

}  // namespace epsiscope
