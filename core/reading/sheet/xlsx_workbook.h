#pragma once

#include "core/reading/sheet/workbook.h"

namespace epsiscope {

/// The archive as an Office Open XML workbook (.xlsx, .xlsm); null if it is none. Results of formulas are
/// those that were stored.
std::unique_ptr<Workbook> openXlsx(const ZipArchive& archive, const GoOn& goOn);

}  // namespace epsiscope
