#pragma once

#include "core/table/column_reading.h"
#include "core/table/reading_choice.h"
#include "core/table/row_counts.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

enum class ColumnKind { number, text };

/// The reason why a cell is not usable as a number.
enum class CellFault : std::uint8_t {
  notANumber,
  notFinite,
  tooLarge,
  hexadecimal,
  otherMark,      ///< a number only with the other decimal mark
  thousandsMark,  ///< grouped by a mark that the file does not group by
  otherForm,      ///< not written as its column is read: no percent sign, no date, ...
  otherUnit,      ///< an amount in another currency or unit than its column
  dateOrder       ///< a date with day and month in another order than its column
};

/// A cell that is not missing and still is no number, in a column that otherwise holds numbers. Small: a file
/// may hold many.
struct BadCell {
  std::uint64_t line = 0;  ///< physical line in the file, from 1; 0: it has no lines
  std::uint32_t row = 0;   ///< data row, from 0
  std::uint32_t text = 0;  ///< index into the column's badTexts
  CellFault fault = CellFault::notANumber;
  bool operator==(const BadCell&) const = default;
};

/// A value and the word that stands for it: 1 and "male".
struct ValueLabel {
  std::string value, word;
  bool operator==(const ValueLabel&) const = default;
};

/// A named column. Numeric columns fill `values` (NaN: missing or bad), text columns `codes` and
/// `categories`.
struct Column {
  std::string name;
  ColumnKind kind = ColumnKind::number;
  bool kindGiven = false;  ///< else the cells decided
  std::vector<double> values{};
  std::vector<std::int32_t> codes{};      ///< index into categories; -1 is missing
  std::vector<std::string> categories{};  ///< in order of first appearance
  std::size_t missing = 0;
  std::size_t firstMissingLine = 0;  ///< physical line of the first missing cell; 0: none, or not from a file
  std::string missingSpelling{};     ///< of the first missing cell that is not empty: "NA"
  std::vector<BadCell> badCells{};   ///< every one, by row
  std::vector<std::string> badTexts{};     ///< the different texts of them, shortened and escaped
  std::optional<ColumnReading> reading{};  ///< how its texts became numbers
  std::optional<ColumnReading> offered{};  ///< how its texts could become numbers: all of them fit
  std::string unit{};                      ///< from a line of units below the names
  std::string label{};                     ///< what the column holds, in words: the question that was asked
  std::vector<ValueLabel> valueLabels{};   ///< of the codes in the file, whether or not its cells hold them
  std::string offer{};  ///< what these texts are, with an example, or why they do not fit each other

  std::size_t size() const { return kind == ColumnKind::number ? values.size() : codes.size(); }
};

/// One decision of the reader, with its reason, for people who want to check or to change it.
struct Finding {
  std::string key;     ///< as in the study's block "data": "separator", "decimal", "thousands", ...
  std::string value;   ///< as the study writes it
  std::string reason;  ///< one sentence: the evidence in the file for it, or that it was given
  bool given = false;
  bool operator==(const Finding&) const = default;
};

/// A question that the file alone cannot decide. The table was read by the first answer.
struct Question {
  std::string key;                     ///< as in Finding: which option answers it
  std::string column;                  ///< name of the first column that asks; empty: the whole table does
  std::string sentence;                ///< with an example from the file
  std::vector<std::string> answers{};  ///< values of that option
  std::vector<std::string> columns{};  ///< names of all that ask
  bool operator==(const Question&) const = default;
};

/// A table of named columns of equal length.
struct Dataset {
  std::string name;         ///< for people: "California housing", or the file's name
  std::string description;  ///< what it is; for built-in data also its known truth
  std::string licence;
  std::string sha256;  ///< of the file's bytes; for built-in data of its columns
  Reading reading;
  std::vector<Finding> findings;    ///< empty for data that come from no file
  std::vector<Question> questions;  ///< that were not answered
  std::vector<Column> columns;
  std::vector<std::string> notes;  ///< what the reader did that a person should know, one sentence each
  RowCounts earlier;  ///< what a recipe dropped and filled before there was this table; see recipe.h
  bool readAsDetected = false;  ///< see RowCounts
  std::string weight{};         ///< the column that weights the rows, as their file says; empty: it says none

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

/// A sentence that says which columns there are, or those whose names `wanted` could be a slip of.
std::string unknownColumn(const Dataset& dataset, const std::string& wanted);

}  // namespace epsiscope
