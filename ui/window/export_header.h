#pragma once

#include "core/data/dataset.h"
#include "core/study/study.h"
#include "ui/export/chart_export.h"

namespace epsiscope {

/// What stands above an exported table or in an exported picture: program, data with their hash, seed, mode,
/// and the whole study on one line, so that the export can be repeated.
ExportHeader exportHeader(const Dataset& dataset, const Study& study);

}  // namespace epsiscope
