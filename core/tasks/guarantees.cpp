#include "core/tasks/guarantees.h"

#include <algorithm>

#include "core/study/study.h"

namespace epsiscope {

bool leavesRowsOut(const DataChoice& data, const RowCounts& counts) {
  const bool byRule = data.missing == MissingRule::dropRows || data.badCells == BadCellRule::dropRows;
  return byRule || counts.droppedForMissing + counts.droppedForBad + counts.withoutPerson > 0;
}

/// The noise of a prior is made of the same uniforms at every epsilon and for every method, which keeps the
/// curves smooth: from noisy counts c + z/epsilon_1 and c + z/(2 epsilon_1) of the same z follow the exact
/// counts c. All other noise has a stream of its own for each method and epsilon.
std::string sharedNoiseNote(PriorKind prior, bool isRead) {
  const bool draws = prior == PriorKind::noisyCounts || prior == PriorKind::noisyLabels;
  if (!draws || !isRead) return {};
  return sentence(
      "Core",
      "The noise of the prior has the same quantiles at every epsilon and for every method of a "
      "study: its runs do not compose, and only one of them, of one method at one epsilon, may be "
      "released.");
}

Guarantee asPrinted(Guarantee claimed, PrintedMistake mistake) {
  claimed.proved = false;
  addReason(claimed, noteOf(mistake));
  return claimed;
}

Guarantee spoiled(const Guarantee& made, const char* why) {
  Guarantee none = notPrivate(made.neighbours, sentence("Core", why));
  none.proved = made.proved;
  addReason(none, made.note);
  return none;
}

Guarantee heldTo(Guarantee promised, const Booking& booked) {
  constexpr double kRounding = 1 + 1e-9;
  // The price is that of one row.
  const double times = promised.unit.rows();
  if (times * booked.epsilon > promised.epsilon * kRounding) promised.epsilon = times * booked.epsilon;
  if (times * booked.delta > promised.delta * kRounding) promised.delta = times * booked.delta;
  if (promised.trust == Guarantee::Trust::local) promised.trust = booked.trust;
  return promised;
}

Guarantee guaranteeOfLabels(const DataChoice& data, const RowCounts& counts, Guarantee made, double epsilon) {
  if (data.boundsFromData) return spoiled(made, kBoundsFromDataNote);
  if (counts.readAsDetected) return spoiled(made, kDetectedReadingNote);
  if (made.trust == Guarantee::Trust::none) return made;
  made.epsilon = epsilon;
  made.amongCompleteRows = leavesRowsOut(data, counts);
  made.unit = protectedUnit(data);
  return made;
}

Guarantee guaranteeOfRows(const DataChoice& data, const RowCounts& counts, double epsilon, double delta,
                          const std::string& whyNot) {
  constexpr auto kRow = Guarantee::Neighbours::row;
  if (!whyNot.empty()) return notPrivate(kRow, whyNot);
  if (counts.readAsDetected) return notPrivate(kRow, sentence("Core", kDetectedReadingNote));
  return {.epsilon = epsilon,
          .delta = delta,
          .neighbours = kRow,
          .trust = Guarantee::Trust::central,
          .amongCompleteRows = leavesRowsOut(data, counts),
          .unit = protectedUnit(data)};
}

}  // namespace epsiscope
