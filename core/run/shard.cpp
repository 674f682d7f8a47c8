#include "core/run/shard.h"

#include <charconv>
#include <cstdint>

namespace epsiscope {

namespace {

std::optional<std::size_t> countIn(std::string_view text) {
  std::size_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc() || end != text.data() + text.size() || count == 0 || count > kMostShards)
    return std::nullopt;
  return count;
}

/// The first cell of a trial whose predecessors cost at least this share of the trial.
std::size_t cellAt(double share, const std::vector<CellPlan>& cells) {
  double all = 0, before = 0;
  for (const CellPlan& cell : cells)
    if (!cell.repeatsPrevious) all += cell.cost;
  std::size_t cell = 0;
  for (; cell < cells.size() && before < share * all; ++cell)
    if (!cells[cell].repeatsPrevious) before += cells[cell].cost;
  return cell;
}

/// The beginning of the shard after the first `shards` ones. Whole trials are counted in whole numbers.
CellOfTrial startAfter(std::size_t shards, std::size_t count, int trials,
                       const std::vector<CellPlan>& cells) {
  const std::uint64_t part = static_cast<std::uint64_t>(trials) * shards;
  const double share = static_cast<double>(part % count) / static_cast<double>(count);
  return {.trial = static_cast<int>(part / count) + 1, .cell = cellAt(share, cells)};
}

}  // namespace

std::optional<Shard> shardFrom(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto index = countIn(text.substr(0, slash)), count = countIn(text.substr(slash + 1));
  if (!index || !count || *index > *count) return std::nullopt;
  return Shard{.index = *index, .count = *count};
}

std::string textOf(const Shard& shard) {
  return std::to_string(shard.index) + "/" + std::to_string(shard.count);
}

ShardRange rangeOf(const Shard& shard, int trials, const std::vector<CellPlan>& cells) {
  return {.first = startAfter(shard.index - 1, shard.count, trials, cells),
          .end = startAfter(shard.index, shard.count, trials, cells)};
}

bool allOfCells(const Shard& shard, int trials, const std::vector<CellPlan>& cells,
                const std::function<bool(const CellOfTrial&)>& holds) {
  const ShardRange range = rangeOf(shard, trials, cells);
  for (CellOfTrial at = range.first; at < range.end; at = {.trial = at.trial + 1, .cell = 0})
    for (; at.cell < cells.size() && at < range.end; ++at.cell)
      if (!cells[at.cell].repeatsPrevious && !holds(at)) return false;
  return true;
}

std::vector<CellOfTrial> cellsOf(const Shard& shard, int trials, const std::vector<CellPlan>& cells) {
  std::vector<CellOfTrial> found;
  allOfCells(shard, trials, cells, [&found](const CellOfTrial& cell) {
    found.push_back(cell);
    return true;
  });
  return found;
}

}  // namespace epsiscope
