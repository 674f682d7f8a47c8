#pragma once

#include "core/reading/sheet/workbook.h"

namespace epsiscope {

/// Whether the archive is an Office Open XML workbook (.xlsx, .xlsm).
bool isXlsx(const ZipArchive& archive);
/// Precondition: isXlsx(archive). Results of formulas are those that were stored.
std::unique_ptr<Workbook> openXlsx(const ZipArchive& archive);

}  // namespace epsiscope
