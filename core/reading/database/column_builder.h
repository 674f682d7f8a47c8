#pragma once

#include "core/reading/text/cell_text.h"
#include "core/reading/text/category_codes.h"
#include "core/table/column_reading.h"
#include "core/table/dataset.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

struct ReadOptions;

/// The way a database delivers the cells of a column.
enum class CellType : std::uint8_t {
  any,      ///< each as it is stored: whole numbers, numbers, texts (SQLite)
  number,   ///< numbers, written as text
  boolean,  ///< t and f: 1 and 0 as numbers
  date,     ///< 2020-01-31, or with a time of day behind it
  time,     ///< 12:34:56
  text
};

/// A column of a database, before its cells are known.
struct SourceColumn {
  std::string name{};
  CellType type = CellType::any;
  ColumnKind declared = ColumnKind::text;  ///< by the schema
};

/// The text, with U+FFFD in place of bytes that belong to none: a file may hold any.
std::string legibleText(std::string_view bytes);

/// Makes a column of cells that are added row by row, without writing numbers as text in between.
class ColumnBuilder {
public:
  /// `bytes`: the room that the cells of all columns take, to which this one adds; it must outlive it.
  ColumnBuilder(SourceColumn source, const ReadOptions& options, std::size_t& bytes);
  ColumnBuilder(const ColumnBuilder&) = delete;
  ColumnBuilder& operator=(const ColumnBuilder&) = delete;

  void addMissing();
  /// Bytes without a meaning here: the cell is a missing one.
  void addBinary();
  void addInteger(std::int64_t value);
  void addReal(double value);
  void addText(std::string_view text);

  /// The column, and a sentence for each thing that a person should know about it. `index`: its place, for
  /// those.
  Column take(std::size_t index, std::vector<std::string>& notes);

private:
  void pushNumber(double value);
  void pushText(std::string_view text);
  void pushWritten(std::string_view text);
  bool keepsTexts() const;
  bool holdsNumbers() const;
  bool holdsLongIntegers() const;
  void makeNumbers();
  void makeTexts();
  void offerReading();
  void noteCells(std::size_t index, std::vector<std::string>& notes) const;

  CellType m_type;
  ColumnKind m_declaredKind;
  bool m_isDeclared;  ///< see ReadOptions
  int m_firstShortYear;
  std::optional<CellForm> m_form;
  std::optional<std::string> m_unit;
  /// NULL says that a cell is missing; other spellings of that, as a text file needs them, are words here
  /// until somebody lists them.
  MissingTexts m_missing;
  Column m_column;
  CategoryCodes m_codes;
  std::size_t& m_bytes;
  std::size_t m_rows = 0;
  std::size_t m_numbers = 0, m_words = 0, m_binary = 0, m_underflows = 0, m_longIntegers = 0,
              m_numberTexts = 0;
  bool m_hasFraction = false;
};

}  // namespace epsiscope
