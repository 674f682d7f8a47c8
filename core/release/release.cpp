#include "core/release/release.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/commit.h"
#include "core/base/now_text.h"
#include "core/base/sha256.h"
#include "core/release/kept_draw.h"
#include "core/release/release_files.h"
#include "core/release/release_folder.h"
#include "core/release/signing_key.h"
#include "core/release/statement.h"
#include "core/study/study.h"
#include "core/study/study_file.h"
#include "core/table/database_address.h"
#include "core/table/dataset.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "core/text/decimal.h"

namespace epsiscope {

namespace {

/// The same for whatever draws the same: the choice, and what it is made of.
std::string sha256OfRequest(const ReleaseOrder& order) {
  Study drawn = order.study;
  drawn.view = {};
  drawn.about = {};
  return sha256Of(compactJson(drawn) + order.table.dataset()->sha256);
}

std::size_t booked(const ReleaseOrder& order, const std::string& request) {
  LedgerEntry entry = entryFor(statementBefore(order.study, order.table, order.chosen));
  entry.studySha256 = request;
  return bookInLedger(order.ledger, ledgerSubjectOf(order.study.data, *order.table.dataset()), entry);
}

/// Draws for an entry; what was drawn is kept before anybody sees it.
void drawFor(const ReleaseOrder& order, std::size_t entry, const std::string& ledger) {
  const Released released = drawRelease(order.study, order.table.data(), order.chosen, order.folder);
  ReleaseStatement statement = statementBefore(order.study, order.table, order.chosen);
  statement.wasLookedAt = order.wasLookedAt;
  statement.ledger = ledger;
  statement.entry = entry;
  statement.noise = released.noise;
  const std::string text = packed(filesOf(released, statement));
  setDrawn(order.ledger, entry, keepDraw(ledgerFileAt(order.ledger.file), entry, text));
}

void publish(const ReleaseOrder& order, const SigningKey& key, const LedgerEntry& entry,
             const std::string& ledger) {
  const std::filesystem::path file = ledgerFileAt(order.ledger.file);
  const ReleaseFiles files = unpacked(readKeptDraw(file, entry), keptDrawFile(file, entry.number).string());
  const std::string list = publishFolder(order.out, files, manifestOf(files, ledger, entry.number), key);
  // Two processes may find the same draw: what both publish is the same.
  const LedgerContents now = readLedger(order.ledger);
  if (entryOf(now, entry.number, file).publishedSha256 != list)
    setPublished(order.ledger, entry.number, list);
}

}  // namespace

LedgerSubject ledgerSubjectOf(const DataChoice& data, const Dataset& dataset) {
  const std::string file = std::filesystem::path(fileOnDisk(data.file)).filename().string();
  return {.dataName = file.empty() ? data.file : withFileOnDisk(data.file, file),
          .dataSha256 = dataset.sha256,
          .person = data.person.value_or(""),
          .unit = protectedUnit(data)};
}

ReleaseStatement statementBefore(const Study& study, const PreparedTable& table,
                                 const ChosenRelease& chosen) {
  const DataChoice& data = study.data;
  return {.task = taskOf(study).facts().id,
          .method = chosen.method,
          .target = data.target,
          .dataName = ledgerSubjectOf(data, *table.dataset()).dataName,
          .promise = promiseOf(study, table.data(), chosen),
          .person = data.person.value_or(""),
          .rows = table.data().rows.size(),
          .version = EPSISCOPE_VERSION,
          .commit = commitName(),
          .time = nowText()};
}

LedgerEntry entryFor(const ReleaseStatement& statement) {
  const Guarantee& promise = statement.promise;
  return {.epsilon = Decimal::of(promise.epsilon()),
          .delta = Decimal::of(promise.delta()),
          .neighbours = promise.neighbours(),
          .trust = promise.trust(),
          .what = statementInWords(statement).front(),
          .commit = statement.commit};
}

ReleaseOutcome release(const ReleaseOrder& order) {
  requireNewFolder(order.out);
  const SigningKey key = SigningKey::ofUser(order.key);
  const std::string request = sha256OfRequest(order);
  const LedgerContents before = readLedger(order.ledger);
  requireIntact(before, order.ledger.file);
  ReleaseOutcome outcome{.promise = promiseOf(order.study, order.table.data(), order.chosen), .lost = {}};
  for (const LedgerEntry& entry : before.entries) {
    if (entry.studySha256 != request) continue;
    if (entry.state == LedgerEntry::State::booked) outcome.lost.push_back(entry.number);
    if (entry.state == LedgerEntry::State::drawn && outcome.entry == 0) outcome.entry = entry.number;
  }
  outcome.wasKept = outcome.entry != 0;
  if (!outcome.wasKept) {
    outcome.entry = booked(order, request);
    drawFor(order, outcome.entry, before.head.id);
  }
  const LedgerContents now = readLedger(order.ledger);
  publish(order, key, entryOf(now, outcome.entry, order.ledger.file), before.head.id);
  return outcome;
}

}  // namespace epsiscope
