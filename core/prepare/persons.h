#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/table/dataset.h"

namespace epsiscope {

/// Whom the rows of a table belong to, and which of them stay where nobody may have more than `most`.
///
/// Where somebody has more, `most` are drawn at random. What is drawn depends on the name and the number of
/// the person's rows and on nothing else, so that the rows of one person decide nothing about those of
/// others.
class Persons {
public:
  static constexpr std::int32_t kNobody = -1;  ///< the cell that names the person is missing or bad
  static constexpr std::int32_t kBeyond = -2;  ///< one of too many rows of a person

  Persons(const Column& column, std::size_t most);

  /// The person of each row of the table, from 0 in the order of their first rows, or why the row is left
  /// out.
  const std::vector<std::int32_t>& ofRows() const { return m_ofRows; }
  std::size_t count() const { return m_rows.size(); }

private:
  void leaveOutBeyond(std::size_t most, const std::vector<std::uint64_t>& names);

  std::vector<std::int32_t> m_ofRows;
  std::vector<std::size_t> m_rows;  ///< of each person
};

}  // namespace epsiscope
