#include "core/tasks/guarantees.h"

namespace epsiscope {

bool leavesRowsOut(const DataChoice& data) {
  return data.missing == MissingRule::dropRows || data.badCells == BadCellRule::dropRows;
}

Guarantee guaranteeOfRows(const DataChoice& data, double epsilon, double delta, const std::string& whyNot) {
  constexpr auto kRow = Guarantee::Neighbours::row;
  if (!whyNot.empty()) return notPrivate(kRow, whyNot);
  return {.epsilon = epsilon,
          .delta = delta,
          .neighbours = kRow,
          .trust = Guarantee::Trust::central,
          .amongCompleteRows = leavesRowsOut(data)};
}

}  // namespace epsiscope
