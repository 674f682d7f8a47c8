#include "core/release/ledger_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/release/ledger_text.h"
#include "core/results/guarantee_json.h"

namespace epsiscope {

namespace {

Json priceToJson(const Decimal& epsilon, const Decimal& delta) {
  return {{"epsilon", epsilon.value()},
          {"epsilon_exact", epsilon.text()},
          {"delta", delta.value()},
          {"delta_exact", delta.text()}};
}

Json jointToJson(const std::optional<JointAccounts>& joint) {
  if (!joint) return nullptr;
  return {
      {"delta", joint->delta}, {"zcdp", numberOrNull(joint->zcdp)}, {"exact", numberOrNull(joint->exact)}};
}

Json accountToJson(const LedgerContents& ledger, const LedgerAccount& account) {
  return {{"neighbours", idOf(account.neighbours)},
          {"trust", idOf(account.trust)},
          {"spent", priceToJson(account.spentEpsilon, account.spentDelta)},
          {"left", priceToJson(account.leftEpsilon, account.leftDelta)},
          {"joint", jointToJson(jointAccountOf(ledger, account))}};
}

Json entryToJson(const LedgerEntry& entry) {
  Json json = {{"number", entry.number}};
  json.update(priceToJson(entry.epsilon, entry.delta));
  json.update({{"neighbours", idOf(entry.neighbours)},
               {"trust", idOf(entry.trust)},
               {"what", entry.what},
               {"study_sha256", entry.studySha256},
               {"commit", entry.commit},
               {"time", entry.time},
               {"state", idOf(entry.state)},
               {"drawn_sha256", textOrNull(entry.drawnSha256)},
               {"published_sha256", textOrNull(entry.publishedSha256)}});
  return json;
}

}  // namespace

Json ledgerToJson(const LedgerContents& ledger) {
  const LedgerHead& head = ledger.head;
  const LedgerSubject& subject = head.subject;
  const std::vector<LedgerAccount> accounts = accountsOf(ledger);
  const auto most = std::ranges::max_element(accounts, {}, &LedgerAccount::spentEpsilon);
  // An account without entries, if there is none with some.
  const LedgerAccount shown = most == accounts.end() ? accountOf(ledger, {}, {}) : *most;
  Json json = {{"id", head.id},
               {"data", subject.dataName},
               {"data_sha256", subject.dataSha256},
               {"unit", subject.unit.isPerson() ? "person" : "row"},
               {"person", textOrNull(subject.person)},
               {"rows_per_person", subject.unit.isPerson() ? Json(subject.unit.most) : Json()},
               {"time", head.time},
               {"budget", priceToJson(head.epsilon, head.delta)},
               {"spent", priceToJson(shown.spentEpsilon, shown.spentDelta)},
               {"left", priceToJson(shown.leftEpsilon, shown.leftDelta)},
               {"accounts", Json::array()},
               {"entries", Json::array()},
               {"intact", ledger.isIntact},
               {"reason", textOrNull(ledger.whyNot)}};
  for (const LedgerAccount& account : accounts) json["accounts"].push_back(accountToJson(ledger, account));
  std::ranges::transform(ledger.entries, std::back_inserter(json["entries"]), entryToJson);
  return json;
}

}  // namespace epsiscope
