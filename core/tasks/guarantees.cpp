#include "core/tasks/guarantees.h"

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

Guarantee asPrinted(const Guarantee& claimed, PrintedMistake mistake) {
  return claimed.unproved(noteOf(mistake));
}

Guarantee spoiled(const Guarantee& made, const char* why) {
  const Guarantee none = Guarantee::none(made.neighbours(), sentence("Core", why));
  return made.proved() ? none.because(made.note()) : none.unproved(made.note());
}

Booking budgetOf(const DataChoice& data, double epsilon, double delta, Booking::Trust trust,
                 Booking::Neighbours neighbours) {
  return {.epsilon = epsilon,
          .delta = delta,
          .trust = trust,
          .neighbours = neighbours,
          .rows = protectedUnit(data).rows()};
}

Guarantee budgeted(const DataChoice& data, double epsilon, double delta, Booking::Trust trust,
                   Booking::Neighbours neighbours) {
  return Guarantee::of(budgetOf(data, epsilon, delta, trust, neighbours), protectedUnit(data));
}

Guarantee guaranteeOfLabels(const DataChoice& data, const RowCounts& counts, const Guarantee& made) {
  if (data.boundsFromData) return spoiled(made, kBoundsFromDataNote);
  if (counts.readAsDetected) return spoiled(made, kDetectedReadingNote);
  if (made.trust() == Guarantee::Trust::none) return made;
  return made.leavingRowsOut(leavesRowsOut(data, counts));
}

Guarantee guaranteeOfRows(const DataChoice& data, const RowCounts& counts, double epsilon, double delta,
                          const std::string& whyNot) {
  constexpr auto kRow = Guarantee::Neighbours::row;
  if (!whyNot.empty()) return Guarantee::none(kRow, whyNot);
  if (counts.readAsDetected) return Guarantee::none(kRow, sentence("Core", kDetectedReadingNote));
  return budgeted(data, epsilon, delta, Booking::Trust::central, kRow)
      .leavingRowsOut(leavesRowsOut(data, counts));
}

}  // namespace epsiscope
