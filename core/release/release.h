#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "core/privacy/guarantee.h"
#include "core/release/chosen_release.h"
#include "core/release/ledger.h"
#include "core/study/study_fwd.h"

namespace epsiscope {

class PreparedTable;
struct DataChoice;
struct Dataset;
struct ReleaseStatement;

/// A release on its way: of what, paid for where, signed with what, to where.
struct ReleaseOrder {
  const Study& study;
  const PreparedTable& table;
  ChosenRelease chosen = {};
  std::filesystem::path folder = {};  ///< where the study's relative paths start
  LedgerPlace ledger = {};
  std::filesystem::path key = {};  ///< the file of the user's key
  std::filesystem::path out = {};  ///< the folder that is made
  bool wasLookedAt = false;        ///< this user had the table open in Classroom before
};

struct ReleaseOutcome {
  std::size_t entry = 0;  ///< of the ledger
  Guarantee promise = {};
  bool wasKept = false;  ///< it was drawn before, by a release of the same study that did not come to its end
  /// Entries of the same study that were booked and not drawn: spent, and lost.
  std::vector<std::size_t> lost = {};
};

/// The subject of the ledger for this table and unit.
LedgerSubject ledgerSubjectOf(const DataChoice& data, const Dataset& dataset);

/// What is stated of a release before it is booked: without an entry of a ledger and without its noise.
/// Precondition: whyItStays() is empty.
ReleaseStatement statementBefore(const Study& study, const PreparedTable& table, const ChosenRelease& chosen);
/// What is booked for it.
LedgerEntry entryFor(const ReleaseStatement& statement);

/// Releases: books the whole price, then draws, keeps what was drawn, publishes the folder, and writes each
/// of that into the ledger before the next. Where it ends in between, what was booked is spent; what was
/// drawn is published by the next release of the same study, which draws nothing and books nothing. Throws
/// FileError and SaidError. Preconditions: problems() is empty, and so is whyItStays().
ReleaseOutcome release(const ReleaseOrder& order);

}  // namespace epsiscope
