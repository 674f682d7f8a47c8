#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/table/dataset.h"

namespace epsiscope {

/// What the reader is told; what is absent it detects from the file, never from the locale.
struct ReadOptions {
  std::optional<char> separator{};        ///< ',' ';' '\t' ' '
  std::optional<char> decimal{};          ///< '.' ','
  std::optional<char> thousands{};        ///< as in Reading
  std::optional<char> quote{};            ///< as in Reading
  std::optional<char> comment{};          ///< as in Reading
  std::optional<std::string> encoding{};  ///< "UTF-8" "UTF-16LE" "UTF-16BE" "Latin-1" "Windows-1252"
  std::optional<bool> header{};
  std::optional<std::vector<std::string>> missing{};  ///< in place of ? NA N/A NaN null
  std::map<std::string, ColumnKind> kinds{};          ///< by name; of other columns the cells decide
  std::optional<std::vector<std::string>> names{};    ///< replaces the header's or the generated names
  bool operator==(const ReadOptions&) const = default;
};

/// Reads delimited text (RFC 4180 quoting, gzip if it starts with the gzip mark).
/// Throws FileError. Returns nothing if cancelled: goOn may be called from another thread, never from two at
/// once.
std::optional<Dataset> readDataset(const std::filesystem::path& file, const ReadOptions& options = {},
                                   const GoOn& goOn = {});

}  // namespace epsiscope
