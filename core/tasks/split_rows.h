#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "core/prepare/split.h"
#include "core/tasks/task_inputs.h"

namespace epsiscope {

/// The number of groups that the people of a table are dealt into, to leave out one after the other.
inline constexpr std::size_t kPeopleGroups = 20;

/// The split of these rows that the inputs ask for. `persons`: whose each row is; empty: every row is by
/// itself. With a group left out it is the same split without the rows of that group, so that two differ in
/// nothing else; the groups are dealt at random, the same for every trial.
Split splitRows(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> persons,
                const SplitInputs& inputs);

}  // namespace epsiscope
