#include "core/release/ledger_contents.h"

#include <algorithm>

#include "core/privacy/release_loss.h"

namespace epsiscope {

namespace {

using Trust = Booking::Trust;

Decimal leftOf(const Decimal& budget, const Decimal& spent) {
  return std::max(budget - spent, Decimal());
}

bool isIn(const LedgerEntry& entry, Booking::Neighbours neighbours, Trust trust) {
  return entry.neighbours == neighbours && entry.trust == trust;
}

}  // namespace

LedgerAccount accountOf(const LedgerContents& ledger, Booking::Neighbours neighbours, Trust trust) {
  LedgerAccount account{.neighbours = neighbours, .trust = trust};
  for (const LedgerEntry& entry : ledger.entries) {
    if (!isIn(entry, neighbours, trust)) continue;
    account.spentEpsilon = account.spentEpsilon + entry.epsilon;
    account.spentDelta = account.spentDelta + entry.delta;
  }
  account.leftEpsilon = leftOf(ledger.head.epsilon, account.spentEpsilon);
  account.leftDelta = leftOf(ledger.head.delta, account.spentDelta);
  return account;
}

std::vector<LedgerAccount> accountsOf(const LedgerContents& ledger) {
  std::vector<LedgerAccount> accounts;
  for (const Booking::Neighbours neighbours : {Booking::Neighbours::label, Booking::Neighbours::row})
    for (const Trust trust : {Trust::local, Trust::central})
      if (std::ranges::any_of(ledger.entries,
                              [&](const LedgerEntry& entry) { return isIn(entry, neighbours, trust); }))
        accounts.push_back(accountOf(ledger, neighbours, trust));
  return accounts;
}

std::optional<JointAccounts> jointAccountOf(const LedgerContents& ledger, const LedgerAccount& account) {
  const double delta = ledger.head.delta.value();
  if (!(delta > 0)) return std::nullopt;
  std::vector<ReleaseLoss> releases;
  for (const LedgerEntry& entry : ledger.entries)
    if (isIn(entry, account.neighbours, account.trust))
      releases.push_back(ReleaseLoss::unknown(entry.epsilon.value(), entry.delta.value()));
  return JointAccounts::of(releases, account.spentEpsilon.value(), delta);
}

bool isPrice(const Decimal& epsilon, const Decimal& delta) {
  const Decimal none, one = Decimal::of(1);
  return epsilon > none && delta >= none && delta < one && epsilon.text().size() <= kMostDigitsOfPrice &&
         delta.text().size() <= kMostDigitsOfPrice;
}

}  // namespace epsiscope
