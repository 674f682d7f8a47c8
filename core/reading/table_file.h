#pragma once

#include "core/reading/reader.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace epsiscope {

/// Writes a table as a CSV file: UTF-8, commas, decimal points, quotes as RFC 4180 has them, a header, LF
/// line ends. Numbers have the shortest digits that read back as the same double; cells without a value, the
/// bad ones too, are empty. An existing file is replaced as a whole or not at all. Throws FileError.
///
/// Read again with tableOptions() the table has the same names, kinds, doubles and texts. Limits of text
/// files: a text of nothing but blanks comes back as a missing cell, texts with a NUL or that are not UTF-8
/// do not come back at all, nor does a table without rows or columns.
void writeTable(const Dataset& dataset, const std::filesystem::path& file);
/// These rows of it, in this order.
void writeTable(const Dataset& dataset, const std::vector<std::uint32_t>& rows,
                const std::filesystem::path& file);

/// Tells the reader everything about the file that writeTable() makes of this table, so that it need not
/// guess: texts that look like numbers or like missing cells stay texts.
ReadOptions tableOptions(const Dataset& dataset);

}  // namespace epsiscope
