#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace epsiscope {

/// What a sheet has beside the text of its cells, for people who should know.
struct SheetFacts {
  std::size_t hiddenRows = 0, hiddenColumns = 0;
  std::size_t merged = 0;            ///< areas of cells that show one value
  std::string firstMerged{};         ///< "B1:D1"
  std::size_t withoutResult = 0;     ///< formulas whose results were not stored
  std::string firstWithoutResult{};  ///< "C7"
  std::size_t numbersAsText = 0;     ///< numbers that are stored as text, below the first row
  std::string firstNumberAsText{};
};

/// Cells of a sheet become comma separated text: UTF-8, decimal points, quotes as RFC 4180 has them. Row r of
/// the sheet begins in line r if line breaks in quotes are not counted; rows that hold nothing are blank
/// lines, and there are none after the last. Throws SheetFault: cells out of order, more columns or rows than
/// a sheet has, more text than fits into memory.
class SheetText {
public:
  /// isFull() after so many rows that hold something. `fileBytes`: of the packed file, which says how much
  /// text it may hold.
  explicit SheetText(std::size_t mostRows = static_cast<std::size_t>(-1),
                     std::size_t fileBytes = static_cast<std::size_t>(-1));

  /// Rows from 0, in their order. What is added from now on stands in this one.
  void beginRow(std::size_t row);
  /// Columns from 0, in their order. Blanks at the ends of a text are dropped; without any more it is
  /// nothing.
  void addText(std::size_t column, std::string_view text);
  /// The shortest digits that read back as the same double; a text that is no number is added as it is.
  void addNumber(std::size_t column, std::string_view digits);
  void addNumber(std::size_t column, double value);
  /// The row stands `times` times in the sheet.
  void endRow(bool hidden = false, std::size_t times = 1);

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
    std::size_t begin, end;
    std::size_t fields;
  };
  void addField(std::size_t column, std::string_view field);
  void addQuoted(std::string_view text);
  void countNumberAsText(std::size_t column, std::string_view text);
  void refuseBeyond(std::size_t size) const;
  void refuseRow(std::size_t row) const;

  std::size_t m_mostRows, m_mostText;
  std::string m_text;
  std::vector<Row> m_rows;
  std::size_t m_lines = 0;  ///< that are complete
  std::size_t m_row = 0, m_begin = 0, m_next = 0;
  bool m_begun = false;  ///< the row holds something
  std::size_t m_width = 0, m_firstColumn = static_cast<std::size_t>(-1);
};

}  // namespace epsiscope
