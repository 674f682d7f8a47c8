#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/release/ledger_contents.h"

namespace epsiscope {

// The bytes of a ledger: lines of JSON, the head first. A line is never changed; each has the SHA-256 of the
// one before it, so that it follows from no other. An entry is a line when it is booked, and one more for
// each state that it reaches.

struct LedgerText {
  LedgerContents contents = {};
  std::vector<std::string> lineSha256s = {};  ///< without the ends of the lines
};

/// Lines that do not follow from each other are noticed in the contents; the last line follows from others
/// and no other from it. Throws FileError with the line for what no ledger can have. `shownFile` is for
/// messages.
LedgerText readLedgerText(const std::string& text, const std::string& shownFile);

/// The word of files for a state.
const char* idOf(LedgerEntry::State state);

// Lines with their ends. `previous`: the SHA-256 of the line before.
std::string headLine(const LedgerHead& head);
std::string bookedLine(const LedgerEntry& entry, const std::string& previous);
/// The line for the state that the entry has, which is not the first.
std::string stateLine(const LedgerEntry& entry, const std::string& time, const std::string& previous);

}  // namespace epsiscope
