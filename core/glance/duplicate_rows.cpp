#include "core/glance/duplicate_rows.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

namespace epsiscope {

namespace {

constexpr std::size_t kRowsAtOnce = 65536;

/// The bits of the cell, the same for cells that are the same.
std::uint64_t bitsOf(const Column& column, std::size_t row) {
  if (column.kind == ColumnKind::text) return static_cast<std::uint64_t>(column.codes[row]);
  const double value = column.values[row];
  if (std::isnan(value)) return std::bit_cast<std::uint64_t>(std::numeric_limits<double>::quiet_NaN());
  return std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value);
}

/// Steele, Lea and Flood 2014, SplitMix64: a bijection in which every bit moves half of all.
std::uint64_t mixed(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9u;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebu;
  return bits ^ (bits >> 31);
}

bool areSame(const Dataset& dataset, std::size_t a, std::size_t b) {
  return std::ranges::all_of(dataset.columns,
                             [&](const Column& column) { return bitsOf(column, a) == bitsOf(column, b); });
}

}  // namespace

std::optional<std::size_t> duplicateRows(const Dataset& dataset, const GoOn& goOn) {
  const std::size_t rows = dataset.rows();
  // Nobody who writes a file knows where its rows come to lie; what is found does not depend on it.
  std::random_device anywhere;
  const std::uint64_t start = (static_cast<std::uint64_t>(anywhere()) << 32) | anywhere();
  const std::size_t places = std::bit_ceil(2 * rows + 2);
  std::vector<std::uint32_t> rowAt(places);  // 0: free, else one more than the row
  std::size_t found = 0;
  std::vector<std::uint64_t> hashes(std::min(rows, kRowsAtOnce));
  for (std::size_t begin = 0; begin < rows; begin += kRowsAtOnce) {
    if (!goOn(static_cast<double>(begin) / static_cast<double>(rows))) return std::nullopt;
    const std::size_t count = std::min(kRowsAtOnce, rows - begin);
    std::fill_n(hashes.begin(), count, start);
    for (const Column& column : dataset.columns)
      for (std::size_t i = 0; i < count; ++i) hashes[i] = mixed(hashes[i] + bitsOf(column, begin + i));
    for (std::size_t i = 0; i < count; ++i) {
      std::size_t place = hashes[i] & (places - 1);
      while (rowAt[place] != 0 && !areSame(dataset, rowAt[place] - 1, begin + i))
        place = (place + 1) & (places - 1);
      if (rowAt[place] != 0)
        ++found;
      else
        rowAt[place] = static_cast<std::uint32_t>(begin + i + 1);
    }
  }
  return found;
}

}  // namespace epsiscope
