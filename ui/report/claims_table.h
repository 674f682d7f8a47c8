#pragma once

#include <QString>
#include <QStringList>

#include "ui/report/report.h"

namespace epsiscope {

struct AuditPreview;
struct Study;

/// The title of the table's page.
QString claimsTitle();

/// A row for every method at the epsilon of the picture: the claim, for whom and under which assumptions,
/// where the proof is, the measurement and its method; below it the remarks that hold for all rows. `date`:
/// when it was tried.
ReportTable claimsTable(const Study& study, const AuditPreview& preview, const QString& date);

/// The names of the methods whose promise is broken.
QStringList brokenPromises(const AuditPreview& preview);

/// The methods whose promise is broken, then those that nobody has proved, a sentence each where there are
/// any: with a sign for who sees no colour.
QStringList claimsMarks(const AuditPreview& preview);

}  // namespace epsiscope
