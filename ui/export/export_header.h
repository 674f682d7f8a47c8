#pragma once

#include "core/table/dataset.h"
#include "core/table/row_counts.h"
#include "core/study/study.h"
#include "ui/export/chart_export.h"

namespace epsiscope {

struct AppState;

/// What stands above an exported table or in an exported picture: program, data with their hash, how many
/// rows are in use and which cells were filled, seed, mode, and the whole study on one line, so that the
/// export can be repeated.
ExportHeader exportHeader(const Dataset& dataset, const Study& study, const RowCounts& counts);
/// Of what the view in front shows. Precondition: there are data.
ExportHeader exportHeader(const AppState& state);

/// For tables on the clipboard: rows left out and cells filled; empty if the data are used as they are.
QStringList countsLine(const AppState& state);

}  // namespace epsiscope
