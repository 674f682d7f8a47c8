#pragma once

#include "core/reading/database/column_builder.h"
#include "core/table/reading_choice.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace epsiscope {

/// The rows of a database as they arrive, and the table that they make.
class RowsBuilder {
public:
  /// The most room that the cells of a table may take.
  static constexpr std::size_t kMostBytes = 2'000'000'000;

  /// `shown`: the database, for messages. Throws FileError: another number of names was given, no columns.
  RowsBuilder(std::vector<SourceColumn> columns, const ReadOptions& options, std::string shown,
              std::size_t mostBytes = kMostBytes);
  RowsBuilder(const RowsBuilder&) = delete;
  RowsBuilder& operator=(const RowsBuilder&) = delete;

  std::size_t columns() const { return m_columns.size(); }
  /// The cells of a row are added to each column, then the row is ended. Throws FileError: too many rows, or
  /// cells.
  ColumnBuilder& operator[](std::size_t column) { return m_columns[column]; }
  void endRow();

  /// The table, and what a person should know about its cells. Throws FileError for one without rows.
  Dataset take();

private:
  ReadOptions m_options;
  std::string m_shown;
  std::size_t m_mostBytes;
  std::vector<std::string> m_notes;
  std::size_t m_bytes = 0;  ///< of all cells
  std::deque<ColumnBuilder> m_columns;
  std::size_t m_rows = 0;
};

}  // namespace epsiscope
