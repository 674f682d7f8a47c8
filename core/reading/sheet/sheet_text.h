#pragma once

#include "core/base/pace.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// The contents of a sheet beside the text of its cells, for people who should know.
struct SheetFacts {
  std::size_t hiddenRows = 0, hiddenColumns = 0;
  std::size_t merged = 0;            ///< areas of cells that show one value
  std::string firstMerged{};         ///< "B1:D1"
  std::size_t withoutResult = 0;     ///< formulas whose results were not stored
  std::string firstWithoutResult{};  ///< "C7"
  std::size_t numbersAsText = 0;     ///< numbers that are stored as text, below the first row
  std::string firstNumberAsText{};
};

/// The text of a cell without the blanks and line ends at both of its ends.
std::string_view withoutBlankEnds(std::string_view text);

/// Cells of a sheet become comma separated text: UTF-8, decimal points, quotes as RFC 4180 has them. Row r of
/// the sheet begins in line r if line breaks in quotes are not counted; rows that hold nothing are blank
/// lines, and there are none after the last. Throws SheetFault: cells out of order or outside rows, rows
/// within rows, more columns or rows than a sheet has, more text than fits into memory. Throws Cancelled.
class SheetText {
public:
  /// Bytes of one cell's text: more belongs to no table.
  static constexpr std::size_t kMostOfCell = std::size_t{16} << 20;

  /// isFull() after so many rows that hold something. `fileBytes`: of the packed file, which says how much
  /// text it may hold. `goOn` is asked where a few bytes of the file become many.
  explicit SheetText(std::size_t mostRows = static_cast<std::size_t>(-1),
                     std::size_t fileBytes = static_cast<std::size_t>(-1), GoOn goOn = {});

  /// Rows from 0, in their order. Text added from now on belongs to this one, until its end.
  void beginRow(std::size_t row);
  /// Columns from 0, in their order: the cell stands in `times` of them. Blanks at the ends of a text are
  /// dropped; without any more it is nothing.
  void addText(std::size_t column, std::string_view text, std::size_t times = 1);
  /// The shortest digits that read back as the same double; a text that is no number is added as it is.
  void addNumber(std::size_t column, std::string_view digits, std::size_t times = 1);
  void addNumber(std::size_t column, double value, std::size_t times = 1);
  /// The row stands `times` times in the sheet.
  void endRow(bool hidden = false, std::size_t times = 1);
  /// Counts text that the file does not hold but asks for, whether or not it is added: all of it together
  /// must fit into memory.
  void charge(std::size_t bytes);
  /// Throws SheetFault if the text of a cell has become longer than any.
  static void refuseCellBeyond(std::size_t bytes);

  bool isFull() const { return m_rows.size() >= m_mostRows; }
  /// Rows that hold something.
  std::size_t rows() const { return m_rows.size(); }
  /// Columns from the first that holds something to the last.
  std::size_t width() const { return m_rows.empty() ? 0 : m_width - m_firstColumn; }
  std::size_t firstColumn() const { return m_rows.empty() ? 0 : m_firstColumn; }

  /// All rows with as many fields, from column `first` on to at least `width` of them.
  std::string take(std::size_t first, std::size_t width);
  std::string take() { return take(firstColumn(), width()); }

  SheetFacts facts{};

private:
  struct Row {
    std::uint32_t begin, end;  ///< in the text, of which there is less than 4 GB
    std::uint32_t fields;
  };
  void addField(std::size_t column, std::string_view field, std::size_t times);
  void beginField(std::size_t column, std::size_t times);
  void repeatField(std::size_t begin, std::size_t times);
  void addQuoted(std::string_view text);
  void countNumberAsText(std::size_t column, std::string_view text, std::size_t times);
  void refuseBeyond(std::size_t size) const;
  void refuseRow(std::size_t row) const;

  std::size_t m_mostRows, m_mostText;
  Pace m_pace;
  std::string m_text;
  std::vector<Row> m_rows;
  std::size_t m_charged = 0;
  std::size_t m_lines = 0;  ///< that are complete
  std::size_t m_row = 0, m_begin = 0, m_next = 0;
  bool m_inRow = false;
  bool m_begun = false;  ///< the row holds something
  std::size_t m_width = 0, m_firstColumn = static_cast<std::size_t>(-1);
};

}  // namespace epsiscope
