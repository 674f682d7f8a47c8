#include "ui/charts/spread_labels.h"

#include <algorithm>
#include <numeric>

namespace epsiscope {

namespace {

/// Labels that touch each other, as a mean of where their stack would begin.
struct Stack {
  double sum = 0;
  std::size_t count = 0;
  double start() const { return sum / static_cast<double>(count); }
};

}  // namespace

/// Less their place in the order times the height, tops need only ascend: the nearest ascending numbers are
/// found by joining neighbours that do not (isotonic regression).
std::optional<std::vector<double>> spreadLabels(const std::vector<double>& wanted, double height, double low,
                                                double high) {
  const std::size_t count = wanted.size();
  const double room = high - low - static_cast<double>(count) * height;
  if (room < 0) return {};
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wanted[i]; });
  std::vector<Stack> stacks;
  for (std::size_t rank = 0; rank < count; ++rank) {
    Stack stack{wanted[order[rank]] - static_cast<double>(rank) * height, 1};
    while (!stacks.empty() && stacks.back().start() >= stack.start()) {
      stack.sum += stacks.back().sum;
      stack.count += stacks.back().count;
      stacks.pop_back();
    }
    stacks.push_back(stack);
  }
  std::vector<double> tops(count);
  std::size_t rank = 0;
  for (const Stack& stack : stacks)
    for (std::size_t i = 0; i < stack.count; ++i, ++rank)
      tops[order[rank]] = std::clamp(stack.start(), low, low + room) + static_cast<double>(rank) * height;
  return tops;
}

}  // namespace epsiscope
