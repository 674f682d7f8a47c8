#pragma once

#include "core/reading/text/layout.h"

#include <optional>
#include <utility>
#include <vector>

namespace epsiscope {

/// Every decision with its reason, in the order encoding, separator, quote, comment, skip_lines
/// (where some are), header, decimal, thousands, missing_values. `encoding` is how the text was decoded.
std::vector<Finding> findings(const TableText& table, const Layout& layout, const Decoded& encoding,
                              const Census& census, const ReadOptions& options);

/// The questions that the file leaves open and the options do not answer.
std::vector<Question> questions(const TableText& table, const Layout& layout, const Census& census);

/// Whether texts that often mean a missing cell do so, which are in the way of numbers in the columns that
/// `mayMiss`: their index and the spellings. Null without such columns.
std::optional<Question> missingQuestion(const TableText& table,
                                        const std::vector<std::pair<std::size_t, OfferedSpellings>>& mayMiss);

Reading readingOf(const TableText& table, const Decoded& encoding);

}  // namespace epsiscope
