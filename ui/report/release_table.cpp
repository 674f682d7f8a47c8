#include "ui/report/release_table.h"

#include <QFileInfo>
#include <QObject>

#include <string>
#include <utility>
#include <vector>

#include "core/base/file_error.h"
#include "core/release/ledger.h"
#include "core/release/release_proposal.h"
#include "core/tasks/methods.h"
#include "core/tasks/prepared_table.h"
#include "core/tasks/task.h"
#include "ui/release/own_places.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/words.h"

namespace epsiscope {

namespace {

/// The names of the study's methods by their ids; one without an id where it lists none.
std::vector<std::pair<std::string, QString>> releasable(Study study) {
  const Task& task = taskOf(study);
  const auto* methods = task.methodsOf(study);
  if (methods == nullptr) return {{"", QObject::tr("All that the study releases")}};
  std::vector<std::pair<std::string, QString>> found;
  for (const std::string& id : *methods)
    if (task.isMethod(id)) found.emplace_back(id, QString::fromStdString(methodLabel(id)));
  return found;
}

ReleaseProposal proposalOf(const Study& study, const PreparedTable& table, const std::string& method) {
  Study alone = study;
  alone.epsilon = {alone.view.epsilon};
  if (!method.empty()) *taskOf(alone).methodsOf(alone) = {method};
  ReleaseProposal proposal = proposedRelease(alone, {});
  return proposal.problems.empty() ? proposedRelease(alone, table, {}) : proposal;
}

QStringList rowOf(const QString& name, const ReleaseProposal& proposal) {
  if (proposal.statement) {
    const Guarantee& promise = proposal.statement->promise;
    const QString price =
        promise.delta() > 0
            ? QObject::tr("ε %1, δ %2").arg(numberText(promise.epsilon()), numberText(promise.delta()))
            : epsilonFact(promise.epsilon());
    return {name, QObject::tr("yes"), QObject::tr("It takes %1 for %2.").arg(price, protects(promise))};
  }
  QStringList reasons;
  for (const Problem& problem : proposal.problems) reasons << inSymbols(problem.sentence);
  reasons.removeDuplicates();
  return {name, QObject::tr("no"), reasons.join(QLatin1Char(' '))};
}

/// What was spent of each account, in the ledger's own digits.
QStringList notesOfLedger(const DataChoice& data) {
  const QString file = usualLedgerOf(data);
  const QString name = QFileInfo(file).fileName();
  if (!QFileInfo::exists(file))
    return {QObject::tr("There is no ledger %1 yet: it is made with the budget before the first release.")
                .arg(name)};
  try {
    const LedgerContents ledger = readLedger(ledgerPlaceOf(file));
    if (!ledger.isIntact)
      return {
          QObject::tr("The ledger %1 is not intact: %2.").arg(name, QString::fromStdString(ledger.whyNot))};
    QStringList notes = {QObject::tr("Ledger %1: the budget is ε %2 and δ %3, and %4 releases are booked.")
                             .arg(name, QString::fromStdString(ledger.head.epsilon.text()),
                                  QString::fromStdString(ledger.head.delta.text()),
                                  QString::number(ledger.entries.size()))};
    for (const LedgerAccount& account : accountsOf(ledger))
      notes << QObject::tr("%1: ε %2 is used, and %3 is left.")
                   .arg(protects(account.neighbours, account.trust, ledger.head.subject.unit),
                        QString::fromStdString(account.spentEpsilon.text()),
                        QString::fromStdString(account.leftEpsilon.text()));
    return notes;
  } catch (const FileError& error) {
    return {
        QObject::tr("The ledger %1 cannot be read: %2.").arg(name, QString::fromStdString(error.reason()))};
  }
}

}  // namespace

QString releaseTitle() {
  return QObject::tr("A release");
}

ReportTable releaseTable(const AppState& state) {
  ReportTable table{
      .caption = QObject::tr("What may leave the house at %1").arg(epsilonFact(state.study.view.epsilon)),
      .headings = {QObject::tr("Method"), QObject::tr("May leave"), QObject::tr("Remarks")}};
  const auto prepared = state.table ? state.table : PreparedTable::of(state.study, state.dataset);
  QStringList promise;
  for (const auto& [id, name] : releasable(state.study)) {
    const ReleaseProposal proposal = proposalOf(state.study, *prepared, id);
    table.rows.push_back(rowOf(name, proposal));
    if (!proposal.statement || !promise.isEmpty()) continue;
    for (const std::string& sentence : promiseInWords(*proposal.statement)) promise << inSymbols(sentence);
  }
  if (!promise.isEmpty())
    table.notes << QObject::tr("What the first of them would say: %1").arg(promise.join(QLatin1Char(' ')));
  table.notes << notesOfLedger(state.study.data);
  table.notes << QObject::tr(
      "None of the numbers of this report is released. A release is made by Release in "
      "the window, or by epsiscope release: one method at one ε, booked first, drawn "
      "once, signed; another one is paid for again.");
  return table;
}

}  // namespace epsiscope
