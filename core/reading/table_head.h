#pragma once

#include "core/reading/reader.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace epsiscope {

enum class HeadCellKind : std::uint8_t { number, text, missing, bad };

/// A cell as the file has it, and the reader's value of it.
struct HeadCell {
  std::string text{};  ///< without its quotes; at most 200 bytes, control characters escaped
  HeadCellKind kind = HeadCellKind::text;
  CellFault fault = CellFault::notANumber;  ///< of a bad cell
  double value = 0;                         ///< of a number
  bool operator==(const HeadCell&) const = default;
};

/// The first rows of a file, for people who look before they import.
struct TableHead {
  std::vector<std::string> names{};
  Reading reading{};
  std::vector<Finding> findings{};            ///< as far as these rows show
  std::vector<std::vector<HeadCell>> rows{};  ///< a ragged line has as many cells as it has
  std::vector<std::size_t> lines{};           ///< physical line of each row
  std::string trouble{};                      ///< why the rows end early, as a sentence; empty: they do not
};

/// The first cells of a table that was read; a bad one is shown as a missing one.
std::vector<std::vector<HeadCell>> headRows(const Dataset& dataset, std::size_t rows);

/// Reads no more of the file than the first rows need, at most a few megabytes. `settled`, the whole file as
/// read with the same options, decides what the head alone cannot: kinds of columns, marks. `around`: the
/// rows around that line in place of the first ones, for which a text is gone through up to there. Throws
/// FileError for a file that is no text; a table that cannot be read goes as far as it can. A database shows
/// no rows. Throws Cancelled.
TableHead tableHead(const std::filesystem::path& file, const ReadOptions& given = {},
                    const Dataset* settled = nullptr, std::size_t rows = 50, const GoOn& goOn = {},
                    std::size_t around = 0);

}  // namespace epsiscope
