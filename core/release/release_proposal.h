#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/prepare/prepare.h"
#include "core/release/chosen_release.h"
#include "core/release/statement.h"
#include "core/study/study_fwd.h"
#include "core/tasks/undeclared.h"

namespace epsiscope {

class PreparedTable;

/// What a release would be, before anything is booked or drawn: facts that are public and planned ones. Of
/// the table there is nothing in it but its number of rows; where something in the rows stands against the
/// study, that is said without them.
struct ReleaseProposal {
  ChosenRelease chosen = {};
  std::vector<Problem> problems = {};  ///< why nothing can leave the house; empty: it can
  std::vector<Undeclared> undeclared = {};
  /// Without noise and without an entry of a ledger; nothing while there are problems.
  std::optional<ReleaseStatement> statement = {};
  /// The noise, as a release of planned people of the same shape has it: its laws and scales follow from what
  /// is declared.
  std::vector<ReleasedNoise> noise = {};
  /// The error expected for planned people, with the metric and the unit of the study's results. Nothing
  /// where nothing is learned, or none is known without a run.
  std::optional<double> plannedError = {};
  std::string metric = {}, unit = {};
  std::vector<std::string> whyNotPlanned =
      {};  ///< the declarations that planned people lack, a sentence each
};

/// What there is to say without the table: whether one thing is chosen, and what the study itself lacks.
ReleaseProposal proposedRelease(const Study& study, const std::filesystem::path& folder);

/// The same with the table, but for what is planned. Precondition: proposedRelease(study, folder) has no
/// problem.
ReleaseProposal proposedRelease(const Study& study, const PreparedTable& table,
                                const std::filesystem::path& folder);
/// Adds what is planned, as far as it is known once cancelled. Precondition: the proposal is of the same, and
/// has no problem. Throws SaidError and FileError.
void planRelease(const Study& study, const PreparedTable& table, const std::filesystem::path& folder,
                 const GoOn& goOn, ReleaseProposal& proposal);

}  // namespace epsiscope
