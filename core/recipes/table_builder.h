#pragma once

#include "core/recipes/record_reader.h"
#include "core/table/dataset.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace epsiscope {

/// Columns that grow row by row: one call per column for each row.
class TableBuilder {
public:
  void addColumn(std::string name, ColumnKind kind);
  std::size_t columns() const { return m_columns.size(); }

  void number(std::size_t column, double value) { m_columns[column].values.push_back(value); }
  void text(std::size_t column, std::string_view value);
  void missing(std::size_t column, std::size_t line);
  /// The record's field as the column's kind wants it; its spelling of a missing cell is one.
  void cell(std::size_t column, const RecordReader& record, std::size_t field);

  /// Texts are held once: they move into the columns here.
  std::vector<Column> take();

private:
  struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  using Codes = std::unordered_map<std::string, std::int32_t, TextHash, std::equal_to<>>;

  std::vector<Column> m_columns;
  std::vector<Codes> m_codes;  ///< of each column's texts
};

}  // namespace epsiscope
