#include "core/statistics/consistent_tables.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>
#include <utility>

#include "core/base/numbers.h"

namespace epsiscope {

namespace {

/// The least variance that precisions are made of: noise in whole steps may be all but sure to be 0.
constexpr double kLeastVariance = 1e-290;

double varianceOf(const NoisyTable& table) {
  return std::max(table.noise.variance(), kLeastVariance);
}

constexpr std::uint32_t columnSet(std::size_t column) {
  return std::uint32_t{1} << column;
}

/// Calls `visit` with each set in a set, from the whole one down to the empty one.
template <class Visit>
void forEachSubset(std::uint32_t set, const Visit& visit) {
  for (std::uint32_t subset = set;; subset = (subset - 1) & set) {
    visit(subset);
    if (subset == 0) return;
  }
}

/// The place in the table of `kept` columns, in the order of their numbers, of each cell of a table.
std::vector<std::size_t> placesOfMargin(const std::vector<std::size_t>& columns, std::uint32_t kept,
                                        const std::vector<std::size_t>& sizes) {
  std::vector<std::size_t> places = {0};
  for (const std::size_t column : columns) {
    std::size_t stride = (kept & columnSet(column)) != 0 ? 1 : 0;
    for (std::size_t later = column + 1; later < sizes.size(); ++later)
      if ((kept & columnSet(later)) != 0) stride *= sizes[later];
    std::vector<std::size_t> longer;
    longer.reserve(places.size() * sizes[column]);
    for (const std::size_t place : places)
      for (std::size_t category = 0; category < sizes[column]; ++category)
        longer.push_back(place + category * stride);
    places = std::move(longer);
  }
  return places;
}

/// Takes the mean along a dimension away. `inner`: the numbers from one category to the next.
void centre(std::vector<double>& numbers, std::size_t size, std::size_t inner) {
  for (std::size_t begin = 0; begin < numbers.size(); begin += size * inner)
    for (std::size_t i = begin; i < begin + inner; ++i) {
      double sum = 0;
      for (std::size_t category = 0; category < size; ++category) sum += numbers[i + category * inner];
      for (std::size_t category = 0; category < size; ++category)
        numbers[i + category * inner] -= sum / static_cast<double>(size);
    }
}

}  // namespace

ConsistentTables::ConsistentTables(std::vector<std::size_t> sizes, std::vector<NoisyTable> tables)
    : m_sizes(std::move(sizes)), m_tables(std::move(tables)) {
  assert(m_sizes.size() < 32);
  m_least = kInfinity;
  for (const NoisyTable& table : m_tables) m_least = std::min(m_least, varianceOf(table));
  for (const NoisyTable& table : m_tables) {
    Columns columns = 0;
    for (const std::size_t column : table.columns) columns |= columnSet(column);
    m_columns.push_back(columns);
    m_precisions.push_back(m_least / varianceOf(table));
  }
}

double ConsistentTables::cellsOf(Columns columns) const {
  double cells = 1;
  for (std::size_t i = 0; i < m_sizes.size(); ++i)
    if ((columns & columnSet(i)) != 0) cells *= static_cast<double>(m_sizes[i]);
  return cells;
}

double ConsistentTables::precision(std::size_t table, Columns interaction) const {
  if ((interaction & ~m_columns[table]) != 0) return 0;
  return m_precisions[table] / cellsOf(m_columns[table] & ~interaction);
}

double ConsistentTables::sumOfPrecisions(Columns interaction) const {
  double sum = 0;
  for (std::size_t i = 0; i < m_tables.size(); ++i) sum += precision(i, interaction);
  return sum;
}

std::vector<std::vector<double>> ConsistentTables::adjusted(
    const std::vector<std::vector<double>>& numbers) const {
  const std::size_t each = numbers.front().size() / static_cast<std::size_t>(cellsOf(m_columns.front()));
  std::set<Columns> interactions;
  for (const Columns columns : m_columns)
    forEachSubset(columns, [&](Columns subset) { interactions.insert(subset); });
  std::vector<std::vector<double>> found;
  for (const std::vector<double>& own : numbers) found.emplace_back(own.size());
  for (const Columns interaction : interactions) {
    const double all = sumOfPrecisions(interaction);
    std::vector<double> shown(static_cast<std::size_t>(cellsOf(interaction)) * each);
    std::map<std::size_t, std::vector<std::size_t>> places;  // of the tables that show it
    for (std::size_t i = 0; i < m_tables.size(); ++i) {
      if ((interaction & ~m_columns[i]) != 0) continue;
      const auto& own = places[i] = placesOfMargin(m_tables[i].columns, interaction, m_sizes);
      const double weight = precision(i, interaction) / all;
      for (std::size_t cell = 0; cell < own.size(); ++cell)
        for (std::size_t j = 0; j < each; ++j)
          shown[own[cell] * each + j] += weight * numbers[i][cell * each + j];
    }
    std::size_t inner = each;
    for (std::size_t i = m_sizes.size(); i-- > 0;) {
      if ((interaction & columnSet(i)) == 0) continue;
      centre(shown, m_sizes[i], inner);
      inner *= m_sizes[i];
    }
    for (const auto& [i, own] : places) {
      const double share = 1 / cellsOf(m_columns[i] & ~interaction);
      for (std::size_t cell = 0; cell < own.size(); ++cell)
        for (std::size_t j = 0; j < each; ++j)
          found[i][cell * each + j] += share * shown[own[cell] * each + j];
    }
  }
  return found;
}

double ConsistentTables::variance(std::size_t table) const {
  double sum = 0;
  forEachSubset(m_columns[table], [&](Columns interaction) {
    double part = 1;
    for (std::size_t i = 0; i < m_sizes.size(); ++i)
      if ((interaction & columnSet(i)) != 0) part *= 1 - 1 / static_cast<double>(m_sizes[i]);
    const double others = cellsOf(m_columns[table] & ~interaction);
    sum += part / (others * others * sumOfPrecisions(interaction));
  });
  return m_least * sum;
}

/// The weight of a cell of another table depends on the columns in which it has the category of this one.
std::vector<WeightedNoise> ConsistentTables::noises(std::size_t table) const {
  std::vector<WeightedNoise> found;
  for (std::size_t other = 0; other < m_tables.size(); ++other) {
    const Columns both = m_columns[table] & m_columns[other];
    std::vector<std::pair<Columns, double>> shares;  // that an interaction has from the other table
    forEachSubset(both, [&](Columns interaction) {
      shares.emplace_back(interaction, precision(other, interaction) / sumOfPrecisions(interaction) /
                                           cellsOf(m_columns[table] & ~interaction));
    });
    forEachSubset(both, [&](Columns same) {
      double weight = 0, times = cellsOf(m_columns[other] & ~both);
      for (auto [interaction, share] : shares) {
        for (std::size_t i = 0; i < m_sizes.size(); ++i)
          if ((interaction & columnSet(i)) != 0)
            share *= ((same & columnSet(i)) != 0 ? 1 : 0) - 1 / static_cast<double>(m_sizes[i]);
        weight += share;
      }
      for (std::size_t i = 0; i < m_sizes.size(); ++i)
        if ((both & ~same & columnSet(i)) != 0) times *= static_cast<double>(m_sizes[i] - 1);
      if (times > 0) found.push_back({m_tables[other].noise, weight, times});
    });
  }
  return found;
}

double ConsistentTables::halfWidth(std::size_t table, double level) const {
  return halfWidthOfSum(noises(table), level);
}

}  // namespace epsiscope
