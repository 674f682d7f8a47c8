#pragma once

#include <QString>

#include <vector>

#include "core/text/decimal.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// What a release by one method would spend on one thing.
struct LedgerEntry {
  QString method;
  QString purpose;
  QString kind;     ///< "one label, at its owner", "one row, by a curator": never added to another kind
  QString column;   ///< whose values are protected
  Decimal epsilon;  ///< exact: the entries of a method add up to its total
  double delta = 0;
  bool isTotal = false;
};

/// Lists every method of the study at view.epsilon, each a release of its own: its parts, if it has several,
/// then their sum, in exact decimal arithmetic. Baselines release nothing. Precondition: the Trade-off's
/// picture is there.
std::vector<LedgerEntry> ledgerOf(const AppState& state);
/// The composition rule, by name.
QString compositionRule(TaskId task);

}  // namespace epsiscope
