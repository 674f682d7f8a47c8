#include "ui/release/release_sight.h"

#include <QObject>

namespace epsiscope {

QString ReleaseSight::whyNot() const {
  if (isWriting) return QObject::tr("It is being released.");
  if (!tableProblem.isEmpty()) return tableProblem;
  if (!proposal.problems.empty()) return QString::fromStdString(proposal.problems.front().sentence);
  if (isLooking || !proposal.statement) return QObject::tr("What is declared is being checked.");
  if (!ledgerIsThere) return QObject::tr("There is no ledger yet that could pay: make one, or choose one.");
  return ledgerProblem;
}

}  // namespace epsiscope
