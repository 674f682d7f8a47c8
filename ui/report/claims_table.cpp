#include "ui/report/claims_table.h"

#include <QObject>

#include <algorithm>

#include "core/tasks/audit_preview.h"
#include "core/tasks/audited_claims.h"
#include "core/tasks/task.h"
#include "ui/report/date_text.h"
#include "ui/state/account_words.h"
#include "ui/state/guarantee_words.h"
#include "ui/state/role_words.h"
#include "ui/state/words.h"
#include "ui/views/audit/audit_charts.h"
#include "ui/views/noise/noise_charts.h"
#include "ui/widgets/number_text.h"

namespace epsiscope {

namespace {

/// The words where nothing is promised.
QString noClaim() {
  return QStringLiteral("–");
}

bool isClaimed(const AuditedClaim& claim) {
  return claim.claimed.trust() != Guarantee::Trust::none;
}

QString claimedText(const AuditedClaim& claim) {
  if (!isClaimed(claim)) return noClaim();
  const QString epsilon = epsilonText(claim.claimed.epsilon());
  return claim.claimed.delta() > 0
             ? QObject::tr("%1, δ = %2").arg(epsilon, exactText(roundedTo(claim.claimed.delta(), 12)))
             : epsilon;
}

/// The assumptions of the promise beyond those of all promises, and those that do not hold.
QString remarksOf(const AuditedClaim& claim) {
  QStringList remarks;
  for (const std::string& remark :
       {claim.reason, claim.falsehood, claim.claimed.note(), completeRowsNote(claim.claimed)})
    if (!remark.empty()) remarks << inSymbols(remark);
  return remarks.isEmpty() ? noClaim() : remarks.join(QLatin1Char(' '));
}

QString proofText(const AuditedClaim& claim) {
  if (claim.parts.empty()) return noClaim();
  return claim.proof.empty() ? QObject::tr("no proof") : QString::fromStdString(claim.proof);
}

QString lookedAtText(const AuditedClaim& claim) {
  if (claim.parts.empty()) return noClaim();
  const QString parts =
      claim.isExact() ? QObject::tr("exactly") : QObject::tr("%1 pairs").arg(countText(claim.pairs()));
  return claim.replay ? QObject::tr("%1; replayed: %2").arg(parts, replayText(claim)) : parts;
}

QStringList claimCells(const Study& study, const AuditedClaim& claim) {
  return {nameWithRole(QString::fromStdString(claim.label), taskOf(study).roleOfClaim(claim)),
          verdictText(claim.verdict()),
          claimedText(claim),
          isClaimed(claim) ? protects(claim.claimed) : noClaim(),
          claim.parts.empty() ? noClaim() : epsilonText(claim.measured()),
          lookedAtText(claim),
          remarksOf(claim),
          proofText(claim)};
}

QStringList methodsWith(const AuditPreview& preview, AuditedClaim::Verdict verdict) {
  QStringList methods;
  for (const AuditedClaim& claim : preview.claims)
    if (claim.verdict() == verdict) methods << QString::fromStdString(claim.label);
  return methods;
}

bool promisesTo(const AuditPreview& preview, Guarantee::Neighbours neighbours) {
  return std::ranges::any_of(preview.claims, [&](const AuditedClaim& claim) {
    return isClaimed(claim) && claim.claimed.neighbours() == neighbours;
  });
}

QString auditedWhen(const AuditPreview& preview, const QString& date) {
  QString when = QObject::tr("Audited on %1 by Epsiscope %2 at ε = %3.")
                     .arg(dateText(date), QLatin1String(EPSISCOPE_VERSION), exactText(preview.epsilon));
  const auto isDrawn = [](const AuditedClaim& claim) {
    return std::ranges::any_of(claim.parts, [](const AuditedPart& part) { return part.sampled.has_value(); });
  };
  if (std::ranges::any_of(preview.claims, isDrawn))
    when +=
        QLatin1Char(' ') + QObject::tr("Samplers were also drawn from, %1 times for each of two neighbours.")
                               .arg(countText(preview.effort.draws));
  return when + QLatin1Char(' ') + QObject::tr("For every ε of the study: epsiscope audit STUDY.json.");
}

}  // namespace

QString claimsTitle() {
  return QObject::tr("What is promised, and what an audit found");
}

ReportTable claimsTable(const Study& study, const AuditPreview& preview, const QString& date) {
  ReportTable table{.caption = QObject::tr("Every method at ε = %1").arg(exactText(preview.epsilon)),
                    .headings = {QObject::tr("Method"), QObject::tr("Verdict"), QObject::tr("Claimed ε"),
                                 QObject::tr("Protects"), QObject::tr("Measured ε"), QObject::tr("Looked at"),
                                 QObject::tr("Assumptions and remarks"), QObject::tr("Proof")},
                    .below = 2};
  for (const AuditedClaim& claim : preview.claims) table.rows.push_back(claimCells(study, claim));
  if (claimsMarks(preview).isEmpty() && !methodsWith(preview, AuditedClaim::Verdict::holds).isEmpty())
    table.notes << QObject::tr("Every promise is proved, and none was broken.");
  table.notes << auditedWhen(preview, date);
  if (const JointAccounts* accounts = preview.accounts(); accounts != nullptr)
    if (const QString together = togetherText(*accounts); !together.isEmpty()) table.notes << together;
  if (preview.usesRows() || showsTruth(study))
    table.notes << QObject::tr("What was measured depends on the private rows, so it is not private.");
  table.notes << QObject::tr(
      "Exactly: no pair of neighbours and no output is worse. Otherwise the worst pair that was tried is "
      "shown: a worse one may exist.");
  if (const auto replayed = std::ranges::find_if(
          preview.claims, [](const AuditedClaim& claim) { return claim.replay.has_value(); });
      replayed != preview.claims.end()) {
    table.notes << QObject::tr(
                       "Replayed: the program's own code ran on tables of up to %1 rows and on neighbours of "
                       "them with the same answers prescribed. This is the most that all answers of a "
                       "release told together on the pairs that were tried; a worse pair may exist.")
                       .arg(countText(replayed->replay->rows));
    if (!replayed->replay->ofRows)
      table.notes << QObject::tr(
          "The replayed tables are made up from what is declared: no private row was looked at.");
  }
  if (protectedUnit(study.data).isPerson())
    table.notes << QObject::tr(
        "A person: neighbours are tables that differ in all rows of one person, or all their labels; how "
        "many "
        "rows a person has is public. Where each row answers by itself, what is measured is that of one row, "
        "times the most rows of a person.");
  else if (promisesTo(preview, Guarantee::Neighbours::label))
    table.notes << QObject::tr(
        "One label: neighbours are tables that differ in the label of one row alone; all other columns are "
        "public.");
  if (!protectedUnit(study.data).isPerson() && promisesTo(preview, Guarantee::Neighbours::row))
    table.notes << QObject::tr(
        "One row: neighbours are tables that differ in one whole row; how many rows there are is public.");
  table.notes << QObject::tr(
      "All rests on this, where no remark says otherwise: bounds, classes and categories were declared "
      "without looking at private values, and noise is a real number; what floating point does to it is not "
      "looked at.");
  return table;
}

QStringList brokenPromises(const AuditPreview& preview) {
  return methodsWith(preview, AuditedClaim::Verdict::broken);
}

QStringList claimsMarks(const AuditPreview& preview) {
  QStringList marks;
  const QString between = QStringLiteral(", ");
  if (const QStringList broken = brokenPromises(preview); !broken.isEmpty())
    marks << QObject::tr("✗ Broken: %1.").arg(broken.join(between));
  if (const QStringList unproved = methodsWith(preview, AuditedClaim::Verdict::unproved); !unproved.isEmpty())
    marks << QObject::tr("? Not proved: %1.").arg(unproved.join(between));
  return marks;
}

}  // namespace epsiscope
