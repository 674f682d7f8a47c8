#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/privacy/booking.h"
#include "core/privacy/joint_accounts.h"
#include "core/privacy/protected_unit.h"
#include "core/text/decimal.h"

namespace epsiscope {

/// What the promises of a ledger are about: one table, and who in it is protected.
struct LedgerSubject {
  std::string dataName = {}, dataSha256 = {};
  std::string person = {};  ///< the column that names whose a row is; empty where the unit is a row
  ProtectedUnit unit = {};
  bool operator==(const LedgerSubject&) const = default;
};

struct LedgerHead {
  std::string id = {};  ///< 32 hexadecimal digits, drawn when the ledger is made
  LedgerSubject subject = {};
  Decimal epsilon = {}, delta = {};  ///< the budget of each account
  std::string time = {};             ///< when it was made
  bool operator==(const LedgerHead&) const = default;
};

/// One release, from before its noise is drawn. Whatever becomes of it, its price is spent.
struct LedgerEntry {
  enum class State { booked, drawn, published };
  std::size_t number = 0;  ///< from 1
  Decimal epsilon = {}, delta = {};
  Booking::Neighbours neighbours = {};
  Booking::Trust trust = {};
  std::string what = {};  ///< for people
  std::string studySha256 = {}, commit = {};
  std::string time = {};  ///< when it was booked
  State state = State::booked;
  std::string drawnSha256 = {};      ///< of the draw that is kept; empty until then
  std::string publishedSha256 = {};  ///< of what lists the files that were published; empty until then
  bool operator==(const LedgerEntry&) const = default;
};

struct LedgerContents {
  LedgerHead head = {};
  std::vector<LedgerEntry> entries = {};
  bool isIntact = true;
  std::string whyNot = {};  ///< without a final full stop; empty if it is intact
};

/// What was spent of the budget for one kind of promise. Promises about labels and about rows, to a curator
/// and to nobody, say different things and are never added: each account has the whole budget.
struct LedgerAccount {
  Booking::Neighbours neighbours = {};
  Booking::Trust trust = {};
  Decimal spentEpsilon = {}, spentDelta = {};
  Decimal leftEpsilon = {}, leftDelta = {};  ///< never below 0
};

LedgerAccount accountOf(const LedgerContents& ledger, Booking::Neighbours neighbours, Booking::Trust trust);
/// The accounts that have entries: labels before rows, local before central.
std::vector<LedgerAccount> accountsOf(const LedgerContents& ledger);

/// What the entries of an account cost together for the budget's delta, of each of which no more is known
/// than its promise. It is there to be compared: what is booked is the sum. Nothing where the budget has no
/// delta.
std::optional<JointAccounts> jointAccountOf(const LedgerContents& ledger, const LedgerAccount& account);

/// Whether this can be booked, or be a budget: an epsilon above 0, and a delta from 0 to below 1, of which
/// nobody had to write more digits than kMostDigitsOfPrice.
bool isPrice(const Decimal& epsilon, const Decimal& delta);
inline constexpr std::size_t kMostDigitsOfPrice = 300;

}  // namespace epsiscope
