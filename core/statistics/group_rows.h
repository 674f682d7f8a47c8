#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace epsiscope {

/// The values of a column in the rows in use, divided among groups and ascending in each. A row is in one
/// group or in none. Immutable.
class GroupRows {
public:
  struct Row {
    double value = 0;
    double weight = 1;
  };

  /// `groupOf`: of each row its group, or `groups` for none. `weights`: of each row, or empty where every row
  /// counts once.
  GroupRows(std::size_t groups, std::span<const std::uint32_t> groupOf, std::span<const double> values,
            std::span<const double> weights);

  std::size_t groups() const { return m_begins.size() - 1; }
  std::span<const Row> rowsOf(std::size_t group) const {
    return std::span(m_rows).subspan(m_begins[group], m_begins[group + 1] - m_begins[group]);
  }
  /// The values alone, ascending.
  std::span<const double> valuesOf(std::size_t group) const {
    return std::span(m_values).subspan(m_begins[group], m_begins[group + 1] - m_begins[group]);
  }
  /// Those of a group with most rows.
  std::span<const double> valuesOfLargest() const;

private:
  std::vector<Row> m_rows;
  std::vector<double> m_values;
  std::vector<std::size_t> m_begins;  ///< of each group in the rows, and their end
};

}  // namespace epsiscope
