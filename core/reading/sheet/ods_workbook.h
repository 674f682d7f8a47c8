#pragma once

#include "core/reading/sheet/workbook.h"

namespace epsiscope {

/// An OpenDocument spreadsheet (.ods). Precondition: the archive has a content.xml. Throws SheetFault for
/// documents that are no spreadsheets. Throws Cancelled.
std::unique_ptr<Workbook> openOds(const ZipArchive& archive, const GoOn& goOn);

}  // namespace epsiscope
