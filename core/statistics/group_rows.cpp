#include "core/statistics/group_rows.h"

#include <algorithm>

namespace epsiscope {

GroupRows::GroupRows(std::size_t groups, std::span<const std::uint32_t> groupOf,
                     std::span<const double> values, std::span<const double> weights)
    : m_begins(groups + 1) {
  for (const std::uint32_t group : groupOf)
    if (group < groups) ++m_begins[group + 1];
  for (std::size_t i = 0; i < groups; ++i) m_begins[i + 1] += m_begins[i];
  m_rows.resize(m_begins.back());
  std::vector<std::size_t> next(m_begins.begin(), std::prev(m_begins.end()));
  for (std::size_t i = 0; i < groupOf.size(); ++i)
    if (groupOf[i] < groups)
      m_rows[next[groupOf[i]]++] = {.value = values[i], .weight = weights.empty() ? 1 : weights[i]};
  const auto isBefore = [](const Row& a, const Row& b) {
    return a.value != b.value ? a.value < b.value : a.weight < b.weight;
  };
  for (std::size_t i = 0; i < groups; ++i)
    std::sort(m_rows.begin() + static_cast<std::ptrdiff_t>(m_begins[i]),
              m_rows.begin() + static_cast<std::ptrdiff_t>(m_begins[i + 1]), isBefore);
  for (const Row& row : m_rows) m_values.push_back(row.value);
}

std::span<const double> GroupRows::valuesOfLargest() const {
  std::span<const double> largest;
  for (std::size_t group = 0; group < groups(); ++group)
    if (const auto own = valuesOf(group); own.size() > largest.size()) largest = own;
  return largest;
}

}  // namespace epsiscope
