#pragma once

#include <string>

#include "core/privacy/booking.h"
#include "core/privacy/guarantee.h"
#include "core/study/data_choice.h"
#include "core/study/printed_mistakes.h"
#include "core/study/prior_kind.h"
#include "core/study/study_fwd.h"
#include "core/table/row_counts.h"
#include "core/text/sentence.h"

namespace epsiscope {

// The words and rules that the guarantees of all tasks share.

inline constexpr const char* kNoNoiseNote =
    marked("Core", "No noise is added: it is there for comparison, not to be released.");
inline constexpr const char* kBoundsFromDataNote = marked(
    "Core",
    "The bounds were taken from the labels, so nothing that depends on them is private; declare bounds "
    "that are known without looking at the labels.");

/// Why nothing is private of a table that was read as its own rows suggest: "3,45" among "1,234" makes 1.234
/// of it, and "4,000,000" makes it 1234, so that one cell moves every sum by more than any noise allows for.
inline constexpr const char* kDetectedReadingNote =
    marked("Core",
           "How the cells are read was found out from the rows themselves, so that one cell can change the "
           "values of all others and nothing is private; declare the reading once you have checked it.");

/// Whether rows are left out because of their contents, so that a guarantee is among complete rows: by the
/// study's rules, under which a row that becomes incomplete would go, even where none is; or before there was
/// this table, as its counts say.
bool leavesRowsOut(const DataChoice& data, const RowCounts& counts);

/// Says which runs of a study with such a prior share quantiles of noise and so do not compose, whatever each
/// of them promises by itself; empty for none. `isRead`: by a method of the study.
std::string sharedNoiseNote(PriorKind prior, bool isRead);

/// Returns the claim where a published mistake is repeated: the same, without a proof. Also where nothing is
/// promised for another reason, which would otherwise hide the mistake.
Guarantee asPrinted(const Guarantee& claimed, PrintedMistake mistake);

/// Returns the promise where values are taken from private ones, as the marked sentence says: none. What is
/// not proved for another reason stays so, with that reason.
Guarantee spoiled(const Guarantee& made, const char* why);

/// Returns what a release of the study's unit may cost at most: the budget of its custodian, which a run
/// books answer by answer (tests/core/tasks/replay_audit_test.cpp holds every method to it).
Booking budgetOf(const DataChoice& data, double epsilon, double delta, Booking::Trust trust,
                 Booking::Neighbours neighbours);

/// The promise to keep to that budget, for all rows of the unit.
Guarantee budgeted(const DataChoice& data, double epsilon, double delta, Booking::Trust trust,
                   Booking::Neighbours neighbours);

/// Returns the rest of a promise about labels for the table with these counts.
Guarantee guaranteeOfLabels(const DataChoice& data, const RowCounts& counts, const Guarantee& made);

/// Returns a curator's promise about whole rows; `whyNot`: the values taken from the private rows that spoil
/// it, or empty.
Guarantee guaranteeOfRows(const DataChoice& data, const RowCounts& counts, double epsilon, double delta,
                          const std::string& whyNot);

}  // namespace epsiscope
