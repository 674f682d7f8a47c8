#pragma once

#include <QString>
#include <QStringList>

#include <optional>

#include "core/release/ledger_contents.h"
#include "core/release/release_proposal.h"

namespace epsiscope {

/// A release that was made.
struct MadeRelease {
  QString folder;
  std::size_t entry = 0;               ///< of the ledger
  QString signer;                      ///< the public key, hexadecimal
  bool wasKept = false;                ///< it was drawn before
  std::vector<std::size_t> lost = {};  ///< entries of the same study that were booked and not drawn
};

/// All that a window of Release shows. Of the table there is nothing in it but what a ReleaseProposal has.
struct ReleaseSight {
  ReleaseProposal proposal = {};
  bool isLooking = true;  ///< the rest is of an earlier choice, or not there yet
  bool isWriting = false;
  QString tableProblem = {};                  ///< why the table cannot be read
  std::optional<LedgerContents> ledger = {};  ///< nothing where it is not there, or cannot be read
  bool ledgerIsThere = false;
  QString ledgerProblem = {};  ///< why nothing can be booked; empty while there is no proposal
  QString failure = {};        ///< why the last ledger or release was not made
  std::optional<MadeRelease> made = {};

  /// Why nothing can be released just now; empty: it can.
  QString whyNot() const;
};

}  // namespace epsiscope
