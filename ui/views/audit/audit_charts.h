#pragma once

#include <QString>

#include "core/tasks/audit_preview.h"
#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"

namespace epsiscope {

struct Study;

/// Returns "0.5"; "no bound" where it is infinite.
QString epsilonText(double epsilon);
/// Returns "holds" or "broken": in words, and with a sign for people who see no colour.
/// The loss that replays have shown, see ReplayFinding; a dash where there is none.
QString replayText(const AuditedClaim& claim);
QString verdictText(AuditedClaim::Verdict verdict);
/// One sentence: the claim of the method, the measurement and its effort.
QString claimSentence(const AuditedClaim& claim);

/// The claimed epsilon of each method as a bar to stay below, and the measured one.
ChartModel auditChart(const Study& study, const AuditPreview& preview, const Theme& theme);

}  // namespace epsiscope
