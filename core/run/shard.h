#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tasks/trials.h"

namespace epsiscope {

/// One of `count` machines, or tasks of a scheduler, that share the cells of a run. They count from 1.
struct Shard {
  std::size_t index = 1, count = 1;
  bool operator==(const Shard&) const = default;
};

/// More shards than this have no cell each in any run.
inline constexpr std::size_t kMostShards = 1'000'000;

/// "3/8" is the third of eight; nothing for anything else.
std::optional<Shard> shardFrom(std::string_view text);
std::string textOf(const Shard& shard);

/// A cell in one trial, by which trials in which cells of CellPlan come one after the other.
struct CellOfTrial {
  int trial = 1;
  std::size_t cell = 0;
  auto operator<=>(const CellOfTrial&) const = default;
};

/// The cells of one shard: all not before `first` and before `end`, but for cells that repeat others.
struct ShardRange {
  CellOfTrial first, end;
};

/// Divides all trials of all cells so that each shard costs about the same. Every cell of every trial is in
/// one shard; where there are as many trials as shards, or a multiple, each has whole trials.
ShardRange rangeOf(const Shard& shard, int trials, const std::vector<CellPlan>& cells);

/// Whether `holds` is true of all cells that a shard computes, which are asked about in their order.
bool allOfCells(const Shard& shard, int trials, const std::vector<CellPlan>& cells,
                const std::function<bool(const CellOfTrial&)>& holds);

/// The cells that a shard computes, in their order.
std::vector<CellOfTrial> cellsOf(const Shard& shard, int trials, const std::vector<CellPlan>& cells);

}  // namespace epsiscope
