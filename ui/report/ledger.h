#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "core/text/decimal.h"
#include "ui/state/app_state.h"

namespace epsiscope {

/// The budget that a release by one method would spend on one thing.
struct LedgerLine {
  QString method;
  QString purpose;
  QString kind;     ///< see protects()
  QString column;   ///< whose values are protected
  Decimal epsilon;  ///< exact: the entries of a method add up to its total
  double delta = 0;
  bool isTotal = false;
};

/// The guarantees of a study's methods, booked.
struct Ledger {
  std::vector<LedgerLine> entries;
  QStringList notes;      ///< the composition rule, by name, and the releases that do not compose
  QStringList notBooked;  ///< a sentence for each method that is not private: its name, and why
};

/// Books every private method of the study at view.epsilon, each a release of its own: its parts, if it has
/// several, then their sum, in exact decimal arithmetic. Baselines release nothing, and methods that are not
/// private cannot be paid for. Precondition: the Trade-off's picture is there.
Ledger ledgerOf(const AppState& state);

}  // namespace epsiscope
