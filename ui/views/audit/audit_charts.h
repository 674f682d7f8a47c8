#pragma once

#include <QString>

#include "core/tasks/audit_preview.h"
#include "ui/charts/chart_model.h"
#include "ui/theme/theme.h"

namespace epsiscope {

struct Study;

/// "0.5"; "no bound" where it is infinite.
QString epsilonText(double epsilon);
/// "holds", "broken": in words, and with a sign for who sees no colour.
QString verdictText(AuditedClaim::Verdict verdict);
/// One sentence: what is claimed of the method, what was measured and how hard it was tried.
QString claimSentence(const AuditedClaim& claim);

/// The claimed epsilon of each method as a bar to stay below, and what was measured.
ChartModel auditChart(const Study& study, const AuditPreview& preview, const Theme& theme);

}  // namespace epsiscope
