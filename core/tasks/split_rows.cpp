#include "core/tasks/split_rows.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/random/shuffle.h"
#include "core/tasks/streams.h"

namespace epsiscope {

namespace {

/// The rows of the group, ascending.
std::vector<std::uint32_t> rowsOfGroup(std::span<const std::uint32_t> rows,
                                       std::span<const std::uint32_t> persons, std::uint64_t seed,
                                       std::size_t group) {
  const std::size_t people =
      persons.empty() ? rows.size() : std::size_t{1} + *std::ranges::max_element(persons);
  std::vector<std::uint32_t> order(people);
  std::iota(order.begin(), order.end(), 0U);
  Rng rng = groupStream(seed);
  shuffle(std::span(order), rng);
  std::vector<bool> isOut(people);
  for (std::size_t i = group; i < people; i += kPeopleGroups) isOut[order[i]] = true;
  std::vector<std::uint32_t> found;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (isOut[persons.empty() ? i : persons[i]]) found.push_back(rows[i]);
  return found;
}

}  // namespace

Split splitRows(std::span<const std::uint32_t> rows, std::span<const std::uint32_t> persons,
                const SplitInputs& inputs) {
  Rng rng = splitStream(inputs.seed, inputs.trial);
  Split split = randomSplit(rows, persons, inputs.testFraction, rng);
  if (!inputs.leftOut) return split;
  const std::vector<std::uint32_t> out = rowsOfGroup(rows, persons, inputs.seed, *inputs.leftOut);
  const auto takesNoPart = [&](std::uint32_t row) { return std::ranges::binary_search(out, row); };
  std::erase_if(split.train, takesNoPart);
  std::erase_if(split.test, takesNoPart);
  return split;
}

}  // namespace epsiscope
