#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace epsiscope {

enum class ColumnKind { number, text };

/// A cell that is not missing and still is no number, in a column that otherwise holds numbers.
struct BadCell {
  std::size_t line = 0;  ///< physical line in the file, from 1
  std::size_t row = 0;   ///< data row, from 0
  std::string text;      ///< shortened and escaped
  std::string reason;
  bool operator==(const BadCell&) const = default;
};

/// A named column. Numeric columns fill `values` (NaN: missing or bad), text columns `codes` and
/// `categories`.
struct Column {
  std::string name;
  ColumnKind kind = ColumnKind::number;
  std::vector<double> values{};
  std::vector<std::int32_t> codes{};      ///< index into categories; -1 is missing
  std::vector<std::string> categories{};  ///< in order of first appearance
  std::size_t missing = 0;
  std::size_t firstMissingLine = 0;  ///< physical line of the first missing cell; 0: none, or not from a file
  std::vector<BadCell> badCells{};   ///< the first 100
  std::size_t badCount = 0;

  std::size_t size() const { return kind == ColumnKind::number ? values.size() : codes.size(); }
};

/// How a file was read: detected or told, for `info`, the status bar and exports.
struct Reading {
  char separator = ',';
  char decimal = '.';
  std::string encoding = "UTF-8";
  bool header = true;
};

/// A table of named columns of equal length.
struct Dataset {
  std::string name;         ///< for people: "California housing", or the file's name
  std::string description;  ///< what it is; for built-in data also its known truth
  std::string licence;
  std::string sha256;  ///< of the file's bytes; for built-in data of its columns
  Reading reading;
  std::vector<Column> columns;
  std::vector<std::string> notes;  ///< what the reader did that a person should know, one sentence each

  std::size_t rows() const { return columns.empty() ? 0 : columns.front().size(); }
  /// Index of the column with that name, or -1.
  int find(const std::string& columnName) const;
};

/// Count, mean, sample sd (n-1) and range of the cells of a numeric column that are not missing.
/// Robust against overflow: values near 1e308 give finite results or NaN, never infinity.
struct ColumnSummary {
  std::size_t count = 0;
  double min = 0, max = 0, mean = 0, sd = 0;  ///< NaN where it does not exist
};
ColumnSummary summarise(const Column& column);

}  // namespace epsiscope
