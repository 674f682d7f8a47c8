#pragma once

#include "core/base/json.h"
#include "core/release/ledger_contents.h"

namespace epsiscope {

/// What `epsiscope ledger show` prints. Numbers are the nearest of a computer's, and beside each stands the
/// exact decimal as a text. "spent" and "left" are those of the account that has spent most of its epsilon.
Json ledgerToJson(const LedgerContents& ledger);

}  // namespace epsiscope
