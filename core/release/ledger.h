#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "core/release/ledger_contents.h"

namespace epsiscope {

// The privacy ledger of one table: what was released from it, each release booked before its noise is drawn.
// Nothing is ever taken back, for nobody can know that a number that was drawn was not seen.
//
// It is small, so each change writes it anew, whole, while its lease is held; what is said to be booked is on
// the disk. How many lines it has, and the hash of the last one, are kept in a second place: a ledger that is
// shorter than what is known there, or another one, was cut, edited or replaced by an older copy, and nothing
// is booked in it any more. The ledger is written first: one that is longer than known there is what a crash
// left, or another machine wrote. A copy of a ledger is the same ledger: what is booked in either is known.

struct LedgerPlace {
  std::filesystem::path file;   ///< links are followed
  std::filesystem::path heads;  ///< the second place: a folder of the user, with a file for each ledger
  double patience = 10;         ///< the seconds for which another process is waited for
};

// Every function throws FileError.

/// Refuses what cannot be booked in `ledger`, which is in that file: a release about another table or unit,
/// of no price, or beyond what is left in its account, with the epsilon or the delta that still fits; and any
/// where the ledger is not intact.
void requireBookable(const LedgerContents& ledger, const std::filesystem::path& file,
                     const LedgerSubject& subject, const LedgerEntry& entry);

/// Makes a ledger, which may not be there. The id and the time of the head are made here. Precondition: the
/// subject has a column of persons where its unit is the person, and only there.
void createLedger(const LedgerPlace& place, LedgerHead head);

/// One that is not intact is read as far as it can be understood. It needs no lease and writes nothing.
LedgerContents readLedger(const LedgerPlace& place);

/// Books a release about this table, and returns the number of the entry, which is on the disk then: now, and
/// not before, its noise may be drawn. The state, the time and the number of the entry are made here. Nothing
/// is written for a release that requireBookable() refuses. An error in writing may leave the entry booked.
std::size_t bookInLedger(const LedgerPlace& place, const LedgerSubject& subject, LedgerEntry entry);

/// States of an entry, which go forward one by one. `sha256`: of the kept draw (core/release/kept_draw.h),
/// and of the list of the files that were published.
void setDrawn(const LedgerPlace& place, std::size_t number, const std::string& sha256);
void setPublished(const LedgerPlace& place, std::size_t number, const std::string& sha256);

/// Throws FileError for `file` if the ledger is not intact: nothing more is booked, drawn or published.
void requireIntact(const LedgerContents& ledger, const std::filesystem::path& file);

/// Returns the entry of that number. Throws FileError for `file` if there is none.
const LedgerEntry& entryOf(const LedgerContents& ledger, std::size_t number,
                           const std::filesystem::path& file);

/// The file that a path means, which may be a link to it.
std::filesystem::path ledgerFileAt(const std::filesystem::path& path);

}  // namespace epsiscope
