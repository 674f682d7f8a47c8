#pragma once

#include <QString>

#include <optional>

#include "core/table/dataset.h"

namespace epsiscope {

/// A test of a row of the table. A cell without a value passes no comparison.
struct RowTest {
  enum class Kind { equal, different, less, atMost, more, atLeast, contains, missing, bad };
  Kind kind = Kind::contains;
  std::optional<std::size_t> column{};  ///< absent: any column, for `contains` any column of text
  double number = 0;
  QString text{};
  bool operator==(const RowTest&) const = default;
};

/// The question in a line of text: `column op value` with = != < <= > >= contains, `column is missing`,
/// `column is bad`, the last two without a column for any; other words are searched for in every column of
/// text. Words are understood in English and in the language of the window.
struct RowQuestion {
  std::optional<RowTest> test{};  ///< absent: no question, or a problem
  QString problem{};              ///< one sentence
};
RowQuestion rowQuestion(const QString& line, const Dataset& dataset);

}  // namespace epsiscope
