#pragma once

#include <QString>
#include <QStringList>

#include "core/table/row_counts.h"

namespace epsiscope {

/// "45 222 of 48 842 rows · 3620 dropped (missing cells) · 12 cells filled"; "1000 rows" where all are in use
/// as they are.
QString rowCountsText(const RowCounts& counts);
/// Returns the parts of that text.
QStringList rowCountFacts(const RowCounts& counts);
/// Returns why rows are dropped, with their numbers where there are two reasons. Precondition: some are.
QString whyDropped(const RowCounts& counts);
/// Returns whether rows were left out or cells filled.
bool changesTable(const RowCounts& counts);

}  // namespace epsiscope
